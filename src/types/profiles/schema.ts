import { z } from "zod";
import { inEditorsLanguage } from "../../content/messages/messages.ts";
import { authored, newPortrait } from "../../content/schema/authored.ts";
import type { DocumentOf, SummaryOf } from "../../content/schema/document.ts";
import { FILE_WORDS, numbered } from "../../content/schema/file-names.ts";
import { CREDIT_ROLES } from "../../shared/credits/credit-words.ts";
import { markCredits } from "../../content/compiler/document/tagged.ts";
import { draft, optionalLongText, optionalText, text } from "../../content/schema/fields/basic.ts";
import { optionalLink } from "../../content/schema/fields/links.ts";
import { described, describedType } from "../../content/schema/metadata.ts";
import { portraitImage } from "../../content/schema/fields/pictures.ts";

const texts = inEditorsLanguage({
  es: {
    fullName: {
      title: "Nombre y apellido",
      description: "Como se leen en la fila; podés dejarla vacía.",
      examples: ["Nina Cobo"],
    },
    nameRow: { title: "Nombre", description: "La primera fila, con su enlace." },
    occupation: {
      title: "Ocupación",
      description: "A qué se dedica; podés dejar la fila vacía.",
      examples: ["Sombrerera"],
    },
    age: { title: "Edad", description: "En cifras o en palabras; podés dejar la fila vacía.", examples: ["34"] },
    style: {
      title: "Estilo",
      description: "Cómo se viste, en sus palabras; podés dejar la fila vacía.",
      examples: ["Un living de los setenta con las persianas bajas"],
    },
    brands: {
      title: "Marcas",
      description: "Las que usa, separadas por comas; podés dejar la fila vacía.",
      examples: ["Yacaré, Casa Lino"],
    },
    title: {
      title: "Título del perfil",
      description: "Se lee grande, arriba de los retratos.",
      examples: ["Nina Cobo"],
    },
    images: {
      title: "Retratos",
      description: "Van en el orden en que se ven, siempre verticales; hace falta por lo menos uno.",
    },
    credits: { title: "Filas", description: "Lo que se lee al lado de los retratos." },
    document: { title: "Perfil del club", plural: "Perfiles del club", description: "Un perfil de Club Pompa." },
    needsImage: "Hace falta por lo menos una imagen.",
  },
  en: {
    fullName: { title: "Full name", description: "As read in the row; it can be left empty.", examples: ["Nina Cobo"] },
    nameRow: { title: "Name", description: "The first row, with its link." },
    occupation: {
      title: "Occupation",
      description: "What they do; the row can be left empty.",
      examples: ["Milliner"],
    },
    age: { title: "Age", description: "In figures or in words; the row can be left empty.", examples: ["34"] },
    style: {
      title: "Style",
      description: "How they dress, in their words; the row can be left empty.",
      examples: ["A seventies living room with the blinds down"],
    },
    brands: {
      title: "Brands",
      description: "Those they wear, separated by commas; the row can be left empty.",
      examples: ["Yacare, Casa Lino"],
    },
    title: { title: "Profile title", description: "Shown large, above the portraits.", examples: ["Nina Cobo"] },
    images: {
      title: "Portraits",
      description: "In the order in which they are shown, always portrait; at least one is needed.",
    },
    credits: { title: "Rows", description: "What is read beside the portraits." },
    document: { title: "Club profile", plural: "Club profiles", description: "A profile of Club Pompa." },
    needsImage: "At least one image is needed.",
  },
});

const nameRow = z.strictObject({
  name: described(optionalText, texts.fullName),
  link: optionalLink,
});

/** Rows of a profile, each of which may be empty. */
const rows = z.strictObject({
  name: described(
    markCredits(nameRow, (row) => ({ ...row, role: CREDIT_ROLES.club, field: "name" })),
    texts.nameRow,
  ),
  occupation: described(optionalText, texts.occupation),
  /** The age is text, because it may be empty or written in words. */
  age: described(optionalText, texts.age),
  style: described(optionalLongText, texts.style),
  brands: described(optionalLongText, texts.brands),
});

const fields = z.strictObject({
  title: described(text, texts.title),
  images: described(z.array(portraitImage).min(1, texts.needsImage), texts.images),
  credits: described(rows, texts.credits),
  draft,
});

/** Document type of the members of the community section, Club Pompa. */
const profiles = authored({
  extension: ".yaml",
  schema: describedType(fields, texts.document),
  titledAfterPerson: true,
  start: {
    words: ["profile", "profiles", "perfil"],
    slug: numbered(FILE_WORDS.profile),
    fields: ({ slug, name }) => ({
      title: name,
      images: [newPortrait(slug, FILE_WORDS.portrait)],
      credits: { name: { name, link: "" }, occupation: "", age: "", style: "", brands: "" },
      draft: true,
    }),
  },
});

export default profiles;

export type Profile = DocumentOf<typeof profiles>;
export type ProfileSummary = SummaryOf<typeof profiles>;

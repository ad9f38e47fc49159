import { z } from "zod";
import { authored, newPortrait } from "./authored.ts";
import { numbered } from "./file-names.ts";
import { crediting } from "../compiler/document/credited.ts";
import { draft, optionalLongText, optionalText, text } from "./fields.ts";
import { optionalLink } from "./links.ts";
import { described, documentType } from "./metadata.ts";
import { portraitImage } from "./pictures.ts";

const nameRow = z.strictObject({
  name: described(optionalText, {
    title: "Nombre y apellido",
    description: "Como se leen en la fila; podés dejarla vacía.",
    examples: ["Nina Cobo"],
  }),
  link: optionalLink,
});

/** Every row may be empty. */
const rows = z.strictObject({
  name: described(
    crediting(nameRow, (row) => ({ ...row, role: "Club Pompa", field: "name" })),
    { title: "Nombre", description: "La primera fila, con su enlace." },
  ),
  occupation: described(optionalText, {
    title: "Ocupación",
    description: "A qué se dedica; podés dejar la fila vacía.",
    examples: ["Sombrerera"],
  }),
  /** Text, because an age may be left empty or told in words. */
  age: described(optionalText, {
    title: "Edad",
    description: "En cifras o en palabras; podés dejar la fila vacía.",
    examples: ["34"],
  }),
  style: described(optionalLongText, {
    title: "Estilo",
    description: "Cómo se viste, en sus palabras; podés dejar la fila vacía.",
    examples: ["Un living de los setenta con las persianas bajas"],
  }),
  brands: described(optionalLongText, {
    title: "Marcas",
    description: "Las que usa, separadas por comas; podés dejar la fila vacía.",
    examples: ["Yacaré, Casa Lino"],
  }),
});

const fields = z.strictObject({
  title: described(text, {
    title: "Título del perfil",
    description: "Se lee grande, arriba de los retratos.",
    examples: ["Nina Cobo"],
  }),
  images: described(z.array(portraitImage).min(1, "Hace falta por lo menos una imagen."), {
    title: "Retratos",
    description: "Van en el orden en que se ven, siempre verticales; hace falta por lo menos uno.",
  }),
  credits: described(rows, {
    title: "Filas",
    description: "Lo que se lee al lado de los retratos.",
  }),
  draft,
});

/** A member of the community section, Club Pompa. */
export const profiles = authored({
  extension: ".yaml",
  schema: documentType(fields, {
    title: "Perfil del club",
    plural: "Perfiles del club",
    description: "Un perfil de Club Pompa.",
  }),
  start: {
    words: ["profile", "profiles", "perfil"],
    slug: numbered("industria"),
    fields: ({ slug, name }) => ({
      title: name,
      images: [newPortrait(slug, "retrato")],
      credits: { name: { name, link: "" }, occupation: "", age: "", style: "", brands: "" },
      draft: true,
    }),
  },
});

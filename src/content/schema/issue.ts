import { z } from "zod";
import { authored, newCredit, newPicture } from "./authored.ts";
import { capitalized } from "./file-names.ts";
import { nextLook, nextNumber } from "./next-issue.ts";
import { crediting } from "../compiler/document/credited.ts";
import { accentColor } from "./colors.ts";
import { credit, thanksEntry } from "./credits.ts";
import { draft, language, markdown, published, text } from "./fields.ts";
import { formerAddresses, ownPath } from "./links.ts";
import { choice, described, documentType } from "./metadata.ts";
import { gallery, image } from "./pictures.ts";

const credits = z.strictObject({
  col1: described(z.array(credit).default([]), {
    title: "Primera columna",
    description: "Los créditos que se leen primero.",
  }),
  col2: described(z.array(credit).default([]), {
    title: "Segunda columna",
    description: "Los créditos que siguen, al lado de los primeros.",
  }),
  col3: described(credit.optional(), {
    title: "Estudio",
    description: "Uno solo, debajo de la segunda columna; podés no ponerlo.",
  }),
  thanks: described(z.array(thanksEntry).default([]), {
    title: "Agradecimientos",
    description: "Se leen debajo de la segunda columna; podés no ponerlos.",
  }),
  specialThanks: described(z.array(thanksEntry).default([]), {
    title: "Agradecimientos especiales",
    description: "Siguen a los demás; podés no ponerlos.",
  }),
});

const fields = z.strictObject({
  number: described(text, {
    title: "Número",
    description: "Se lee tal como lo escribas, en cifras o en palabras; no ordena la lista.",
    examples: ["#80", "Spring Issue"],
  }),
  name: described(text, {
    title: "Nombre",
    description: "El de quien protagoniza el número.",
    examples: ["Mora Vidal"],
  }),
  published,
  color: described(accentColor, {
    title: "Color del número",
    description: "El de sus líneas y de su cifra; tiene que leerse bien sobre negro.",
    examples: ["#39FF14"],
  }),
  layout: described(choice(["bri", "cami"], { bri: "tapa a la izquierda", cami: "tapa a la derecha" }), {
    title: "Lugar de la tapa",
    description: "De qué lado se ve en la lista; el texto va del otro.",
  }),
  image: described(image, { title: "Tapa", description: "La imagen del número, en la lista y en su página." }),
  link: ownPath.optional().meta({ examples: ["/ninacobo"] }),
  credits: described(credits, {
    title: "Créditos",
    description: "Quiénes hicieron el número, en columnas, y los agradecimientos.",
  }),
  presentation: described(markdown.optional(), {
    title: "Presentación",
    description: "El texto de la página, en Markdown; podés no ponerla.",
  }),
  gallery,
  lang: language,
  formerAddresses,
  draft,
});

const featuring = crediting(fields, ({ name }) => ({ name, role: "Protagonista", field: "name" }));

/** A numbered issue, themed by a featured artist, and its creator page. */
export const issues = authored({
  extension: ".yaml",
  schema: documentType(featuring, {
    title: "Número",
    plural: "Números",
    description: "Un número de la revista y la página de quien lo protagoniza.",
  }),
  slug: { pattern: /^\p{Lu}/u, expected: "empezar con mayúscula, como MoraVidal.yaml" },
  detail: ["presentation", "gallery"],
  unique: ["number"],
  start: {
    words: ["issue", "issues", "numero", "número"],
    slug: capitalized,
    fields: ({ slug, name, today, existing }) => ({
      number: nextNumber(existing),
      name,
      published: today,
      ...nextLook(existing),
      image: newPicture(slug, "tapa"),
      credits: { col1: [newCredit("Dirección general")], col2: [] },
      draft: true,
    }),
  },
});

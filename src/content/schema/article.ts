import { z } from "zod";
import { authored, newPicture } from "./authored.ts";
import { capitalized } from "./file-names.ts";
import { body, draft, language, published, subtitle, text } from "./fields.ts";
import { formerAddresses, ownPath } from "./links.ts";
import { described, documentType } from "./metadata.ts";
import { image } from "./pictures.ts";
import { reference } from "./reference.ts";

const fields = z.strictObject({
  headline: described(text, {
    title: "Título de la nota",
    description: "Encabeza su tarjeta en la lista y su página.",
    examples: ["El telar no está quieto"],
  }),
  subtitle,
  published,
  image: described(image, { title: "Imagen de la nota", description: "Va en la lista y arriba del texto." }),
  author: described(reference("team", { role: "Texto" }).optional(), {
    title: "Firma",
    description: "La persona del equipo que la escribió; podés no ponerla.",
    examples: ["julia-benavidez"],
  }),
  link: ownPath.optional().meta({ examples: ["/News/ana"] }),
  lang: language,
  formerAddresses,
  draft,
  body,
});

/** A card of /news and the article behind it. */
export const articles = authored({
  extension: ".md",
  schema: documentType(fields, {
    title: "Nota",
    plural: "Notas",
    description: "Una nota: su tarjeta en /news y su página.",
  }),
  detail: ["body"],
  start: {
    words: ["article", "articles", "nota"],
    slug: capitalized,
    fields: ({ slug, name, today }) => ({
      headline: name,
      published: today,
      image: newPicture(slug, "portada"),
      draft: true,
    }),
  },
});

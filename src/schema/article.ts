import { z } from "zod";
import { body, draft, image, language, published, ownPath, subtitle, text } from "./fields.ts";
import { reference } from "./reference.ts";

/** A card of /news and the article behind it. */
export const article = z
  .strictObject({
    headline: text.describe("Título de la nota, por ejemplo: El telar no está quieto."),
    subtitle,
    published,
    image: image.describe("La imagen de la nota, en la lista y arriba del texto."),
    author: reference("team")
      .optional()
      .describe("Quién la firma: el nombre de su archivo en team/, por ejemplo julia-benavidez."),
    link: ownPath
      .optional()
      .describe("Dirección de la nota, sólo si lleva otras mayúsculas que el archivo, por ejemplo /News/ana."),
    lang: language,
    draft,
    body,
  })
  .describe("Una nota: su tarjeta en /news y su página.");

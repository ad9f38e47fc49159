import { z } from "zod";
import { authored, newCredit, newPicture } from "./authored.ts";
import { capitalized } from "./file-names.ts";
import { CARD_CATEGORIES } from "../../shared/magazine/card-category.ts";
import { credit } from "./credits.ts";
import { body, draft, language, published, subtitle, text } from "./fields.ts";
import { formerAddresses, ownPath } from "./links.ts";
import { choice, described, documentType } from "./metadata.ts";
import { gallery, image } from "./pictures.ts";
import { problem } from "../problems.ts";

const VIDEO = "Tiene que ser el nombre de un video MP4 o WebM.";

const videoFile = z
  .string(VIDEO)
  .regex(/\.([Mm][Pp]4|[Ww][Ee][Bb][Mm])$/, VIDEO)
  .meta({ control: "file" })
  .transform((src) => ({ kind: "file" as const, src }));

const categories = choice(CARD_CATEGORIES, {
  "VER TODO": "sin botón propio, se ve sólo con todas",
  CALZADO: "calzado",
  INDUMENTARIA: "indumentaria",
  ACCESORIOS: "accesorios",
  VIDEO: "video en lugar de la imagen, sin botón propio",
});

const fields = z
  .strictObject({
    type: described(z.literal("horizontal").default("horizontal"), {
      title: "Forma de la tarjeta",
      description: "Es siempre la misma; podés no ponerla.",
    }),
    category: described(categories, {
      title: "Categoría",
      description: "Con qué botón de /made-in-arg se la encuentra. La de video pide también el archivo del video.",
    }),
    title: described(text, {
      title: "Título de la tarjeta",
      description: "Es también el de la página del proyecto.",
      examples: ["Sereinne"],
    }),
    subtitle,
    published,
    image: described(image, {
      title: "Imagen de la tarjeta",
      description: "Va en la lista y en la página del proyecto.",
    }),
    link: ownPath.optional().meta({ examples: ["/proyecto/conie"] }),
    video: described(videoFile.optional(), {
      title: "Video",
      description: "Un archivo MP4 o WebM, que en la categoría VIDEO va en lugar de la imagen.",
      examples: ["Sereinne/corto.mp4"],
    }),
    gallery,
    credits: described(z.array(credit).default([]), {
      title: "Créditos",
      description: "Quiénes hicieron el proyecto; podés no ponerlos.",
    }),
    lang: language,
    formerAddresses,
    draft,
    body,
  })
  .refine(({ category, video }) => category !== "VIDEO" || video !== undefined, {
    path: ["video"],
    params: problem("missing-video"),
    error: "Una tarjeta de categoría VIDEO necesita el campo video.",
  })
  // The refinement above, for JSON Schema.
  .meta({ if: { properties: { category: { not: { const: "VIDEO" } } } }, else: { required: ["video"] } });

/** A card of /made-in-arg and the project page behind it. */
export const cards = authored({
  extension: ".md",
  schema: documentType(fields, {
    title: "Tarjeta",
    plural: "Tarjetas",
    description: "Una tarjeta de /made-in-arg y la página de su proyecto.",
  }),
  detail: ["body", "gallery", "credits"],
  start: {
    words: ["card", "cards", "tarjeta", "proyecto"],
    slug: capitalized,
    fields: ({ slug, name, today }) => ({
      category: null,
      title: name,
      published: today,
      image: newPicture(slug, "portada"),
      credits: [newCredit("Diseño")],
      draft: true,
    }),
  },
});

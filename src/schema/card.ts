import { z } from "zod";
import { CARD_CATEGORIES } from "../magazine/card-category.ts";
import { body, credit, draft, gallery, image, language, published, ownPath, subtitle, text } from "./fields.ts";
import { problem } from "./problems.ts";

const VIDEO = "Tiene que ser el nombre de un video MP4 o WebM.";

/** A card of /made-in-arg and the project page behind it. */
export const card = z
  .strictObject({
    type: z.literal("horizontal").default("horizontal").describe("Forma de la tarjeta: siempre horizontal."),
    category: z
      .enum(CARD_CATEGORIES)
      .describe(`Categoría de la tarjeta: ${CARD_CATEGORIES.join(", ")}; VIDEO pide también el campo video.`),
    title: text.describe("Título de la tarjeta y del proyecto, por ejemplo Sereinne."),
    subtitle,
    published,
    image: image.describe("La imagen de la tarjeta y del proyecto."),
    link: ownPath
      .optional()
      .describe("Dirección del proyecto, sólo si lleva otras mayúsculas que el archivo, por ejemplo /proyecto/conie."),
    video: z
      .string(VIDEO)
      .regex(/\.([Mm][Pp]4|[Ww][Ee][Bb][Mm])$/, VIDEO)
      .transform((src) => ({ kind: "file" as const, src }))
      .optional()
      .describe("Video MP4 o WebM que en la categoría VIDEO va en lugar de la imagen, por ejemplo Sereinne/corto.mp4."),
    gallery,
    credits: z.array(credit).default([]).describe("Quiénes hicieron el proyecto; podés no ponerlos."),
    lang: language,
    draft,
    body,
  })
  .refine(({ category, video }) => category !== "VIDEO" || video !== undefined, {
    path: ["video"],
    params: problem("missing-video"),
    error: "Una tarjeta de categoría VIDEO necesita el campo video.",
  })
  .meta({
    description: "Una tarjeta de /made-in-arg y la página de su proyecto.",
    // The refinement above, for JSON Schema.
    if: { properties: { category: { not: { const: "VIDEO" } } } },
    else: { required: ["video"] },
  });

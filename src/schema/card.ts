import { z } from "zod";
import { CARD_CATEGORIES } from "./card-category.ts";
import { credit, galleryImage, image, isoDate, language, markdown, optionalText, sitePath, text } from "./fields.ts";

/** A card of /made-in-arg and the project page behind it (specification, section 3). */
export const card = z
  .strictObject({
    type: z.literal("horizontal").default("horizontal"),
    category: z.enum(CARD_CATEGORIES),
    title: text,
    subtitle: optionalText,
    published: isoDate,
    image,
    /** Address of the project page, when its letter case differs from the name of the file. */
    link: sitePath.optional(),
    /** An MP4 or WebM beside the file, shown instead of the picture when the category is VIDEO. */
    video: z
      .string()
      .regex(/\.(mp4|webm)$/i, "Tiene que ser el nombre de un video MP4 o WebM.")
      .transform((src) => ({ kind: "file" as const, src }))
      .optional(),
    gallery: z.array(galleryImage).default([]),
    credits: z.array(credit).default([]),
    lang: language,
    body: markdown,
  })
  .refine(({ category, video }) => category !== "VIDEO" || video !== undefined, {
    path: ["video"],
    error: "Una tarjeta de categoría VIDEO necesita el campo video.",
  });

import { z } from "zod";
import { contrast } from "./contrast.ts";
import { credit, galleryImage, hexColor, language, MINIMUM_CONTRAST, text } from "./fields.ts";

/** An editorial project of /Editorials, with its gallery and credits (specification, section 3). */
export const editorial = z
  .strictObject({
    title: text,
    /** Colour of the title and of the rules, read on `bgColor`. */
    color: hexColor,
    bgColor: hexColor,
    titlePosition: z.enum(["left", "right"]),
    images: z.array(galleryImage).min(1, "Hace falta por lo menos una imagen."),
    credits: z.strictObject({
      left: z.array(credit).default([]),
      right: z.array(credit).default([]),
    }),
    lang: language,
  })
  .refine(({ color, bgColor }) => contrast(color, bgColor) >= MINIMUM_CONTRAST, {
    path: ["color"],
    error: `El título no se lee sobre el fondo: entre color y bgColor hace falta un contraste de ${MINIMUM_CONTRAST} o más.`,
  });

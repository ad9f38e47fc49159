import { z } from "zod";
import { contrast } from "../magazine/contrast.ts";
import { credit, draft, galleryImage, hexColor, inSpanish, language, MINIMUM_CONTRAST, text } from "./fields.ts";
import { problem } from "./problems.ts";

/** An editorial project of /Editorials, with its gallery and credits. */
export const editorial = z
  .strictObject({
    title: text.describe("Título del editorial, por ejemplo Unweaving Threads."),
    color: hexColor.describe(
      'Color del título y de las líneas, entre comillas, por ejemplo "#000000"; tiene que leerse bien sobre bgColor.',
    ),
    bgColor: hexColor.describe('Color del fondo, entre comillas, por ejemplo "#EDE6D6".'),
    titlePosition: z.enum(["left", "right"]).describe("Lado del título: left, a la izquierda; right, a la derecha."),
    images: z
      .array(galleryImage)
      .min(1, "Hace falta por lo menos una imagen.")
      .describe("Las fotos del editorial, en el orden en que se ven: por lo menos una."),
    credits: z
      .strictObject({
        left: z.array(credit).default([]).describe("Los créditos de la columna izquierda."),
        right: z.array(credit).default([]).describe("Los créditos de la columna derecha."),
      })
      .describe("Quiénes hicieron el editorial, en dos columnas."),
    lang: language,
    draft,
  })
  .refine(({ color, bgColor }) => contrast(color, bgColor) >= MINIMUM_CONTRAST, {
    path: ["color"],
    params: problem("low-contrast"),
    error: `El título no se lee sobre el fondo: entre color y bgColor hace falta un contraste de ${inSpanish(MINIMUM_CONTRAST)} o más.`,
  })
  .describe("Un editorial de /Editorials, con sus fotos y sus créditos.");

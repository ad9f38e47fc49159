/** Colours, and how legible they have to be. */
import { z } from "zod";
import { contrastOnBlack, MINIMUM_CONTRAST } from "../../shared/magazine/contrast.ts";
import { problem } from "../problems.ts";

/** A ratio as editors read it: `4,5`. */
export const inSpanish = (ratio: number) => ratio.toFixed(1).replace(".", ",");

export const hexColor = z
  .string('Tiene que ser un color entre comillas, por ejemplo "#39FF14".')
  .regex(/^#[0-9a-fA-F]{6}$/, {
    error: 'Tiene que ser un color de seis cifras hexadecimales, por ejemplo "#39FF14".',
    // What is no colour has no contrast either.
    abort: true,
  })
  .meta({ control: "color" });

/** A colour that is read as text or line on the black page. */
export const accentColor = hexColor.refine((color) => contrastOnBlack(color) >= MINIMUM_CONTRAST, {
  params: problem("low-contrast"),
  error: ({ input }) =>
    `${String(input)} tiene un contraste de ${inSpanish(contrastOnBlack(String(input)))} sobre negro y hace falta ${inSpanish(MINIMUM_CONTRAST)} o más: elegí un tono más claro.`,
});

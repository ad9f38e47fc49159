/** Colours, and how legible they have to be. */
import { z } from "zod";
import { words } from "../words/words.ts";
import { contrastOnBlack, MINIMUM_CONTRAST } from "../../shared/magazine/contrast.ts";
import { problem } from "../problems.ts";

const RATIO = new Intl.NumberFormat(words.report.locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A ratio as editors read it: `4,5`. */
export const inWords = (ratio: number) => RATIO.format(ratio);

export const hexColor = z
  .string(words.colors.quoted)
  .regex(/^#[0-9a-fA-F]{6}$/, {
    error: words.colors.digits,
    // What is no colour has no contrast either.
    abort: true,
  })
  .meta({ control: "color" });

/** A colour that is read as text or line on the black page. */
export const accentColor = hexColor.refine((color) => contrastOnBlack(color) >= MINIMUM_CONTRAST, {
  params: problem("low-contrast"),
  error: ({ input }) =>
    words.colors.lowOnBlack(String(input), inWords(contrastOnBlack(String(input))), inWords(MINIMUM_CONTRAST)),
});

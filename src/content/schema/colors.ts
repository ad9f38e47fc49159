/** Colours, and how legible they have to be. */
import { z } from "zod";
import { words } from "../words/words.ts";
import { GROUND, SCHEME } from "../../shared/magazine/colors.ts";
import { contrast, MINIMUM_CONTRAST } from "../../shared/magazine/contrast.ts";
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

/** A colour that is read as text or line on the ground of pages. */
export const accentColor = hexColor.refine((color) => contrast(color, GROUND) >= MINIMUM_CONTRAST, {
  params: problem("low-contrast"),
  error: ({ input }) =>
    words.colors.lowOnGround(
      String(input),
      inWords(contrast(String(input), GROUND)),
      inWords(MINIMUM_CONTRAST),
      SCHEME === "dark",
    ),
});

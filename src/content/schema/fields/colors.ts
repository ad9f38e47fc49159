/** Colours and their required contrast. */
import { z } from "zod";
import { messages } from "../../messages/messages.ts";
import { GROUND, SCHEME } from "../../../shared/colors/colors.ts";
import { contrast, MINIMUM_CONTRAST } from "../../../shared/colors/contrast.ts";
import { problem } from "../../rules.ts";

const RATIO = new Intl.NumberFormat(messages.report.locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Formats a ratio for editors: `4,5`. */
export const inWords = (ratio: number) => RATIO.format(ratio);

export const hexColor = z
  .string(messages.colors.quoted)
  .regex(/^#[0-9a-fA-F]{6}$/, {
    error: messages.colors.digits,
    // An invalid colour has no contrast to check.
    abort: true,
  })
  .meta({ control: "color" });

/** A colour for text or lines on the background of pages. */
export const accentColor = hexColor.refine((color) => contrast(color, GROUND) >= MINIMUM_CONTRAST, {
  params: problem("low-contrast"),
  error: ({ input }) =>
    messages.colors.lowOnGround(
      String(input),
      inWords(contrast(String(input), GROUND)),
      inWords(MINIMUM_CONTRAST),
      SCHEME === "dark",
    ),
});

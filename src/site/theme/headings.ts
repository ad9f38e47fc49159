/** How headings and taglines are written, whatever their size. */
import { HEADING_WEIGHT, IN_CAPITALS, TAGLINE_STYLE, TAGLINE_WEIGHT } from "../../shared/magazine/headings.ts";

const weightOf = (weight: number | undefined) => (weight ? { fontWeight: `${weight}` } : {});

export const HEADING = { fontFamily: "heading", ...weightOf(HEADING_WEIGHT) };

export const HEADING_CASE = IN_CAPITALS ? "uppercase" : "none";

export const TAGLINE = { fontFamily: "tagline", fontStyle: TAGLINE_STYLE, ...weightOf(TAGLINE_WEIGHT) };

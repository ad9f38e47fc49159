import magazine from "#magazine";

const { heading, tagline } = magazine.fonts;

/** Whether headings are set in capitals. */
export const IN_CAPITALS = heading.capitals ?? false;

/** Weight of headings; `undefined` if the configuration sets no weight. */
export const HEADING_WEIGHT = heading.weight;
/** Weight of taglines; `undefined` if the configuration sets no weight. */
export const TAGLINE_WEIGHT = tagline.weight;
export const TAGLINE_STYLE = tagline.style ?? "normal";

import magazine from "#magazine";

const { heading, tagline } = magazine.fonts;

/** Headings are set in capitals. */
export const IN_CAPITALS = heading.capitals ?? false;

/** Weights and style, where the magazine says them. */
export const HEADING_WEIGHT = heading.weight;
export const TAGLINE_WEIGHT = tagline.weight;
export const TAGLINE_STYLE = tagline.style ?? "normal";

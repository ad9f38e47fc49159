import grain from "./grain.webp";

/** The grain of paper, as a `background-image`. */
export const GRAIN = `url(${grain})`;

import grain from "./grain.webp";

/** Styles that draw the grain of paper as a background image. */
export const GRAIN = {
  backgroundImage: `url(${grain})`,
  "@media (forced-colors: active), (prefers-contrast: more)": { backgroundImage: "none" },
};

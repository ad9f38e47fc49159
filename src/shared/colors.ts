/** The palette of the house, for whatever names a colour: also for files that are made without the theme's library. */
export const colors = {
  black: "#000000",
  white: "#FFFFFF",
  transparent: "transparent",
  ink: "#0B0B0B",
  ash: "#B9B9B4",
  line: "rgba(255, 255, 255, 0.24)",
  veil: "rgba(0, 0, 0, 0.72)",
  neon: "#39FF14",
  green: "#00A651",
  greenLight: "#00B85A",
  pink: "#FF2D95",
  pinkLight: "#FF7ABD",
  blue: "#0033FF",
} as const;

/** Colours as three channels of 0 to 255, and the inks, papers and silks of the house. */

export type Color = readonly [red: number, green: number, blue: number];

export function color(hex: string): Color {
  return [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as unknown as Color;
}

export const NEON = "#39FF14";
export const PINK = "#FF2D95";

/** Lines on a ground; those of the night take any accent. */
export const NIGHT = { ground: "#050505", line: "#F1EFE8" };
export const DAY = { ground: "#EDE6D6", line: "#111111", accent: "#0033FF" };

/** One ink on one paper: a dark ink on a light paper, or a light one on a dark. */
export type Print = readonly [ink: string, paper: string];

export const PRINTS: readonly Print[] = [
  ["#0A0A0A", "#EDE6D6"],
  ["#0A0A0A", "#39FF14"],
  ["#0033FF", "#EDE6D6"],
  ["#0A0A0A", "#FF2D95"],
  ["#5A0F1C", "#F2C9C4"],
  ["#0A0A0A", "#E0A82E"],
  ["#0B3D2E", "#BFE8D2"],
  ["#0A0A0A", "#D9ECF2"],
  ["#FFFFFF", "#0033FF"],
  ["#EDE6D6", "#0A0A0A"],
];

export type Silk = readonly [shadow: string, cloth: string, light: string];

export const SILKS: readonly Silk[] = [
  ["#05140A", "#00A651", "#D8FFE0"],
  ["#1C0212", "#FF2D95", "#FFE3F1"],
  ["#03072B", "#0033FF", "#C9D6FF"],
  ["#14060A", "#7A1526", "#F4C7BE"],
  ["#0A0A0A", "#5B5B58", "#F4F1EA"],
  ["#1E1403", "#C98A12", "#FFF0C9"],
  ["#07110F", "#2A6F6B", "#DDF5F0"],
  ["#120A1C", "#6A3FB0", "#E9DBFF"],
];

/** The colours of the magazine, for whatever names one: also for files that are made without the theme's library. */
import magazine from "#magazine";
import { contrast } from "./contrast.ts";
import { PRINT_COLORS } from "./color-names.ts";
import type { Role } from "../magazine/define-magazine.ts";

const { palette, roles } = magazine.colors;

/** By name. */
export const colors: Readonly<Record<string, string>> = { ...PRINT_COLORS, transparent: "transparent", ...palette };

/** The value of what has a role. */
export const colorOf = (role: Role): string => colors[roles[role]] ?? "";

/** The name of what has a role. */
export const colorName = (role: Role): string => roles[role];

export const GROUND = colorOf("ground");

/** On which ground pages are. */
export const SCHEME = contrast(GROUND, PRINT_COLORS.white) > contrast(GROUND, PRINT_COLORS.black) ? "dark" : "light";

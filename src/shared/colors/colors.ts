/** Colours of the magazine by name and by role, also for code that does not load the theme's library. */
import magazine from "#magazine";
import { contrast } from "./contrast.ts";
import { PRINT_COLORS } from "./color-names.ts";
import type { Role } from "../magazine/define-magazine.ts";

const { palette, roles } = magazine.colors;

/** Values of all colours by name. */
export const colors: Readonly<Record<string, string>> = { ...PRINT_COLORS, transparent: "transparent", ...palette };

/** Returns the value of the colour that has a role. */
export const colorOf = (role: Role): string => colors[roles[role]] ?? "";

/** Returns the name of the colour that has a role. */
export const colorName = (role: Role): string => roles[role];

export const GROUND = colorOf("ground");

/** Colour scheme of pages: dark if white contrasts more than black with the colour of the role `ground`. */
export const SCHEME = contrast(GROUND, PRINT_COLORS.white) > contrast(GROUND, PRINT_COLORS.black) ? "dark" : "light";

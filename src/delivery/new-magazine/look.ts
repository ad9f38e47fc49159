/**
 * The look of a new magazine: its typefaces, and its colours, which are computed from a background and an accent
 * colour.
 */
import { contrast, MINIMUM_CONTRAST, MORE_CONTRAST } from "../../shared/colors/contrast.ts";
import type { Role, Magazine } from "../../shared/magazine/define-magazine.ts";
import { PRINT_COLORS } from "../../shared/colors/color-names.ts";
import { colors } from "../build/configuration/check-colors.ts";

export interface Look {
  palette: Record<string, string>;
  roles: Record<Role, string>;
}

const ROLES: Record<Role, string> = {
  ground: "paper",
  raised: "sheet",
  veil: "paper",
  text: "ink",
  muted: "slate",
  line: "line",
  primary: "ink",
  secondary: "tint",
  news: "brand",
  club: "brand",
  clubStrong: "brandStrong",
  accent: "brand",
  accentStrong: "brandStrong",
  focus: "brand",
  found: "brand",
};

export function lookOf(paper: string, brand: string): Look {
  const { black, white } = PRINT_COLORS;
  const farthest = contrast(paper, white) > contrast(paper, black) ? white : black;
  const ink = findNearest(mix(farthest, brand, 0.12), farthest, (color) => contrast(color, paper) >= 2 * MORE_CONTRAST);
  const sheet = mix(paper, farthest, 0.04);
  const slate = findNearest(mix(ink, paper, 0.4), ink, (color) => contrast(color, sheet) >= MINIMUM_CONTRAST);
  const brandStrong = findNearest(brand, farthest, (color) => contrast(color, paper) >= MORE_CONTRAST);
  const tint = findNearest(mix(paper, brand, 0.2), paper, (color) => contrast(ink, color) >= MINIMUM_CONTRAST);
  const line = mix(paper, ink, 0.24);
  return { palette: { paper, sheet, ink, slate, line, tint, brand, brandStrong }, roles: ROLES };
}

/** Returns the colour roles, such as `text`, whose colours the check of the configuration would refuse. */
export function findIllegibleRoles(look: Look): string[] {
  const { error } = colors.safeParse(look);
  return (error?.issues ?? []).map(({ path }) => String(path.at(-1)));
}

const STEPS = 20;

/**
 * Mixes two colours in steps from `from` to `to`, and returns the first colour that `isAcceptable` accepts; `to` if
 * there is none.
 */
function findNearest(from: string, to: string, isAcceptable: (color: string) => boolean): string {
  const steps = Array.from({ length: STEPS }, (_, step) => mix(from, to, step / STEPS));
  return steps.find(isAcceptable) ?? to;
}

const channelsOf = (color: string) => [1, 3, 5].map((start) => parseInt(color.slice(start, start + 2), 16));

/** Mixes two colours. `share` is the share of the second colour, from 0 to 1. */
function mix(one: string, other: string, share: number): string {
  const others = channelsOf(other);
  const channels = channelsOf(one).map((channel, index) =>
    Math.round(channel * (1 - share) + (others[index] ?? 0) * share),
  );
  return `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`.toUpperCase();
}

type Fonts = Magazine["fonts"];

const INTER = { package: "@fontsource-variable/inter" };
const WORK_SANS = { package: "@fontsource-variable/work-sans" };
const ITALIC = { package: "@fontsource/instrument-serif", style: "italic" } as const;

/**
 * Typefaces from which the user chooses, by the name of the heading typeface. Each entry has matching typefaces for
 * headings, taglines and texts. All typefaces are installed with the project.
 */
export const FACES: Readonly<Record<string, Fonts>> = {
  Fraunces: {
    heading: { package: "@fontsource-variable/fraunces", weight: 600 },
    tagline: { package: "@fontsource-variable/fraunces", style: "italic" },
    body: WORK_SANS,
  },
  Anton: { heading: { package: "@fontsource/anton", capitals: true, bold: true }, tagline: ITALIC, body: INTER },
  "Instrument Serif": { heading: { package: "@fontsource/instrument-serif" }, tagline: ITALIC, body: WORK_SANS },
  Inter: { heading: { ...INTER, weight: 700 }, tagline: ITALIC, body: INTER },
  "Work Sans": { heading: { ...WORK_SANS, weight: 700 }, tagline: ITALIC, body: WORK_SANS },
};

export const FACE_NAMES = Object.keys(FACES);

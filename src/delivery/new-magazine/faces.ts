/** The faces from which the headings of a new magazine are chosen, and what goes with each; all are installed with the project. */
import type { Magazine } from "../../shared/magazine/define-magazine.ts";

type Fonts = Magazine["fonts"];

const INTER = { package: "@fontsource-variable/inter" };
const WORK_SANS = { package: "@fontsource-variable/work-sans" };
const ITALIC = { package: "@fontsource/instrument-serif", style: "italic" } as const;

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

/** The typefaces of the magazine. What stands in for them where they come late is computed when the site is built. */

/** A face of a package of Fontsource, whose files it names: https://fontsource.org/docs/getting-started/introduction */
export interface Typeface {
  package: string;
  /** `400`, or `100 900` where one file has them all. */
  weight: string;
  style: "normal" | "italic";
}

export interface MagazineFace extends Typeface {
  /** Its name in style sheets. */
  family: string;
  /** Which typefaces of a system look most like it. */
  kind: "sans" | "bold" | "serif";
  /** Where none of them is on the machine. */
  otherwise: string;
}

/** By what they are for. */
export const FACES = {
  heading: {
    package: "@fontsource/anton",
    family: "Anton",
    weight: "400",
    style: "normal",
    kind: "bold",
    otherwise: "Impact, sans-serif",
  },
  tagline: {
    package: "@fontsource/instrument-serif",
    family: "Instrument Serif",
    weight: "400",
    style: "italic",
    kind: "serif",
    otherwise: "Georgia, serif",
  },
  body: {
    package: "@fontsource-variable/inter",
    family: "Inter",
    weight: "100 900",
    style: "normal",
    kind: "sans",
    otherwise: "system-ui, sans-serif",
  },
} satisfies Record<string, MagazineFace>;

/** Texts in capitals, which have other widths than small letters, and what stands in for them too. */
export const FACE_USES = {
  heading: { face: FACES.heading, capitals: true },
  tagline: { face: FACES.tagline, capitals: false },
  body: { face: FACES.body, capitals: false },
  label: { face: FACES.body, capitals: true },
};

export type FaceUse = keyof typeof FACE_USES;

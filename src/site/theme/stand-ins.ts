/**
 * What stands in for the typefaces of the site until they have come: typefaces of operating systems with the measures of
 * ours, so that nothing moves then. https://drafts.csswg.org/css-fonts-5/#font-metrics-override-desc
 */

/** By the names under which browsers find them; those in one list have the same widths. */
const SANS = {
  Arial: ["Arial", "Helvetica", "Liberation Sans", "Arimo", "Nimbus Sans"],
  Roboto: ["Roboto"],
  Noto: ["Noto Sans", "Noto Sans Regular"],
  DejaVu: ["DejaVu Sans"],
};
const SERIF = {
  Times: ["Times New Roman Italic", "Liberation Serif Italic", "Tinos Italic", "Nimbus Roman Italic"],
  Noto: ["Noto Serif Italic"],
  DejaVu: ["DejaVu Serif Italic"],
};

interface Face<Local extends string> {
  local: Record<Local, readonly string[]>;
  /** Width of the web font ÷ width of the local one over the texts of the magazine, or what is next to it and moves fewer lines. */
  width: Record<Local, number>;
  /** Of the web font, above and below the baseline, as parts of its size. */
  ascent: number;
  descent: number;
}

const ANTON = { local: SANS, ascent: 1.1763, descent: 0.3291 };
const INSTRUMENT = { local: SERIF, ascent: 0.99, descent: 0.31 };
const INTER = { local: SANS, ascent: 0.9688, descent: 0.2412 };

/** Capitals have other widths than small letters. */
const FACES = {
  Anton: { ...ANTON, width: { Arial: 0.702, Roboto: 0.762, Noto: 0.738, DejaVu: 0.678 } },
  Serif: { ...INSTRUMENT, width: { Times: 0.876, Noto: 0.766, DejaVu: 0.703 } },
  Inter: { ...INTER, width: { Arial: 1.052, Roboto: 1.063, Noto: 1.012, DejaVu: 0.948 } },
  "Inter Caps": { ...INTER, width: { Arial: 0.982, Roboto: 1.065, Noto: 1.052, DejaVu: 0.992 } },
} satisfies Record<string, Face<keyof typeof SANS> | Face<keyof typeof SERIF>>;

const entries = Object.entries<Face<string>>(FACES);

/** The families that stand in for one, in the order in which they are tried. */
export const standInsOf = (face: keyof typeof FACES) =>
  Object.keys(FACES[face].local)
    .map((local) => `'${face} ${local}'`)
    .join(", ");

/** The rules that define them. */
export const standInFaces = entries.flatMap(([face, { local, width, ascent, descent }]) =>
  Object.entries(local).map(([name, files]) => {
    const size = width[name] ?? 1;
    const sources = files.map((file) => `local("${file}")`).join(",");
    return `@font-face{font-family:"${face} ${name}";src:${sources};size-adjust:${percent(size)};ascent-override:${percent(ascent / size)};descent-override:${percent(descent / size)};line-gap-override:0%}`;
  }),
);

function percent(part: number): string {
  return `${Math.round(part * 1000) / 10}%`;
}

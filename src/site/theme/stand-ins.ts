/**
 * What stands in for the typefaces of the magazine where they come late: typefaces of systems with the measures of ours. https://drafts.csswg.org/css-fonts-5/#font-metrics-override-desc
 */
import { FACE_USES, type FaceUse } from "../../shared/magazine/faces.ts";
import { SYSTEM_FACES, type SystemFace } from "./system-faces.ts";

/** Of a face of the magazine in one of its uses, as parts of its size. */
export interface Measures {
  /** Above and below the baseline. */
  ascent: number;
  descent: number;
  /** Of a letter of `SAMPLE` on average. */
  width: number;
}

const systemFaces = (use: FaceUse) => Object.entries<SystemFace>(SYSTEM_FACES[FACE_USES[use].face.kind]);

/** A list of `font-family`: the face, and then what stands in for it in the order in which it is tried. */
export function familiesOf(use: FaceUse): string {
  const { family, otherwise } = FACE_USES[use].face;
  const standIns = systemFaces(use).map(([name]) => `${use}-${name}`);
  return [`'${family}'`, ...standIns, otherwise].join(", ");
}

/** The rules that define the stand-ins. */
export const standInRules = (use: FaceUse, { ascent, descent, width }: Measures): string[] =>
  systemFaces(use).map(([name, { names, ...widths }]) => {
    const size = width / widths[FACE_USES[use].capitals ? "capitals" : "text"];
    const sources = names.map((each) => `local("${each}")`).join(",");
    return `@font-face{font-family:${use}-${name};src:${sources};size-adjust:${percent(size)};ascent-override:${percent(ascent / size)};descent-override:${percent(descent / size)};line-gap-override:0%}`;
  });

function percent(part: number): string {
  return `${Math.round(part * 1000) / 10}%`;
}

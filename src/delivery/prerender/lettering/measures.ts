import { Font } from "harfbuzzjs";
import { FACE_USES, type FaceUse } from "../../../shared/magazine/faces.ts";
import type { Measures } from "../../../site/theme/stand-ins.ts";
import { SAMPLE } from "../../../site/theme/system-faces.ts";
import { fontFile, openFace } from "./fontsource.ts";
import { shaped } from "./letter.ts";

/** What a stand-in needs to know of the face in whose place it stands. */
export async function measuresOf(use: FaceUse): Promise<Measures> {
  const { face, capitals } = FACE_USES[use];
  const font = new Font(await openFace(fontFile(face, "latin")));
  const { ascender, descender } = font.hExtents();
  const { upem } = font.face;
  return {
    ascent: ascender / upem,
    descent: -descender / upem,
    width: widthOf(font, capitals),
  };
}

/** Of a letter of the sample on average, as a part of the size. */
export const widthOf = (font: Font, capitals: boolean) =>
  shaped(capitals ? SAMPLE.toUpperCase() : SAMPLE, font).width / SAMPLE.length;

/** What the build finds in the packages of the faces, and puts here: `delivery/build/faces-plugin.ts`. */
import type { FACES, FaceUse } from "../../shared/magazine/faces.ts";
import type { Measures } from "./stand-ins.ts";

interface FontFile {
  face: keyof typeof FACES;
  set: "latin" | "latin-ext";
  url: string;
  /** Its letters, as `unicode-range` has them. */
  range: string;
}

export const fontFiles: readonly FontFile[] = [];

export const measures: Partial<Record<FaceUse, Measures>> = {};

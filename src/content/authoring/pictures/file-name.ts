import { hyphenated } from "../../schema/file-names.ts";

/** Longest name without its ending, in letters. */
const LONGEST = 60;
/** Windows opens devices by these names, whatever the ending is. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/** `Foto final (2).JPG` → `foto-final-2`: letters of English, digits and hyphens. */
export function plainName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? "";
  const plain = hyphenated(last.replace(/\.\w{1,5}$/, "")) || "imagen";
  return RESERVED.test(plain) ? `imagen-${plain}` : shortened(plain, LONGEST);
}

/** `tapa`, `tapa-2`, `tapa-3`. */
export function numberedName(name: string, number: number): string {
  if (number === 1) return name;
  const suffix = `-${number}`;
  return shortened(name, LONGEST - suffix.length) + suffix;
}

const shortened = (name: string, letters: number) => name.slice(0, letters).replace(/-$/, "");

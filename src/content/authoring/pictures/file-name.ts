import { hyphenated } from "../../schema/file-names.ts";

/** The maximum length of a name in characters, without its extension. */
const LONGEST = 60;
/** Matches names that Windows reserves for devices, with any extension. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/** Makes a file name of ASCII letters, digits and hyphens: `Foto final (2).JPG` → `foto-final-2`. */
export function plainName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? "";
  const plain = hyphenated(last.replace(/\.\w{1,5}$/, "")) || "imagen";
  return RESERVED.test(plain) ? `imagen-${plain}` : shortened(plain, LONGEST);
}

/** Numbers a name: `tapa`, `tapa-2`, `tapa-3`. */
export function numberedName(name: string, number: number): string {
  if (number === 1) return name;
  const suffix = `-${number}`;
  return shortened(name, LONGEST - suffix.length) + suffix;
}

const shortened = (name: string, letters: number) => name.slice(0, letters).replace(/-$/, "");

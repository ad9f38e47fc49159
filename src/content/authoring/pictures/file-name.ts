import { FILE_WORDS, hyphenated } from "../../schema/file-names.ts";

/** The maximum length of a name in characters, without its extension. */
const MAXIMUM_LENGTH = 60;
/** Matches names that Windows reserves for devices, with any extension. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/** Makes a file name of ASCII letters, digits and hyphens: `Foto final (2).JPG` → `foto-final-2`. */
export function plainName(name: string): string {
  const baseName = name.split(/[/\\]/).at(-1) ?? "";
  const plain = hyphenated(baseName.replace(/\.\w{1,5}$/, "")) || FILE_WORDS.picture;
  return RESERVED.test(plain) ? `${FILE_WORDS.picture}-${plain}` : shorten(plain, MAXIMUM_LENGTH);
}

/** Numbers a name: `tapa`, `tapa-2`, `tapa-3`. */
export function numberedName(name: string, number: number): string {
  if (number === 1) return name;
  const suffix = `-${number}`;
  return shorten(name, MAXIMUM_LENGTH - suffix.length) + suffix;
}

const shorten = (name: string, length: number) => name.slice(0, length).replace(/-$/, "");

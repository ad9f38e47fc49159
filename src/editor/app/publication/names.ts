/** How files are called to an editor. */
import type { Entry, EditorType } from "../../contract/protocol.ts";

export interface Names {
  /** Of a document, as the list calls it; one that is gone by the name of its file. */
  nameOf: (file: string) => string;
  /** `Número`; empty for what is no document. */
  typeOf: (file: string) => string;
  isThere: (file: string) => boolean;
}

export function namesOf(types: readonly EditorType[], entries: readonly Entry[]): Names {
  const titles = new Map(entries.map(({ file, title }) => [file, title]));
  const titlesOfTypes = new Map(types.map(({ name, title }) => [name, title]));
  return {
    nameOf: (file) => titles.get(file) || (folderOf(file) && spoken(slugOf(file))) || file,
    isThere: (file) => titles.has(file),
    typeOf: (file) => (/\.(?:ya?ml|md)$/.test(file) && titlesOfTypes.get(folderOf(file) || slugOf(file))) || "",
  };
}

const folderOf = (file: string) => file.split("/").slice(0, -1)[0] ?? "";
const slugOf = (file: string) => (file.split("/").at(-1) ?? "").replace(/\.\w+$/, "");

/** `AnaSosa` → `Ana Sosa`, `julia-paz` → `julia paz` */
const spoken = (slug: string) => slug.replace(/(\p{Ll})(?=\p{Lu})/gu, "$1 ").replaceAll("-", " ");

/**
 * Registry entries of the types of the magazine: `site.ts` in the folder of each type, sorted by name. The list is made
 * when the site is built (src/delivery/build/plugins/types-plugin.ts).
 */
import { DOCUMENT_TYPES } from "../../shared/magazine/addresses.ts";
import type { PagedType, ListedType } from "./document-type.tsx";
import { people } from "./people-entry.ts";

const found = import.meta.glob<ListedType>("../../types/*/site.ts", { eager: true, import: "default" });

if (__CONTENT__) for (const [file, type] of Object.entries(found)) checkNames(file, type);

export const listedTypes: readonly ListedType[] = [...Object.values(found), people].toSorted((a, b) =>
  a.collection < b.collection ? -1 : 1,
);

/** Entries of the types whose documents have a page each. */
export const documentTypes = listedTypes.filter((type): type is PagedType => "Page" in type);

/** Throws unless the name, list page and document pages of a type in `site.ts` match its folder and `type.ts`. */
function checkNames(file: string, type: ListedType): void {
  const folder = file.split("/").at(-2) ?? "";
  const { section, hasPages = false } = DOCUMENT_TYPES[folder] ?? {};
  const given = [type.collection, type.list.name, "Page" in type];
  const wanted = [folder, section, hasPages];
  if (given.some((each, index) => each !== wanted[index]))
    throw new Error(`${file} is of ${given.join(", ")}; its folder and type.ts say ${wanted.join(", ")}`);
}

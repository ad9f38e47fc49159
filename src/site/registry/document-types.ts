/**
 * Registry entries of the types of the magazine: `site.ts` in the folder of each type, sorted by name. The list is made
 * when the site is built (src/delivery/build/plugins/types-plugin.ts).
 */
import { DOCUMENT_TYPES } from "../../shared/magazine/addresses.ts";
import type { PagedType, ListedType } from "./document-type.tsx";
import { people } from "./people-entry.ts";

const modules = import.meta.glob<ListedType>("../../types/*/site.ts", { eager: true, import: "default" });

if (__CONTENT__) for (const [file, type] of Object.entries(modules)) checkNames(file, type);

export const listedTypes: readonly ListedType[] = [...Object.values(modules), people].toSorted((a, b) =>
  a.collection < b.collection ? -1 : 1,
);

/** Entries of the types whose documents have a page each. */
export const documentTypes = listedTypes.filter((type): type is PagedType => "Page" in type);

/** Throws unless the name, list page and document pages of a type in `site.ts` match its folder and `type.ts`. */
function checkNames(file: string, type: ListedType): void {
  const folder = file.split("/").at(-2) ?? "";
  const { section, hasPages = false } = DOCUMENT_TYPES[folder] ?? {};
  const actual = [type.collection, type.list.name, "Page" in type];
  const expected = [folder, section, hasPages];
  if (actual.some((each, index) => each !== expected[index]))
    throw new Error(`${file} is of ${actual.join(", ")}; its folder and type.ts say ${expected.join(", ")}`);
}

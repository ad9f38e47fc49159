/**
 * Registry entries of the document types, sorted by name. The entry of each type is in `site.ts` in the folder of the
 * type. The list is made when the site is built (src/delivery/build/plugins/types-plugin.ts).
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

/** Throws unless `site.ts` matches its folder (name) and `type.ts` (list page, whether documents have pages). */
function checkNames(file: string, type: ListedType): void {
  const folder = file.split("/").at(-2) ?? "";
  const { section, hasPages = false } = DOCUMENT_TYPES[folder] ?? {};
  const actual = [type.collection, type.list.name, "Page" in type];
  const expected = [folder, section, hasPages];
  if (actual.some((each, index) => each !== expected[index]))
    throw new Error(`${file} is of ${actual.join(", ")}; its folder and type.ts say ${expected.join(", ")}`);
}

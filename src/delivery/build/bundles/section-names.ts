import { readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { listFile } from "../../../shared/compiled/layout.ts";
import { sectionNamesOf, type SectionNames } from "../../../shared/magazine/section-names.ts";
import { SOURCES_DIR } from "../paths.ts";

const MODULE = path.join(SOURCES_DIR, "site/queries/pages/section-names.ts");

type Pages = (Parameters<typeof sectionNamesOf>[0][number] & { features?: unknown })[];

const readPages = (generated: string) =>
  JSON.parse(readFileSync(path.join(generated, listFile("pages")), "utf8")) as Pages;

/** Reads the names of the sections from the compiled content in `generated`. */
export const readSectionNames = (generated: string): SectionNames => sectionNamesOf(readPages(generated));

/** Reads whether the home page features published documents. */
export const hasFeatures = (generated: string): boolean => readPages(generated).some(({ features }) => features);

/** Puts the names of the sections into the scripts for readers, which then need no other data of the type `pages`. */
export const sectionNames = (generated: string): Plugin => ({
  name: "pompa:section-names",
  enforce: "pre",
  load: (id) =>
    id === MODULE ? `export const sectionNames = () => (${JSON.stringify(readSectionNames(generated))});` : undefined,
});

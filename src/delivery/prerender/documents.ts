/** Stands for the generated index of the documents when pages are prerendered: it reads their modules as data. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseDocumentModule } from "../../shared/compiled/document-module.ts";
import { documentPath, documentsFolder, documentsPath } from "../../shared/compiled/layout.ts";
import { listFiles } from "../../shared/files/list-files.ts";
import { once } from "../../shared/loading/once.ts";

/** Folder of the compiled content, filled in by the build. */
declare const __GENERATED__: string;

const collections = readdirSync(__GENERATED__).filter((name) =>
  existsSync(path.join(__GENERATED__, documentsPath(name))),
);

export const index = Object.fromEntries(collections.map((name) => [name, once(() => documentsOf(name))]));

/** By slug in lower case, as letter case does not count in an address. */
async function documentsOf(collection: string) {
  // There is no folder where nothing is published yet.
  const files = listFiles(path.join(__GENERATED__, documentsFolder(collection)));
  const slugs = files.map((file) => path.parse(file).name);
  const modules = slugs.map((slug) => [slug.toLowerCase(), () => read(documentPath(collection, slug))]);
  return { documents: Object.fromEntries(modules) as unknown };
}

async function read(file: string) {
  return { document: parseDocumentModule(readFileSync(path.join(__GENERATED__, file), "utf8")) };
}

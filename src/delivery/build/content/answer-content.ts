import { existsSync } from "node:fs";
import path from "node:path";
import type { Connect } from "vite";
import { type Collection, collectionOf } from "../../../content/compiler/document/collection.ts";
import { type Lines, listText, readLines, listPath, wholeText } from "../../../content/compiler/output/modules.ts";
import { contentConfig } from "../../../types/content-config.ts";
import { decodePath } from "../../../shared/compiled/address.ts";
import { listFile, typeOf } from "../../../shared/compiled/layout.ts";

/** Returns middleware that serves the lists and documents of an output folder to the `contentStore` in the browser. */
export const answerContent =
  (outDir: string): Connect.NextHandleFunction =>
  ({ url = "" }, response) => {
    const json = contentAt(outDir, decodePath(url.slice(1)));
    response.writeHead(json === undefined ? 404 : 200, { "Content-Type": "application/json" }).end(json);
  };

function contentAt(outDir: string, file: string): string | undefined {
  const name = typeOf(file);
  if (!Object.hasOwn(contentConfig.collections, name)) return undefined;
  const collection: Collection = collectionOf(contentConfig, name);
  if (!existsSync(path.join(outDir, listPath(name, collection)))) return undefined;
  const lines = readLines(outDir, name, collection);
  if (file !== listFile(name)) return documentIn(lines, path.parse(file).name.slice(name.length + 1));
  return collection.singleton ? [...lines.values()][0]?.summary : listText(lines, collection);
}

function documentIn(lines: Lines, slug: string): string | undefined {
  const [, line] = [...lines].find(([each]) => each.toLowerCase() === slug) ?? [];
  return line && wholeText(line.summary, line.detail);
}

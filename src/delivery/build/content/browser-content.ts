/** Content for browsers in development and in the preview: the content modules, and the data that they request. */
import { existsSync } from "node:fs";
import path from "node:path";
import type { Connect, Plugin } from "vite";
import { type Collection, collectionOf } from "../../../content/compiler/document/collection.ts";
import {
  type Lines,
  listPath,
  listText,
  readLines,
  typeModule,
  joinJson,
} from "../../../content/compiler/output/modules.ts";
import { contentConfig } from "../../../types/content-config.ts";
import { decodePath } from "../../../shared/compiled/address.ts";
import { ALIAS, listFile, STORE, typeOf } from "../../../shared/compiled/layout.ts";

/** Prefix of the ids of virtual modules. The prefix has no `#`, because Vite drops everything after a `#`. */
const VIRTUAL = "\0pompa-content/";

/**
 * Gives browsers content modules that request their data from a server. `store` is the path of the module that sends
 * the requests.
 */
export const browserContent = (store: string): Plugin => ({
  name: "pompa:browser-content",
  enforce: "pre",
  resolveId(source, importer, { ssr }) {
    if (ssr) return undefined;
    if (source === `${ALIAS}/${STORE}` || (source === `./${STORE}` && importer?.startsWith(VIRTUAL))) return store;
    return source.startsWith(`${ALIAS}/`) ? VIRTUAL + source.slice(ALIAS.length + 1) : undefined;
  },
  load(id) {
    if (!id.startsWith(VIRTUAL)) return undefined;
    const name = typeOf(id.slice(VIRTUAL.length));
    if (!collectionOf(contentConfig, name).singleton) return typeModule(name);
    return `import { one } from "./${STORE}";\n\nexport const document = await one(${JSON.stringify(name)});\n`;
  },
});

/** Returns middleware that serves the lists and documents of an output folder to the `contentStore` in the browser. */
export const serveContent =
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
  return line && joinJson(line.summary, line.detail);
}

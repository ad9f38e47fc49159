/**
 * Publishes the magazine's documents as JSON if its configuration has `api: true`, for other sites and apps
 * (docs/api.md).
 */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { isFields, type Value } from "../../shared/values.ts";
import { detailsFile, listFile, MEDIA, modulePath } from "../../shared/compiled/layout.ts";
import type { FolderPlan } from "../../shared/files/folder-plan.ts";
import { LANGUAGES } from "../../shared/magazine/language.ts";
import { SITE_FOLDERS } from "../../shared/magazine/site-folders.ts";
import type { Collection } from "../../content/compiler/document/collection.ts";
import { collections } from "../../types/collections.ts";
import { standAlone, standAloneSet } from "../../site/seo/markup.ts";
import { shownSchema } from "./shown-schema.ts";

interface ApiOptions {
  /** Folder of the compiled content, which contains only published documents. */
  generated: string;
  /** Public URL of the site, without a slash at the end. */
  url: string;
  /** Path under which the site is served, with a slash at both ends. */
  base: string;
}

/** Adds `api/index.json`, and the list, the documents and the schema of each document type. */
export async function addApi(site: FolderPlan, { generated, url, base }: ApiOptions): Promise<void> {
  const whole = wholeAddresses(url, base);
  const write = (name: string, value: unknown) => {
    const file = `${SITE_FOLDERS.api}/${name}.json`;
    site.write(file, `${JSON.stringify(value)}\n`);
    return `${url}/${file}`;
  };
  const types: Record<string, object> = {};
  for (const [name, collection] of Object.entries<Collection>(collections)) {
    const schema = write(`${name}.schema`, shownSchema(collection));
    const { shown, documents } = await read(generated, name, collection);
    types[name] = { shown: write(name, whole(shown)), schema };
    for (const document of documents) write(`${name}/${String(document.slug)}`, whole(document));
  }
  write("index", { url, languages: LANGUAGES, types });
}

type Document = Record<string, Value>;

/**
 * Reads the list and the complete documents of a type, or the only document of a singleton type (`null` if missing).
 */
async function read(generated: string, name: string, { singleton }: Collection) {
  const at = (file: string) => path.join(generated, file);
  if (singleton) {
    const { document } = (await import(pathToFileURL(at(modulePath(name))).href)) as { document: Document | undefined };
    return { shown: document ?? null, documents: [] };
  }
  const list = JSON.parse(readFileSync(at(listFile(name)), "utf8")) as Document[];
  const details = existsSync(at(detailsFile(name))) ? readFileSync(at(detailsFile(name)), "utf8").split("\n") : [];
  const documents = list.map((each, place) => ({ ...each, ...(JSON.parse(details[place] || "{}") as Document) }));
  return { shown: list, documents };
}

/** Matches addresses from the root of the site. Addresses of media already begin with the base path. */
const ADDRESS = /^\/(?!\/)\S*$/;

function wholeAddresses(url: string, base: string) {
  const { origin } = new URL(url);
  const ofText = (text: string) => {
    if (!ADDRESS.test(text)) return text;
    return text.startsWith(`${base}${MEDIA}/`) ? origin + text : url + text;
  };
  const whole = (value: Value, name = ""): Value => {
    if (typeof value === "string") {
      if (name === "html") return standAlone(value, origin);
      return name === "srcSet" ? standAloneSet(value, origin) : ofText(value);
    }
    if (Array.isArray(value)) return value.map((each) => whole(each));
    if (!isFields(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, whole(each, key)]));
  };
  return (value: Value) => whole(value);
}

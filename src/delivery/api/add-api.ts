/**
 * Publishes the magazine's documents as JSON for other sites and apps, if the configuration has `api: true`
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
import { toStandaloneHtml, toAbsoluteSrcset } from "../../site/seo/markup.ts";
import { apiSchema } from "./api-schema.ts";

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
  const absolute = createUrlResolver(url, base);
  const write = (name: string, value: unknown) => {
    const file = `${SITE_FOLDERS.api}/${name}.json`;
    site.write(file, `${JSON.stringify(value)}\n`);
    return `${url}/${file}`;
  };
  const types: Record<string, object> = {};
  for (const [name, collection] of Object.entries<Collection>(collections)) {
    const schema = write(`${name}.schema`, apiSchema(collection));
    const { list, documents } = await readDocuments(generated, name, collection);
    types[name] = { shown: write(name, absolute(list)), schema };
    for (const document of documents) write(`${name}/${String(document.slug)}`, absolute(document));
  }
  write("index", { url, languages: LANGUAGES, types });
}

type Document = Record<string, Value>;

/**
 * Reads the list and the complete documents of a type, or the only document of a singleton type (`null` if missing).
 */
async function readDocuments(generated: string, name: string, { singleton }: Collection) {
  const pathOf = (file: string) => path.join(generated, file);
  if (singleton) {
    const { document } = (await import(pathToFileURL(pathOf(modulePath(name))).href)) as {
      document: Document | undefined;
    };
    return { list: document ?? null, documents: [] };
  }
  const list = JSON.parse(readFileSync(pathOf(listFile(name)), "utf8")) as Document[];
  const details = existsSync(pathOf(detailsFile(name)))
    ? readFileSync(pathOf(detailsFile(name)), "utf8").split("\n")
    : [];
  const documents = list.map((each, index) => ({ ...each, ...(JSON.parse(details[index] || "{}") as Document) }));
  return { list, documents };
}

/** Matches addresses from the root of the site. Addresses of media include the base path; all others do not. */
const ADDRESS = /^\/(?!\/)\S*$/;

function createUrlResolver(url: string, base: string) {
  const { origin } = new URL(url);
  const toUrl = (text: string) => {
    if (!ADDRESS.test(text)) return text;
    return text.startsWith(`${base}${MEDIA}/`) ? origin + text : url + text;
  };
  const resolveValue = (value: Value, name = ""): Value => {
    if (typeof value === "string") {
      if (name === "html") return toStandaloneHtml(value, origin);
      return name === "srcSet" ? toAbsoluteSrcset(value, origin) : toUrl(value);
    }
    if (Array.isArray(value)) return value.map((each) => resolveValue(each));
    if (!isFields(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, resolveValue(each, key)]));
  };
  return (value: Value) => resolveValue(value);
}

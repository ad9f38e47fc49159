/** Every text that an editor writes is on a page: a field that no component shows would be lost work. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { z } from "zod";
import { AUTHORED_TYPES } from "../../../src/content/authoring/creating/archetypes.ts";
import { DIST_DIR } from "../../../src/delivery/build/paths.ts";
import { collectionNamed } from "../../../src/types/collections.ts";
import { readDocuments } from "../../support/content.ts";

interface Field {
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  format?: string;
  properties?: Record<string, Field>;
  items?: Field;
}

/** The HTML of all pages, without the data of scripts. */
const HTML = readdirSync(DIST_DIR, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".html"))
  .map((file) => readFileSync(path.join(DIST_DIR, file), "utf8").replace(/<script[^]*?<\/script>/g, ""))
  .join("\n")
  .replaceAll("&#x27;", "'")
  .replaceAll("&quot;", '"')
  .replaceAll("&amp;", "&");

/** The HTML twice: as it is, and without link tags, because a name within a text may be a link. */
const PAGES = HTML + HTML.replace(/<\/?a\b[^>]*>|<!-- -->/g, "");

const TODAY = new Date().toISOString().slice(0, 10);

/** Yields texts of a document with their fields, without Markdown, file names, choices, days, colours and addresses. */
function* textsOf(value: unknown, field: Field | undefined, name: string): Generator<[name: string, text: string]> {
  if (Array.isArray(value)) for (const each of value) yield* textsOf(each, field?.items, name);
  else if (typeof value === "object" && value !== null)
    for (const [key, each] of Object.entries(value)) yield* textsOf(each, field?.properties?.[key], `${name}.${key}`);
  else if (typeof value === "string" && isWords(field, value)) yield [name, value.trim()];
}

function isWords(field: Field | undefined, value: string): boolean {
  if (!field || field.enum || field.const !== undefined || field.format) return false;
  const isFileName = /^[a-z0-9-]+$/.test(value);
  return (field.pattern === undefined || field.pattern === "\\S") && !isFileName && !value.includes("\n");
}

/** Fields that appear once the viewer opens (`viewer.spec.ts`). */
const IN_VIEWER = /\.gallery\.credit$/;
/** Fields that appear once the reader changes the language. */
const IN_ENGLISH = /\.en$/;

for (const type of AUTHORED_TYPES)
  test(`every text of ${type} is on a page`, () => {
    const schema = z.toJSONSchema(collectionNamed(type).schema, { io: "input" }) as Field;
    const documents = readDocuments(type).filter(({ draft, published }) => !draft && String(published ?? "") <= TODAY);
    expect(documents, `Add a document to content/${type}`).not.toEqual([]);
    const texts = documents.flatMap((document) => [...textsOf(document, schema, type)]);
    const missingFields = texts
      .filter(([field, text]) => !IN_VIEWER.test(field) && !IN_ENGLISH.test(field) && !PAGES.includes(text))
      .map(([field]) => field);
    expect([...new Set(missingFields)], "Show it in src/site/pages or src/site/components").toEqual([]);
  });

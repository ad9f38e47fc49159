/** The content files as an editor wrote them, so that tests ask the content and not the code what must be on a page. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import matter from "gray-matter";
import { load } from "js-yaml";
import { CONTENT_DIR } from "../../src/delivery/build/paths.ts";
import { addressFor } from "../../src/shared/compiled/address.ts";
import { DOCUMENT_ADDRESSES, FIXED_ADDRESSES } from "../../src/shared/magazine/addresses.ts";

export interface WrittenDocument {
  /** Name of the file without its ending. */
  slug: string;
  // The other fields depend on the type. Each test names those that it reads.
  [field: string]: unknown;
}

function read(file: string): Record<string, unknown> {
  const text = readFileSync(path.join(CONTENT_DIR, file), "utf8");
  if (!file.endsWith(".md")) return load(text) as Record<string, unknown>;
  const { data, content } = matter(text, { engines: { yaml: (yaml) => load(yaml) as object } });
  return { ...data, body: content };
}

/** The documents of a folder; those with a date newest first. */
export function readDocuments<Fields extends object>(folder: string): (WrittenDocument & Fields)[] {
  const all = existsSync(path.join(CONTENT_DIR, folder)) ? readdirSync(path.join(CONTENT_DIR, folder)) : [];
  const files = all.filter((file) => /\.(yaml|md)$/.test(file));
  const documents = files.map((file) => ({ slug: file.replace(/\.\w+$/, ""), ...read(`${folder}/${file}`) }));
  return documents.toSorted(
    (a, b) => dateOf(b).localeCompare(dateOf(a)) || a.slug.localeCompare(b.slug),
  ) as (WrittenDocument & Fields)[];
}

const dateOf = (document: object) => String((document as { published?: unknown }).published ?? "");

export interface SiteFile {
  name: string;
  url: string;
  email: string;
  navigation: { section: string; path: string }[];
}

export const site = read("site.yaml") as unknown as SiteFile;

export const roles = read("roles.yaml");

export interface IssueFile {
  number: string;
  name: string;
  color: string;
  layout: "bri" | "cami";
  link?: string;
  gallery?: object[];
  credits: {
    col1: { rol: string; name: string; link: string }[];
    col2: { rol: string; name: string; link: string }[];
    col3?: { rol: string; name: string; link: string };
    thanks?: { name: string; link: string }[];
    specialThanks?: { name: string; link: string }[];
  };
}

export const issues = readDocuments<IssueFile>("issues");

export const articles = readDocuments<{ headline: string; published: string }>("articles");

export const cards = readDocuments<{ category: string }>("cards");

/** Addresses of the pages that every magazine has. */
export const PAGES: string[] = Object.values(FIXED_ADDRESSES);

/** For each type with pages, the address of one document, if possible one with a gallery or blocks. */
export const DETAILS = Object.entries(DOCUMENT_ADDRESSES).map(([folder, pattern]) => {
  const documents = readDocuments<{ gallery?: unknown[]; body?: string }>(folder);
  const example = documents.find(({ gallery, body }) => gallery?.length || body?.includes("\n:::")) ?? documents[0];
  return addressFor(pattern, example?.slug ?? "");
});

/** Addresses of the pages of all documents that have a file. */
export const WRITTEN_PAGES = Object.entries(DOCUMENT_ADDRESSES).flatMap(([folder, pattern]) =>
  readDocuments(folder).map(({ slug }) => addressFor(pattern, slug)),
);

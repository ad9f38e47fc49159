/** The content files as an editor wrote them, so that tests ask the content and not the code what must be on a page. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import matter from "gray-matter";
import { load } from "js-yaml";

const CONTENT = path.resolve(import.meta.dirname, "../../content");

export interface Written {
  /** Name of the file without its ending. */
  slug: string;
  // Each test reads the fields that it knows of the type it asks for.
  [field: string]: unknown;
}

function read(file: string): Record<string, unknown> {
  const text = readFileSync(path.join(CONTENT, file), "utf8");
  if (!file.endsWith(".md")) return load(text) as Record<string, unknown>;
  const { data, content } = matter(text, { engines: { yaml: (yaml) => load(yaml) as object } });
  return { ...data, body: content };
}

/** The documents of a folder; those with a date newest first. */
export function written<Fields extends object>(folder: string): (Written & Fields)[] {
  const files = readdirSync(path.join(CONTENT, folder)).filter((file) => /\.(yaml|md)$/.test(file));
  const documents = files.map((file) => ({ slug: file.replace(/\.\w+$/, ""), ...read(`${folder}/${file}`) }));
  return documents.toSorted((a, b) => dateOf(b).localeCompare(dateOf(a)) || a.slug.localeCompare(b.slug)) as (Written &
    Fields)[];
}

const dateOf = (document: object) => String((document as { published?: unknown }).published ?? "");

export interface SiteFile {
  name: string;
  url: string;
  email: string;
  navigation: { section: string; path: string }[];
}

export const site = read("site.yaml") as unknown as SiteFile;

export interface IssueFile {
  number: string;
  name: string;
  color: string;
  layout: "bri" | "cami";
  link?: string;
  credits: {
    col1: { rol: string; name: string; link: string }[];
    col2: { rol: string; name: string; link: string }[];
    col3?: { rol: string; name: string; link: string };
    thanks?: { name: string; link: string }[];
    specialThanks?: { name: string; link: string }[];
  };
}

export const issues = written<IssueFile>("issues");

export const articles = written<{ headline: string; published: string }>("articles");

/** Addresses of the pages that are there for every magazine. */
export const PAGES = [
  "/",
  "/who",
  "/Editorials",
  "/club-pompa",
  "/issues",
  "/made-in-arg",
  "/news",
  "/form",
  "/socialite",
];

/** Addresses of one page of each type that shows a document: an issue, a card and an article. */
export const DETAILS = [`/${issues[0]?.slug}`, "/proyecto/Sereinne", `/News/${articles[0]?.slug}`];

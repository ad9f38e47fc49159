/**
 * Content folder → source files, in a fixed order. Whatever lies in it without being part of a
 * document is a problem: a file that nobody reads would be an article that silently is not there.
 */
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { type Collection, type CollectionName, collections } from "../schema/collections.ts";
import { placeOfFile } from "./locate.ts";
import { type Problem, problem } from "./problems.ts";
import type { Source } from "./source.ts";
import { suggest } from "./suggest.ts";

export interface Loaded {
  sources: Source[];
  problems: Problem[];
}

const SITE_FILE = "site.yaml";
const SLUG = /^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*$/u;
const ASCII = /^[\x20-\x7e]+$/;
const FOLDERS = Object.values<Collection>(collections).flatMap(({ folder }) => (folder ? [folder] : []));

export async function load(contentDir: string): Promise<Loaded> {
  const entries = (await readdir(contentDir, { withFileTypes: true })).toSorted(byName);
  const folders = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith("."));
  const files = entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
  const parts = [loadRoot(contentDir, files), ...folders.map(({ name }) => loadFolder(contentDir, name))];
  const loaded = await Promise.all(parts);
  return {
    sources: loaded.flatMap(({ sources }) => sources),
    problems: loaded.flatMap(({ problems }) => problems),
  };
}

const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1);

async function loadRoot(contentDir: string, files: string[]): Promise<Loaded> {
  const strays = files.filter((file) => /\.(ya?ml|md)$/i.test(file) && !["README.md", SITE_FILE].includes(file));
  const problems = strays.map((file) => unexpected(file, ".yaml, dentro de una carpeta", file));
  if (files.includes(SITE_FILE)) {
    const site = await read(contentDir, SITE_FILE, "site", "site");
    return { sources: site.sources, problems: [...problems, ...site.problems] };
  }
  return { sources: [], problems: [...problems, problem("missing-site", placeOfFile({ file: SITE_FILE, text: "" }))] };
}

async function loadFolder(contentDir: string, folder: string): Promise<Loaded> {
  const name = (Object.keys(collections) as CollectionName[]).find((key) => collections[key].folder === folder);
  if (name) return loadCollection(contentDir, name, collections[name]);
  // The pictures that site.yaml names.
  if (folder === "site") return { sources: [], problems: [] };
  const place = placeOfFile({ file: folder, text: "" });
  return {
    sources: [],
    problems: [problem("unknown-folder", place, { value: folder, suggestion: suggest(folder, FOLDERS) })],
  };
}

async function loadCollection(contentDir: string, name: CollectionName, collection: Collection): Promise<Loaded> {
  const { folder, extension } = collection;
  const entries = (await readdir(path.join(contentDir, folder), { withFileTypes: true })).toSorted(byName);
  const files = entries.filter((entry) => entry.isFile() && /\.(ya?ml|md|markdown|txt|docx?)$/i.test(entry.name));
  const loaded = await Promise.all(
    files.map((entry) => loadFile(contentDir, `${folder}/${entry.name}`, name, extension)),
  );
  return {
    sources: loaded.flatMap(({ sources }) => sources),
    problems: loaded.flatMap(({ problems }) => problems),
  };
}

async function loadFile(contentDir: string, file: string, name: CollectionName, extension: string): Promise<Loaded> {
  if (path.extname(file) !== extension)
    return { sources: [], problems: [unexpected(file, extension, path.basename(file))] };
  const slug = path.basename(file, extension);
  const misnamed = nameProblem(file, slug, collections[name]);
  const loaded = await read(contentDir, file, name, slug);
  return { sources: loaded.sources, problems: [...loaded.problems, ...misnamed] };
}

function nameProblem(file: string, slug: string, collection: Collection): Problem[] {
  const place = placeOfFile({ file, text: "" });
  if (!SLUG.test(slug) || !ASCII.test(slug)) {
    const expected = "llevar sólo letras sin acento, números y guiones";
    return [problem("invalid-name", place, { value: slug, expected, suggestion: asciiSlug(slug) })];
  }
  const { slug: rule } = collection;
  if (!rule || rule.pattern.test(slug)) return [];
  return [problem("invalid-name", place, { value: slug, expected: rule.expected })];
}

function asciiSlug(slug: string): string {
  const plain = slug.normalize("NFD").replace(/\p{M}/gu, "");
  return plain.replace(/[^A-Za-z0-9]+/g, "-").replace(/^-|-$/g, "");
}

function unexpected(file: string, expected: string, value: string): Problem {
  return problem("unexpected-file", placeOfFile({ file, text: "" }), { value, expected });
}

async function read(contentDir: string, file: string, collection: CollectionName, slug: string): Promise<Loaded> {
  const bytes = await readFile(path.join(contentDir, file));
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return { sources: [{ collection, slug, file, text }], problems: [] };
  } catch {
    return { sources: [], problems: [problem("not-text", placeOfFile({ file, text: "" }))] };
  }
}

/** Every picture that the content names, with the document that names it. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import matter from "gray-matter";
import { load } from "js-yaml";

export interface WantedPicture {
  /** Absolute path of the file to draw. */
  file: string;
  /** Folder of the document: `issues`, `articles`, or `site`. */
  type: string;
  /** Place of the document among those of its type, newest first. */
  documentIndex: number;
  /** Place of the picture in its document. */
  pictureIndex: number;
  name: string;
  orientation: "portrait" | "landscape" | undefined;
  document: Record<string, unknown>;
}

export function listPictures(contentDir: string): WantedPicture[] {
  return [...readdirSync(contentDir, { withFileTypes: true })].flatMap((entry) => {
    if (entry.name === "site.yaml") return picturesOf(contentDir, "site", 0, read(path.join(contentDir, entry.name)));
    return entry.isDirectory() ? picturesInFolder(path.join(contentDir, entry.name)) : [];
  });
}

function picturesInFolder(folder: string): WantedPicture[] {
  const files = readdirSync(folder).filter((file) => /\.(yaml|md)$/.test(file));
  const documents = files.map((file) => read(path.join(folder, file)));
  const order = (document: Record<string, unknown>) => String(document.published ?? document.order ?? "");
  const sorted = documents.toSorted((a, b) => order(b).localeCompare(order(a)));
  return sorted.flatMap((document, index) => picturesOf(folder, path.basename(folder), index, document));
}

function read(file: string): Record<string, unknown> {
  const text = readFileSync(file, "utf8");
  if (!file.endsWith(".md")) return load(text) as Record<string, unknown>;
  const { data, content } = matter(text, { engines: { yaml: (yaml) => load(yaml) as object } });
  return { ...data, body: content };
}

interface Mention {
  src: string;
  orientation?: "portrait" | "landscape";
}

function picturesOf(
  folder: string,
  type: string,
  documentIndex: number,
  document: Record<string, unknown>,
): WantedPicture[] {
  const inText = [...String(document.body ?? "").matchAll(/!\[[^\]]*\]\(([^)]+\.webp)\)/g)].map(
    ([, src = ""]): Mention => ({ src }),
  );
  return [...mentions(document), ...inText].map(({ src, orientation }, pictureIndex) => ({
    file: path.join(folder, src),
    type,
    documentIndex,
    pictureIndex,
    name: path.basename(src, ".webp"),
    orientation,
    document,
  }));
}

function mentions(value: unknown): Mention[] {
  if (typeof value !== "object" || value === null) return [];
  if ("src" in value && typeof value.src === "string" && value.src.endsWith(".webp")) return [value as Mention];
  return Object.values(value).flatMap(mentions);
}

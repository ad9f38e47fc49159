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
  return readdirSync(contentDir, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(contentDir, entry.name);
    if (entry.name === "site.yaml") return picturesOf(contentDir, read(file), { type: "site", documentIndex: 0 });
    return entry.isDirectory() ? picturesInFolder(file) : [];
  });
}

function picturesInFolder(folder: string): WantedPicture[] {
  const files = readdirSync(folder).filter((file) => /\.(yaml|md)$/.test(file));
  const documents = files.map((file) => read(path.join(folder, file)));
  const order = (document: Record<string, unknown>) => String(document.published ?? document.order ?? "");
  const sorted = documents.toSorted((a, b) => order(b).localeCompare(order(a)));
  const type = path.basename(folder);
  return sorted.flatMap((document, documentIndex) => picturesOf(folder, document, { type, documentIndex }));
}

function read(file: string): Record<string, unknown> {
  const text = readFileSync(file, "utf8");
  if (!file.endsWith(".md")) return load(text) as Record<string, unknown>;
  const { data, content } = matter(text, { engines: { yaml: (yaml) => load(yaml) as object } });
  return { ...data, body: content };
}

interface Mention {
  src: string;
  orientation?: WantedPicture["orientation"];
}

type Place = Pick<WantedPicture, "type" | "documentIndex">;

function picturesOf(folder: string, document: Record<string, unknown>, place: Place): WantedPicture[] {
  const inText = String(document.body ?? "").matchAll(/!\[[^\]]*\]\(([^)]+\.webp)\)/g);
  const all = [...mentions(document), ...Array.from(inText, ([, src = ""]): Mention => ({ src }))];
  return all.map(({ src, orientation }, pictureIndex) => ({
    ...place,
    file: path.join(folder, src),
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

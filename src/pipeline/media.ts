/**
 * The files that documents name: pictures (in fields and in Markdown) and videos. Finds them and
 * reports the ones that are missing, broken or turned the other way.
 */
import { readdirSync } from "node:fs";
import path from "node:path";
import type { PictureMention } from "./facts.ts";
import type { ImageFile, Images } from "./images.ts";
import type { Entry } from "./references.ts";
import type { Finding, Source } from "./source.ts";
import { suggest } from "./suggest.ts";

/** Absolute path of a file that a document names; `undefined` outside the content folder. */
export function resolveFile(
  contentDir: string,
  { file: document }: Pick<Source, "file">,
  src: string,
): string | undefined {
  const file = path.resolve(contentDir, path.dirname(document), src);
  return file.startsWith(path.resolve(contentDir) + path.sep) ? file : undefined;
}

/** The names in the folders that documents mention, in their exact letter case on every system. */
export class Folders {
  readonly #names = new Map<string, Set<string>>();

  namesIn(folder: string): Set<string> {
    const known = this.#names.get(folder) ?? new Set(filesIn(folder));
    this.#names.set(folder, known);
    return known;
  }

  has(file: string): boolean {
    return this.namesIn(path.dirname(file)).has(path.basename(file));
  }
}

function filesIn(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries.filter((entry) => !entry.isDirectory()).map(({ name }) => name);
  } catch {
    return [];
  }
}

export async function checkMedia(contentDir: string, entries: readonly Entry[], images: Images): Promise<Finding[]> {
  const folders = new Folders();
  await images.inspect(existing(contentDir, entries, folders));
  return entries.flatMap(({ source, facts }) => [
    ...facts.pictures.flatMap((picture) => checkPicture(contentDir, source, picture, folders, images)),
    ...facts.files.flatMap(({ src, path: field }): Finding[] => {
      const file = resolveFile(contentDir, source, src);
      if (file && folders.has(file)) return [];
      const suggestion = nearFile(contentDir, source, src, folders);
      return [{ code: "missing-file", source, path: field, details: { value: src, suggestion } }];
    }),
  ]);
}

function existing(contentDir: string, entries: readonly Entry[], folders: Folders): Set<string> {
  const files = new Set<string>();
  for (const { source, facts } of entries)
    for (const { src } of facts.pictures) {
      const file = resolveFile(contentDir, source, src);
      if (file && folders.has(file)) files.add(file);
    }
  return files;
}

function checkPicture(
  contentDir: string,
  source: Source,
  mention: PictureMention,
  folders: Folders,
  images: Images,
): Finding[] {
  const { src, path: field, at } = mention;
  const place = { source, path: field, ...(at && { at }) };
  const file = resolveFile(contentDir, source, src);
  if (!file || !folders.has(file)) {
    const suggestion = nearFile(contentDir, source, src, folders);
    return [{ ...place, code: "missing-image", details: { value: src, suggestion } }];
  }
  const image = images.find(file);
  if (!image) return [{ ...place, code: "unreadable-image", details: { value: src } }];
  return [...misnamed(mention, image), ...turned(mention, image)].map((finding) => ({ ...place, ...finding }));
}

const EXTENSIONS: Record<string, string> = { jpg: "jpeg", jpeg: "jpeg", png: "png", webp: "webp" };

function misnamed({ src }: PictureMention, { format }: ImageFile): Pick<Finding, "code" | "details">[] {
  const written = EXTENSIONS[path.extname(src).slice(1).toLowerCase()];
  if (written === format) return [];
  return [{ code: "image-format-mismatch", details: { value: src, expected: format.toUpperCase() } }];
}

/** Decisions, "Images": what the editor declares is checked against the file. A square is both. */
function turned(
  { orientation, src }: PictureMention,
  { width, height }: ImageFile,
): Pick<Finding, "code" | "details">[] {
  const actual = width > height ? "landscape" : "portrait";
  if (!orientation || width === height || orientation === actual) return [];
  const shape = actual === "landscape" ? "más ancha que alta" : "más alta que ancha";
  const expected = `«${src}» es ${shape} (${width} × ${height})`;
  return [
    { code: "orientation-mismatch", details: { value: `orientation: ${orientation}`, expected, suggestion: actual } },
  ];
}

function nearFile(contentDir: string, source: Source, src: string, folders: Folders): string {
  const folder = path.dirname(src);
  const target = resolveFile(contentDir, source, folder);
  const name = target ? suggest(path.basename(src), [...folders.namesIn(target)].toSorted()) : "";
  return name && path.posix.join(folder, name);
}

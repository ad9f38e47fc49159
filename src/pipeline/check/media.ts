/**
 * The files that documents name: pictures (in fields and in Markdown) and videos. Finds them and
 * reports the ones that are missing, broken or turned the other way.
 */
import path from "node:path";
import type { ContentFiles } from "../read/content-files.ts";
import type { PictureMention } from "../document/metadata.ts";
import type { ImageFile, Images } from "../pictures/images.ts";
import type { Entry } from "./references.ts";
import type { Finding, Source } from "../document/source.ts";
import { suggest } from "../problems/suggest.ts";

export async function checkMedia(files: ContentFiles, entries: readonly Entry[], images: Images): Promise<Finding[]> {
  await images.inspect(existing(files, entries));
  return entries.flatMap(({ source, facts }) => [
    ...facts.pictures.flatMap((picture) => checkPicture(files, source, picture, images)),
    ...facts.files.flatMap(({ src, path: field }): Finding[] => {
      const file = files.resolve(source, src);
      if (file && files.has(file)) return [];
      const suggestion = nearFile(files, source, src);
      return [{ code: "missing-file", source, path: field, details: { value: src, suggestion } }];
    }),
  ]);
}

function existing(files: ContentFiles, entries: readonly Entry[]): Set<string> {
  const found = new Set<string>();
  for (const { source, facts } of entries)
    for (const { src } of facts.pictures) {
      const file = files.resolve(source, src);
      if (file && files.has(file)) found.add(file);
    }
  return found;
}

function checkPicture(files: ContentFiles, source: Source, mention: PictureMention, images: Images): Finding[] {
  const { src, path: field, at } = mention;
  const place = { source, path: field, ...(at && { at }) };
  const file = files.resolve(source, src);
  if (!file || !files.has(file)) {
    const suggestion = nearFile(files, source, src);
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

function nearFile(files: ContentFiles, source: Source, src: string): string {
  const folder = path.dirname(src);
  const target = files.resolve(source, folder);
  const name = target ? suggest(path.basename(src), [...files.namesIn(target)].toSorted()) : "";
  return name && path.posix.join(folder, name);
}

/**
 * The files that documents name: pictures (in fields and in Markdown) and videos. Finds them and
 * reports the ones that are missing, broken or turned the other way.
 */
import path from "node:path";
import type { Document, PictureMention } from "../document/document.ts";
import type { Source } from "../document/source.ts";
import { type ImageFile, LONGEST_SIDE, SHORTEST_SIDE } from "../document/image-file.ts";
import type { Images } from "../pictures/images.ts";
import type { ProblemCode } from "../problems/catalogue.ts";
import type { Finding } from "../problems/finding.ts";
import { suggest } from "../problems/suggest.ts";
import type { ContentFiles } from "../read/content-files.ts";
import { whyUnportable } from "../read/portable-name.ts";
import { isVideo } from "./video.ts";

export async function checkMedia(
  files: ContentFiles,
  documents: readonly Document[],
  images: Images,
): Promise<Finding[]> {
  await images.inspect(existing(files, documents));
  const unportable = unportableNames();
  const found: Finding[] = [];
  for (const { source, metadata } of documents) {
    for (const picture of metadata.pictures)
      found.push(...unportable(source, picture), ...checkPicture(files, source, picture, images));
    for (const file of metadata.files) found.push(...unportable(source, file), ...checkFile(files, source, file));
    if (metadata.pictures.length > 1) found.push(...repeated(files, source, metadata.pictures, images));
  }
  return found;
}

function checkFile(files: ContentFiles, source: Source, { src, path: field }: Mentioned): Finding[] {
  const sought = files.seek(source, src);
  if ("missing" in sought)
    return [{ ...absent(files, source, src, { code: "missing-file", why: sought.missing }), path: field }];
  return isVideo(sought.file, src) ? [] : [{ code: "unreadable-video", source, path: field, details: { value: src } }];
}

/** Answers what is wrong in the name of a file and in those of the folders on the way. Many documents name one file. */
function unportableNames(): (source: Source, mention: Mentioned) => Finding[] {
  const known = new Map<string, Pick<Finding, "code" | "details">[]>();
  const look = (src: string) =>
    src.split("/").flatMap((name) => {
      const expected = /^\.+$/.test(name) ? undefined : whyUnportable(name);
      return expected ? [{ code: "unportable-name" as const, details: { value: name, expected } }] : [];
    });
  return (source, { src, path: field, at }) => {
    let found = known.get(src);
    if (!found) known.set(src, (found = look(src)));
    return found.map((each) => ({ ...each, source, path: field, ...(at && { at }) }));
  };
}

type Mentioned = Pick<PictureMention, "src" | "path" | "at">;

function existing(files: ContentFiles, documents: readonly Document[]): Set<string> {
  const found = new Set<string>();
  for (const { source, metadata } of documents)
    for (const { src } of metadata.pictures) {
      const sought = files.seek(source, src);
      if ("file" in sought) found.add(sought.file);
    }
  return found;
}

interface Absence {
  code: ProblemCode;
  why: Extract<ReturnType<ContentFiles["seek"]>, { missing: string }>["missing"];
}

function absent(files: ContentFiles, source: Source, src: string, { code, why }: Absence): Finding {
  if (why !== "file") return { code: why, source, details: { value: src } };
  return { code, source, details: { value: src, suggestion: nearFile(files, source, src) } };
}

function checkPicture(files: ContentFiles, source: Source, mention: PictureMention, images: Images): Finding[] {
  const { src, path: field, at } = mention;
  const place = { source, path: field, ...(at && { at }) };
  const sought = files.seek(source, src);
  if ("missing" in sought)
    return [{ ...absent(files, source, src, { code: "missing-image", why: sought.missing }), ...place }];
  const image = images.find(sought.file);
  if (!image) return [{ ...place, code: "unreadable-image", details: { value: src } }];
  return [
    ...misnamed(mention, image),
    ...oversized(mention, image),
    ...tiny(mention, image),
    ...turned(mention, image),
  ].map((finding) => ({
    ...place,
    ...finding,
  }));
}

const EXTENSIONS: Record<string, string> = { jpg: "jpeg", jpeg: "jpeg", png: "png", webp: "webp" };

function misnamed({ src }: PictureMention, { format }: ImageFile): Pick<Finding, "code" | "details">[] {
  const written = EXTENSIONS[path.extname(src).slice(1).toLowerCase()];
  if (written === format) return [];
  return [{ code: "image-format-mismatch", details: { value: src, expected: format.toUpperCase() } }];
}

/** One with more than the formats hold that are derived of it. */
function oversized({ src }: PictureMention, { width, height }: ImageFile): Pick<Finding, "code" | "details">[] {
  if (Math.max(width, height) <= LONGEST_SIDE) return [];
  return [{ code: "oversized-image", details: { value: src, expected: `${width} × ${height}` } }];
}

/** A point or a line, which no reader sees. */
function tiny({ src }: PictureMention, { width, height }: ImageFile): Pick<Finding, "code" | "details">[] {
  if (Math.min(width, height) >= SHORTEST_SIDE) return [];
  return [{ code: "tiny-image", details: { value: src, expected: `${width} × ${height}` } }];
}

/** One picture twice in a list, under whatever name. */
function repeated(files: ContentFiles, source: Source, pictures: readonly PictureMention[], images: Images): Finding[] {
  const first = new Map<string, string>();
  return pictures.flatMap(({ src, path: field, at }): Finding[] => {
    const sought = files.seek(source, src);
    const image = "file" in sought ? images.find(sought.file) : undefined;
    if (!image || at || !field.some((name) => typeof name === "number")) return [];
    const list = field.map((name) => (typeof name === "number" ? "" : name)).join(".");
    const earlier = first.get(`${list} ${image.hash}`);
    first.set(`${list} ${image.hash}`, earlier ?? src);
    if (earlier === undefined) return [];
    return [{ code: "repeated-picture", source, path: field, details: { value: src, expected: earlier } }];
  });
}

/** What the editor declares is checked against the file. A square is both. */
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
  const name = suggest(path.basename(src), files.siblings(source, src));
  return name && path.posix.join(path.dirname(src), name);
}

/**
 * Checks the files that documents name: pictures (in fields and in Markdown), videos and recordings. Reports files that
 * are missing, broken or of the wrong orientation.
 */
import { statSync, closeSync, openSync, readSync } from "node:fs";
import path from "node:path";
import { type FieldPath, isFields, type Value } from "../../../shared/values.ts";
import { messages } from "../../messages/messages.ts";
import type { Document, PictureMention } from "../document/document.ts";
import { repeats } from "../document/find-repeats.ts";
import type { Source } from "../document/source.ts";
import { type ImageFile, LONGEST_SIDE, SHORTEST_SIDE } from "../pictures/measure.ts";
import type { Images } from "../pictures/images.ts";
import type { ProblemCode } from "../problems/catalogue.ts";
import type { Finding } from "../problems/problem.ts";
import { suggest } from "../problems/suggest.ts";
import type { ContentFiles } from "../read/files/content-files.ts";
import { whyUnportable } from "../read/files/name-rules.ts";

/** A problem of a file, without the place in the document. */
type MediaProblem = Pick<Finding, "code" | "details">;
type Missing = Extract<ReturnType<ContentFiles["seek"]>, { missing: string }>["missing"];

export async function checkMedia(
  files: ContentFiles,
  documents: readonly Document[],
  images: Images,
  refuseFile?: RefuseFile,
): Promise<Finding[]> {
  await images.inspect(existing(files, documents));
  const unportable = unportableNames();
  const found: Finding[] = [];
  for (const { source, metadata } of documents) {
    for (const picture of metadata.pictures)
      found.push(...unportable(source, picture), ...checkPicture(files, source, picture, images));
    for (const file of metadata.files)
      found.push(...unportable(source, file), ...checkFile(files, source, file, refuseFile));
    if (metadata.pictures.length > 1) found.push(...repeated(files, source, metadata.pictures, images));
  }
  return found;
}

/**
 * Finds missing pictures in fields that may have other mistakes, so that all mistakes are reported at once. A value
 * counts as a picture if its `src` has the extension of a picture.
 */
export function missingPictures(files: ContentFiles, source: Source, value: Value, field: FieldPath = []): Finding[] {
  if (Array.isArray(value)) return value.flatMap((item, at) => missingPictures(files, source, item, [...field, at]));
  if (!isFields(value)) return [];
  const { src, ...rest } = value;
  const sought = typeof src === "string" && PICTURE.test(src) ? { src, ...files.seek(source, src) } : undefined;
  const own =
    sought && "missing" in sought ? absent(files, source, sought.src, "missing-image", sought.missing) : undefined;
  return [
    ...(own ? [{ source, path: [...field, "src"], ...own }] : []),
    ...Object.entries(rest).flatMap(([name, part]) => missingPictures(files, source, part, [...field, name])),
  ];
}

const PICTURE = /\.(?:jpe?g|png|webp)$/i;

/** Returns a sentence that says why the host refuses a file; `undefined` if the host accepts the file. */
export type RefuseFile = (name: string, bytes: number) => string | undefined;

function checkFile(
  files: ContentFiles,
  source: Source,
  { src, path: field }: Mentioned,
  refuseFile: RefuseFile = () => undefined,
): Finding[] {
  const sought = files.seek(source, src);
  if ("missing" in sought)
    return [{ source, path: field, ...absent(files, source, src, "missing-file", sought.missing) }];
  const code = isAudioName(src) ? "unreadable-audio" : "unreadable-video";
  if (!isPlayable(sought.file, src)) return [{ code, source, path: field, details: { value: src } }];
  const expected = refuseFile(src, statSync(sought.file).size);
  return expected === undefined ? [] : [{ code: "host-file-size", source, path: field, details: { expected } }];
}

/**
 * Returns a function that checks the names of a file and its folders. Results are cached, because many documents name
 * the same file.
 */
function unportableNames(): (source: Source, mention: Mentioned) => Finding[] {
  const known = new Map<string, MediaProblem[]>();
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

/** Returns the problem of a file that was not found: `code` if it is missing, or the code of a refused link. */
function absent(files: ContentFiles, source: Source, src: string, code: ProblemCode, why: Missing): MediaProblem {
  if (why !== "file") return { code: why, details: { value: src } };
  return { code, details: { value: src, suggestion: nearFile(files, source, src) } };
}

function checkPicture(files: ContentFiles, source: Source, mention: PictureMention, images: Images): Finding[] {
  const { path: field, at } = mention;
  const faults = faultsOf(files, source, mention, images);
  return faults.map((fault) => ({ source, path: field, ...(at && { at }), ...fault }));
}

function faultsOf(files: ContentFiles, source: Source, mention: PictureMention, images: Images): MediaProblem[] {
  const { src } = mention;
  const sought = files.seek(source, src);
  if ("missing" in sought) return [absent(files, source, src, "missing-image", sought.missing)];
  const image = images.find(sought.file);
  if (!image) return [{ code: "unreadable-image", details: { value: src } }];
  return [...misnamed(mention, image), ...missized(mention, image), ...turned(mention, image)];
}

const EXTENSIONS: Record<string, string> = { jpg: "jpeg", jpeg: "jpeg", png: "png", webp: "webp" };

function misnamed({ src }: PictureMention, { format }: ImageFile): MediaProblem[] {
  const written = EXTENSIONS[path.extname(src).slice(1).toLowerCase()];
  if (written === format) return [];
  return [{ code: "image-format-mismatch", details: { value: src, expected: format.toUpperCase() } }];
}

/** Reports a picture that is larger than WebP allows, or too small to be seen. */
function missized({ src }: PictureMention, { width, height }: ImageFile): MediaProblem[] {
  const details = { value: src, expected: `${width} × ${height}` };
  return [
    ...(Math.max(width, height) > LONGEST_SIDE ? [{ code: "oversized-image" as const, details }] : []),
    ...(Math.min(width, height) < SHORTEST_SIDE ? [{ code: "tiny-image" as const, details }] : []),
  ];
}

/** Finds pictures that occur twice in a list, even under different names. */
function repeated(files: ContentFiles, source: Source, pictures: readonly PictureMention[], images: Images): Finding[] {
  const found = pictures.flatMap(({ src, path: field, at }) => {
    const sought = files.seek(source, src);
    const image = "file" in sought ? images.find(sought.file) : undefined;
    if (!image || at || !field.some((name) => typeof name === "number")) return [];
    const list = field.map((name) => (typeof name === "number" ? "" : name)).join(".");
    return [{ src, field, key: `${list} ${image.hash}` }];
  });
  return repeats(found, ({ key }) => key).map(([{ src, field }, first]) => {
    return { code: "repeated-picture", source, path: field, details: { value: src, expected: first.src } };
  });
}

/** Compares the declared orientation with that of the file. A square matches both orientations. */
function turned({ orientation, src }: PictureMention, { width, height }: ImageFile): MediaProblem[] {
  const actual = width > height ? "landscape" : "portrait";
  if (!orientation || width === height || orientation === actual) return [];
  const shape = actual === "landscape" ? messages.findings.wider : messages.findings.taller;
  const expected = messages.findings.shape(src, shape, width, height);
  return [
    { code: "orientation-mismatch", details: { value: `orientation: ${orientation}`, expected, suggestion: actual } },
  ];
}

function nearFile(files: ContentFiles, source: Source, src: string): string {
  const name = suggest(path.basename(src), files.siblings(source, src));
  return name && path.posix.join(path.dirname(src), name);
}

/** Tests the format of a file by its first eight bytes. */
type Begins = (head: Buffer) => boolean;

/** Accepts MP4: https://www.iana.org/assignments/media-types/video/mp4 */
const isMp4: Begins = (head) => head.toString("latin1", 4, 8) === "ftyp";

/** Accepts WebM: https://www.rfc-editor.org/rfc/rfc8794#section-11.2.1 */
const isWebm: Begins = (head) => head.toString("hex", 0, 4) === "1a45dfa3";

/**
 * Accepts MP3: an ID3 tag (https://id3.org/id3v2.4.0-structure), or a frame, which begins with eleven set bits and `01`
 * as the layer.
 */
const isMp3: Begins = (head) =>
  head.toString("latin1", 0, 3) === "ID3" || (head[0] === 0xff && (Number(head[1]) & 0xe6) === 0xe2);

const FORMATS: Partial<Record<string, Begins>> = { ".mp4": isMp4, ".webm": isWebm, ".m4a": isMp4, ".mp3": isMp3 };

const endingOf = (name: string) => path.extname(name).toLowerCase();

const isAudioName = (name: string) => [".m4a", ".mp3"].includes(endingOf(name));

/** Checks that the first bytes of a file match its extension. */
const isPlayable = (file: string, name: string): boolean => FORMATS[endingOf(name)]?.(headOf(file)) ?? false;

function headOf(file: string): Buffer {
  const opened = openSync(file, "r");
  try {
    const head = Buffer.alloc(8);
    return head.subarray(0, readSync(opened, head));
  } finally {
    closeSync(opened);
  }
}

/**
 * Checks the files that documents name: pictures (in fields and in Markdown), videos and recordings. Reports files that
 * are missing, broken or of the wrong orientation.
 */
import { statSync, closeSync, openSync, readSync } from "node:fs";
import path from "node:path";
import { type FieldPath, isFields, type Value } from "../../../shared/values.ts";
import { messages } from "../../messages/messages.ts";
import { onceForEach } from "../../../shared/once.ts";
import type { Document, PictureMention } from "../document/document.ts";
import { findRepeats } from "../document/find-repeats.ts";
import type { Source } from "../document/source.ts";
import { type ImageFile, LONGEST_SIDE, SHORTEST_SIDE } from "../pictures/measure.ts";
import type { Images } from "../pictures/images.ts";
import type { ProblemCode } from "../problems/catalogue.ts";
import type { Finding } from "../problems/problem.ts";
import { suggest } from "../problems/suggest.ts";
import type { ContentFiles } from "../read/files/content-files.ts";
import { whyUnportable } from "../read/files/name-rules.ts";

/** A problem of a file, without its place in the document. */
type MediaProblem = Pick<Finding, "code" | "details">;
type MissingReason = Extract<ReturnType<ContentFiles["seek"]>, { missing: string }>["missing"];

export async function checkMedia(
  files: ContentFiles,
  documents: readonly Document[],
  images: Images,
  refuseFile?: RefuseFile,
): Promise<Finding[]> {
  await images.inspect(findPictures(files, documents));
  const checkName = nameChecker();
  const findings: Finding[] = [];
  for (const { source, metadata } of documents) {
    for (const picture of metadata.pictures)
      findings.push(...checkName(source, picture), ...checkPicture(files, source, picture, images));
    for (const file of metadata.files)
      findings.push(...checkName(source, file), ...checkFile(files, source, file, refuseFile));
    if (metadata.pictures.length > 1) findings.push(...findRepeatedPictures(files, source, metadata.pictures, images));
  }
  return findings;
}

/**
 * Finds missing pictures in fields that may have other mistakes, so that all mistakes are reported at once. A value
 * counts as a picture if its `src` has the extension of a picture.
 */
export function findMissingPictures(
  files: ContentFiles,
  source: Source,
  value: Value,
  field: FieldPath = [],
): Finding[] {
  if (Array.isArray(value))
    return value.flatMap((item, index) => findMissingPictures(files, source, item, [...field, index]));
  if (!isFields(value)) return [];
  const { src, ...rest } = value;
  const lookup = typeof src === "string" && PICTURE.test(src) ? { src, ...files.seek(source, src) } : undefined;
  const ownProblem =
    lookup && "missing" in lookup
      ? missingFileProblem(files, source, lookup.src, "missing-image", lookup.missing)
      : undefined;
  return [
    ...(ownProblem ? [{ source, path: [...field, "src"], ...ownProblem }] : []),
    ...Object.entries(rest).flatMap(([name, part]) => findMissingPictures(files, source, part, [...field, name])),
  ];
}

const PICTURE = /\.(?:jpe?g|png|webp)$/i;

/** Returns a sentence that says why the host refuses a file; `undefined` if the host accepts the file. */
export type RefuseFile = (name: string, bytes: number) => string | undefined;

function checkFile(
  files: ContentFiles,
  source: Source,
  { src, path: field }: FileMention,
  refuseFile: RefuseFile = () => undefined,
): Finding[] {
  const lookup = files.seek(source, src);
  if ("missing" in lookup)
    return [{ source, path: field, ...missingFileProblem(files, source, src, "missing-file", lookup.missing) }];
  const code = isAudioName(src) ? "unreadable-audio" : "unreadable-video";
  if (!isPlayable(lookup.file, src)) return [{ code, source, path: field, details: { value: src } }];
  const expected = refuseFile(src, statSync(lookup.file).size);
  return expected === undefined ? [] : [{ code: "host-file-size", source, path: field, details: { expected } }];
}

/**
 * Returns a function that checks the names of a file and its folders. Results are cached, because many documents name
 * the same file.
 */
function nameChecker(): (source: Source, mention: FileMention) => Finding[] {
  const check = onceForEach((src: string) =>
    src.split("/").flatMap((name): MediaProblem[] => {
      const expected = /^\.+$/.test(name) ? undefined : whyUnportable(name);
      return expected ? [{ code: "unportable-name", details: { value: name, expected } }] : [];
    }),
  );
  return (source, { src, path: field, at }) =>
    check(src).map((each) => ({ ...each, source, path: field, ...(at && { at }) }));
}

type FileMention = Pick<PictureMention, "src" | "path" | "at">;

function findPictures(files: ContentFiles, documents: readonly Document[]): Set<string> {
  const paths = new Set<string>();
  for (const { source, metadata } of documents)
    for (const { src } of metadata.pictures) {
      const lookup = files.seek(source, src);
      if ("file" in lookup) paths.add(lookup.file);
    }
  return paths;
}

/**
 * Returns the problem of a file that was not found. Its code is `code` if the file does not exist (`reason` is `file`);
 * otherwise `reason`, which is the code for a refused symbolic link.
 */
function missingFileProblem(
  files: ContentFiles,
  source: Source,
  src: string,
  code: ProblemCode,
  reason: MissingReason,
): MediaProblem {
  if (reason !== "file") return { code: reason, details: { value: src } };
  return { code, details: { value: src, suggestion: similarFile(files, source, src) } };
}

function checkPicture(files: ContentFiles, source: Source, mention: PictureMention, images: Images): Finding[] {
  const { path: field, at } = mention;
  const problems = problemsOf(files, source, mention, images);
  return problems.map((problem) => ({ source, path: field, ...(at && { at }), ...problem }));
}

function problemsOf(files: ContentFiles, source: Source, mention: PictureMention, images: Images): MediaProblem[] {
  const { src } = mention;
  const lookup = files.seek(source, src);
  if ("missing" in lookup) return [missingFileProblem(files, source, src, "missing-image", lookup.missing)];
  const image = images.find(lookup.file);
  if (!image) return [{ code: "unreadable-image", details: { value: src } }];
  return [...checkFormat(mention, image), ...checkSize(mention, image), ...checkOrientation(mention, image)];
}

const EXTENSIONS: Record<string, string> = { jpg: "jpeg", jpeg: "jpeg", png: "png", webp: "webp" };

function checkFormat({ src }: PictureMention, { format }: ImageFile): MediaProblem[] {
  const expectedFormat = EXTENSIONS[path.extname(src).slice(1).toLowerCase()];
  if (expectedFormat === format) return [];
  return [{ code: "image-format-mismatch", details: { value: src, expected: format.toUpperCase() } }];
}

/** Reports a picture that is larger than WebP allows, or too small to be seen. */
function checkSize({ src }: PictureMention, { width, height }: ImageFile): MediaProblem[] {
  const details = { value: src, expected: `${width} × ${height}` };
  return [
    ...(Math.max(width, height) > LONGEST_SIDE ? [{ code: "oversized-image" as const, details }] : []),
    ...(Math.min(width, height) < SHORTEST_SIDE ? [{ code: "tiny-image" as const, details }] : []),
  ];
}

/** Finds pictures that occur twice in a list, even under different names. */
function findRepeatedPictures(
  files: ContentFiles,
  source: Source,
  pictures: readonly PictureMention[],
  images: Images,
): Finding[] {
  const pictureKeys = pictures.flatMap(({ src, path: field, at }) => {
    const lookup = files.seek(source, src);
    const image = "file" in lookup ? images.find(lookup.file) : undefined;
    if (!image || at || !field.some((name) => typeof name === "number")) return [];
    const list = field.map((name) => (typeof name === "number" ? "" : name)).join(".");
    return [{ src, field, key: `${list} ${image.hash}` }];
  });
  return findRepeats(pictureKeys, ({ key }) => key).map(([{ src, field }, first]) => {
    return { code: "repeated-picture", source, path: field, details: { value: src, expected: first.src } };
  });
}

/** Checks that the declared orientation matches the file. A square matches both orientations. */
function checkOrientation({ orientation, src }: PictureMention, { width, height }: ImageFile): MediaProblem[] {
  const actual = width > height ? "landscape" : "portrait";
  if (!orientation || width === height || orientation === actual) return [];
  const shape = actual === "landscape" ? messages.findings.wider : messages.findings.taller;
  const expected = messages.findings.shape(src, shape, width, height);
  return [
    { code: "orientation-mismatch", details: { value: `orientation: ${orientation}`, expected, suggestion: actual } },
  ];
}

function similarFile(files: ContentFiles, source: Source, src: string): string {
  const name = suggest(path.basename(src), files.siblings(source, src));
  return name && path.posix.join(path.dirname(src), name);
}

/** Tests the format of a file by its first eight bytes. */
type FormatTest = (head: Buffer) => boolean;

/** Accepts MP4: https://www.iana.org/assignments/media-types/video/mp4 */
const isMp4: FormatTest = (head) => head.toString("latin1", 4, 8) === "ftyp";

/** Accepts WebM: https://www.rfc-editor.org/rfc/rfc8794#section-11.2.1 */
const isWebm: FormatTest = (head) => head.toString("hex", 0, 4) === "1a45dfa3";

/**
 * Accepts MP3: an ID3 tag (https://id3.org/id3v2.4.0-structure), or a frame, which begins with eleven set bits and `01`
 * as the layer.
 */
const isMp3: FormatTest = (head) =>
  head.toString("latin1", 0, 3) === "ID3" || (head[0] === 0xff && (Number(head[1]) & 0xe6) === 0xe2);

const FORMATS: Partial<Record<string, FormatTest>> = { ".mp4": isMp4, ".webm": isWebm, ".m4a": isMp4, ".mp3": isMp3 };

const extensionOf = (name: string) => path.extname(name).toLowerCase();

const isAudioName = (name: string) => [".m4a", ".mp3"].includes(extensionOf(name));

/** Checks that the first bytes of a file match its extension. */
const isPlayable = (file: string, name: string): boolean => FORMATS[extensionOf(name)]?.(headOf(file)) ?? false;

function headOf(file: string): Buffer {
  const descriptor = openSync(file, "r");
  try {
    const head = Buffer.alloc(8);
    return head.subarray(0, readSync(descriptor, head));
  } finally {
    closeSync(descriptor);
  }
}

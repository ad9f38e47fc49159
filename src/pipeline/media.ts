/**
 * The files that documents name: pictures (in fields and in Markdown) and videos. Finds them,
 * reports the ones that are missing, broken or turned the other way, and says what to publish.
 */
import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Root } from "mdast";
import { type ImageFile, type Inspected, inspectImage } from "./images.ts";
import { placeOfField } from "./locate.ts";
import { picturesOf } from "./markdown.ts";
import { type Place, type Problem, problem } from "./problems.ts";
import type { Document } from "./source.ts";
import { suggest } from "./suggest.ts";
import { findTagged, type Found } from "./tagged.ts";

/** A picture that a document names, in a field or in one of its texts. */
interface Mention {
  document: Document;
  src: string;
  place: () => Place;
  orientation?: string | undefined;
}

export interface Media {
  /** Pictures by the absolute path of their file. */
  images: Map<string, ImageFile>;
  problems: Problem[];
}

/** Absolute path of a file that a document names; `undefined` outside the content folder. */
export function resolveFile(contentDir: string, document: Document, src: string): string | undefined {
  const file = path.resolve(contentDir, path.dirname(document.source.file), src);
  return file.startsWith(path.resolve(contentDir) + path.sep) ? file : undefined;
}

export async function inspectMedia(
  contentDir: string,
  documents: readonly Document[],
  texts: ReadonlyMap<object, { root: Root; line: number }>,
): Promise<Media> {
  const mentions = documents.flatMap((document) => [...inFields(document), ...inTexts(document, texts)]);
  const inspected = await Promise.all(mentions.map((mention) => inspectMention(contentDir, mention)));
  const images = inspected.flatMap(({ image }) => (typeof image === "string" ? [] : [[image.file, image] as const]));
  const videos = await Promise.all(documents.map((document) => missingVideos(contentDir, document)));
  return {
    images: new Map(images),
    problems: [...inspected.flatMap(({ mention, image }) => problemOf(contentDir, mention, image)), ...videos.flat()],
  };
}

function inFields(document: Document): Mention[] {
  return findTagged(document.data, "image").map(({ value, path: field }) => ({
    document,
    src: value.src,
    orientation: value.orientation,
    place: () => placeOfField(document.source, [...field, "src"]),
  }));
}

function inTexts(document: Document, texts: ReadonlyMap<object, { root: Root; line: number }>): Mention[] {
  return findTagged(document.data, "markdown").flatMap(({ value, path: field }) => {
    const text = texts.get(value);
    return picturesOf(text?.root ?? { type: "root", children: [] }).map(({ src, position }) => ({
      document,
      src,
      place: () => ({
        ...placeOfField(document.source, field),
        line: (text?.line ?? 1) + (position?.start.line ?? 1) - 1,
        column: position?.start.column ?? 1,
      }),
    }));
  });
}

async function inspectMention(contentDir: string, mention: Mention): Promise<{ mention: Mention; image: Inspected }> {
  const file = resolveFile(contentDir, mention.document, mention.src);
  return { mention, image: file ? await inspectImage(file) : "missing" };
}

function problemOf(contentDir: string, mention: Mention, image: Inspected): Problem[] {
  const { src, place, document } = mention;
  if (image === "missing") {
    return [problem("missing-image", place(), { value: src, suggestion: nearFile(contentDir, document, src) })];
  }
  if (image === "unreadable") return [problem("unreadable-image", place(), { value: src })];
  return turned(mention, image);
}

/** Decisions, "Images": what the editor declares is checked against the file. A square is both. */
function turned({ orientation, place, src }: Mention, { width, height }: ImageFile): Problem[] {
  const actual = width > height ? "landscape" : "portrait";
  if (!orientation || width === height || orientation === actual) return [];
  const shape = actual === "landscape" ? "más ancha que alta" : "más alta que ancha";
  const expected = `«${src}» es ${shape} (${width} × ${height})`;
  return [
    problem("orientation-mismatch", place(), { value: `orientation: ${orientation}`, expected, suggestion: actual }),
  ];
}

function nearFile(contentDir: string, document: Document, src: string): string {
  const folder = path.dirname(src);
  const target = resolveFile(contentDir, document, folder);
  const names = target ? filesIn(target) : [];
  const name = suggest(path.basename(src), names);
  return name && path.posix.join(folder, name);
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder).toSorted();
  } catch {
    return [];
  }
}

async function missingVideos(contentDir: string, document: Document): Promise<Problem[]> {
  const files = findTagged(document.data, "file");
  const found = await Promise.all(files.map((video) => publishedFile(contentDir, document, video.value.src)));
  const report = ({ value, path: field }: Found<{ kind: "file"; src: string }>) =>
    problem("missing-image", placeOfField(document.source, field), { value: value.src });
  return files.flatMap((video, index) => (found[index] ? [] : [report(video)]));
}

/** Name under which a file is published as it is, by its content, and where it is now. */
export async function publishedFile(contentDir: string, document: Document, src: string) {
  const file = resolveFile(contentDir, document, src);
  const bytes = file && (await readFile(file).catch(() => undefined));
  if (!file || !bytes) return undefined;
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 12);
  return { name: `${hash}${path.extname(src).toLowerCase()}`, file };
}

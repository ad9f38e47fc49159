/** Converts documents to the form in which the pages of the preview receive them. */
import { statSync } from "node:fs";
import { type Collection, collectionOf } from "../../../content/compiler/document/collection.ts";
import type { Document } from "../../../content/compiler/document/document.ts";
import type { Source } from "../../../content/compiler/document/source.ts";
import type { Picture } from "../../../shared/compiled/document.ts";
import { findTagged, ofKind } from "../../../content/compiler/document/tagged.ts";
import { now, unpublishedOf } from "../../../content/compiler/document/publication.ts";
import * as markdown from "../../../content/compiler/markdown/render.ts";
import { toPageFields } from "../../../content/compiler/output/modules.ts";
import { type Assets, resolveDocument } from "../../../content/compiler/output/resolve.ts";
import type { Images } from "../../../content/compiler/pictures/images.ts";
import type { ContentFiles } from "../../../content/compiler/read/files/content-files.ts";
import { contentConfig } from "../../../types/content-config.ts";

/** Size in pixels of the stand-in for a missing picture. The stand-in is upright, because most covers are. */
const [MISSING_WIDTH, MISSING_HEIGHT] = [900, 1200];
/**
 * Stand-in for a missing picture. It has a size, because a picture without a size would change the layout of the page.
 */
export const MISSING_SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="${MISSING_WIDTH}" height="${MISSING_HEIGHT}"><rect width="100%" height="100%" fill="gray"/><path d="M300 720l150-200 100 130 60-70 90 140z" fill="darkgray"/></svg>`;
const MISSING: Picture = {
  src: `data:image/svg+xml,${encodeURIComponent(MISSING_SVG)}`,
  srcSet: "",
  width: MISSING_WIDTH,
  height: MISSING_HEIGHT,
  placeholder: "777777",
};

/** Returns the editor's address for a file of the content folder. `version` changes whenever the file changes. */
export type FileAddress = (file: string, version: string) => string;

interface MediaLookup {
  files: Pick<ContentFiles, "seek">;
  /** Sizes and hashes of pictures. The pictures of a document are inspected before the document is shown. */
  images: Images;
}

export interface ShowOptions extends MediaLookup {
  /** Path under which the preview is served, with a slash at both ends. */
  base: string;
  address: FileAddress;
  /** Returns whether a referenced document exists. */
  exists: (type: string, slug: string) => boolean;
}

/** Resolves to the whole document as pages receive it. */
export async function showDocument(document: Document, options: ShowOptions): Promise<object> {
  await inspectPictures(document, options);
  const unpublished = unpublishedOf(document.metadata, now(contentConfig.timeZone));
  const completeDocument = withTexts(withoutDangling(document, options));
  return toPageFields(resolveDocument({ ...completeDocument, unpublished }, assetsOf(options)));
}

/** Resolves to the part of a document that is shown in lists. */
export function showSummary(document: Document, options: ShowOptions): Promise<object> {
  const { detail = [] }: Collection = collectionOf(contentConfig, document.source.collection);
  return showDocument(
    withFields(document, (name) => !detail.includes(name)),
    options,
  );
}

/** Adds an empty text in place of each Markdown text that is nested too deeply to be read. */
function withTexts(document: Document): Document {
  const { content } = document;
  if (!content) throw new Error(`${document.source.file} was not read`);
  const texts = new Map(content.texts);
  for (const { value } of ofKind(findTagged(content.data), "markdown"))
    if (!texts.has(value)) texts.set(value, { type: "root", children: [] });
  return { ...document, content: { ...content, texts } };
}

async function inspectPictures({ source, metadata }: Document, { files, images }: MediaLookup): Promise<void> {
  const lookups = metadata.pictures.map(({ src }) => files.seek(source, src));
  await images.inspect(lookups.flatMap((each) => ("file" in each ? [each.file] : [])));
}

function assetsOf(options: ShowOptions): Assets {
  const { files, base, address } = options;
  return {
    base,
    markdown,
    pictureAt: (source, src) => originalAt(options, source, src, address),
    fileAt: (source, src) => {
      const lookup = files.seek(source, src);
      if ("missing" in lookup) return { src: "", bytes: 0 };
      return { src: address(lookup.file, source.hash), bytes: statSync(lookup.file).size };
    },
  };
}

/**
 * Removes fields with references to missing documents, because pages rely on the targets of all references except those
 * marked `mayBeUnpublished`.
 */
function withoutDangling(document: Document, { exists }: ShowOptions): Document {
  const dangling = document.metadata.references.filter(
    ({ type, slug, mayBeUnpublished }) => !mayBeUnpublished && !exists(type, slug),
  );
  const names = dangling.map(({ path: [name] }) => name);
  return names.length === 0 ? document : withFields(document, (name) => !names.includes(name));
}

function withFields(document: Document, isIncluded: (name: string) => boolean): Document {
  const { content } = document;
  if (!content) throw new Error(`${document.source.file} was not read`);
  const data = Object.fromEntries(Object.entries(content.data).filter(([name]) => isIncluded(name)));
  return { ...document, content: { ...content, data } };
}

/** Returns a picture with only its original file, because generating all the sizes of the site would take a second. */
function originalAt({ files, images }: MediaLookup, source: Source, src: string, address: FileAddress): Picture {
  const lookup = files.seek(source, src);
  const image = "file" in lookup ? images.find(lookup.file) : undefined;
  if (!image) return MISSING;
  const { width, height } = image;
  const url = address(image.file, image.hash);
  return { src: url, srcSet: `${url} ${width}w`, width, height, placeholder: "777777" };
}

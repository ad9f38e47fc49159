/** Documents as the pages of the preview receive them. */
import { statSync } from "node:fs";
import { type Collection, collectionOf } from "../../../content/compiler/document/collection.ts";
import type { Document } from "../../../content/compiler/document/document.ts";
import { findTagged, ofKind } from "../../../content/compiler/document/tagged.ts";
import { now, unpublishedOf } from "../../../content/compiler/document/publication.ts";
import * as markdown from "../../../content/compiler/markdown/render.ts";
import { identified } from "../../../content/compiler/output/modules.ts";
import { type Assets, resolveDocument } from "../../../content/compiler/output/resolve.ts";
import type { Images } from "../../../content/compiler/pictures/images.ts";
import type { ContentFiles } from "../../../content/compiler/read/content-files.ts";
import { contentConfig } from "../../../content/schema/content-config.ts";
import { type FileAddress, originalAt } from "./originals.ts";

interface Gallery {
  files: ContentFiles;
  /** Of which those of a document are inspected before it is shown. */
  images: Images;
}

export interface ShowOptions extends Gallery {
  /** Path under which the preview is served, with a slash at both ends. */
  base: string;
  address: FileAddress;
  /** Whether there is a document that another refers to. */
  exists: (type: string, slug: string) => boolean;
}

/** The whole document. */
export async function showDocument(document: Document, options: ShowOptions): Promise<object> {
  await inspect(document, options);
  const unpublished = unpublishedOf(document.metadata, now(contentConfig.timeZone));
  const whole = withTexts(withoutDangling(document, options));
  return identified(resolveDocument({ ...whole, unpublished }, assetsOf(options)));
}

/** What lists need of it. */
export function showSummary(document: Document, options: ShowOptions): Promise<object> {
  const { detail = [] }: Collection = collectionOf(contentConfig, document.source.collection);
  return showDocument(
    withFields(document, (name) => !detail.includes(name)),
    options,
  );
}

/** A text that nests too deep to be read is shown as an empty one. */
function withTexts(document: Document): Document {
  const { content } = document;
  if (!content) throw new Error(`${document.source.file} was not read`);
  const texts = new Map(content.texts);
  for (const { value } of ofKind(findTagged(content.data), "markdown"))
    if (!texts.has(value)) texts.set(value, { type: "root", children: [] });
  return { ...document, content: { ...content, texts } };
}

async function inspect({ source, metadata }: Document, { files, images }: Gallery): Promise<void> {
  const sought = metadata.pictures.map(({ src }) => files.seek(source, src));
  await images.inspect(sought.flatMap((each) => ("file" in each ? [each.file] : [])));
}

function assetsOf(options: ShowOptions): Assets {
  const { files, base, address } = options;
  return {
    base,
    markdown,
    pictureAt: (source, src) => originalAt(options, source, src, address),
    fileAt: (source, src) => {
      const sought = files.seek(source, src);
      if ("missing" in sought) return { src: "", bytes: 0 };
      return { src: address(sought.file, source.hash), bytes: statSync(sought.file).size };
    },
  };
}

/** Pages rely on it that what a document refers to is there. */
function withoutDangling(document: Document, { exists }: ShowOptions): Document {
  const dangling = document.metadata.references.filter(({ type, slug }) => !exists(type, slug));
  const names = dangling.map(({ path: [name] }) => name);
  return names.length === 0 ? document : withFields(document, (name) => !names.includes(name));
}

function withFields(document: Document, wanted: (name: string) => boolean): Document {
  const { content } = document;
  if (!content) throw new Error(`${document.source.file} was not read`);
  const data = Object.fromEntries(Object.entries(content.data).filter(([name]) => wanted(name)));
  return { ...document, content: { ...content, data } };
}

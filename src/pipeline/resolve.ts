/** Documents whose every value was checked → documents as pages receive them. */
import type { Root } from "mdast";
import type { Picture, RichText } from "../schema/document.ts";
import type { ResolvedDocument } from "./generate.ts";
import type { Derived, ImageFile } from "./images.ts";
import { picturesOf, renderMarkdown } from "./markdown.ts";
import { publishedFile, resolveFile } from "./media.ts";
import type { Document } from "./source.ts";
import { findTagged, replaceTagged, type Tagged } from "./tagged.ts";

export interface Materials {
  contentDir: string;
  texts: ReadonlyMap<object, { root: Root }>;
  images: ReadonlyMap<string, ImageFile>;
  derived: ReadonlyMap<string, Derived>;
}

export interface Resolution {
  documents: ResolvedDocument[];
  /** Name in the media folder → absolute path. */
  media: Map<string, string>;
}

export async function resolveDocuments(documents: readonly Document[], materials: Materials): Promise<Resolution> {
  const media = new Map([...materials.derived.values()].flatMap(({ files }) => [...files]));
  const videos = new Map<object, string>();
  for (const document of documents) await publishVideos(document, materials, media, videos);
  return { documents: documents.map((document) => resolveDocument(document, materials, videos)), media };
}

async function publishVideos(
  document: Document,
  { contentDir }: Materials,
  media: Map<string, string>,
  videos: Map<object, string>,
): Promise<void> {
  for (const { value } of findTagged(document.data, "file")) {
    const published = await publishedFile(contentDir, document, value.src);
    if (!published) throw new Error(`${value.src} disappeared while the content was being built`);
    media.set(published.name, published.file);
    videos.set(value, `/media/${published.name}`);
  }
}

function resolveDocument(
  document: Document,
  materials: Materials,
  videos: ReadonlyMap<object, string>,
): ResolvedDocument {
  const { collection, slug, address } = document;
  const replace = (tagged: Tagged): unknown => {
    if (tagged.kind === "image") return resolveImage(document, tagged, materials);
    if (tagged.kind === "markdown") return resolveText(document, tagged, materials);
    if (tagged.kind === "file") return videos.get(tagged);
    return { type: tagged.type, slug: tagged.slug };
  };
  return { collection, slug, address, data: replaceTagged(document.data, replace) as Record<string, unknown> };
}

function resolveImage(
  document: Document,
  { kind: _kind, src, ...rest }: Extract<Tagged, { kind: "image" }>,
  materials: Materials,
) {
  return { ...rest, ...pictureAt(document, src, materials) };
}

function resolveText(document: Document, text: Extract<Tagged, { kind: "markdown" }>, materials: Materials): RichText {
  const root = materials.texts.get(text)?.root;
  if (!root) throw new Error(`${document.source.file} has a text that was not parsed`);
  const pictures = picturesOf(root).map(({ src }) => src);
  return renderMarkdown(root, new Map(pictures.map((src) => [src, pictureAt(document, src, materials)])));
}

function pictureAt(document: Document, src: string, { contentDir, images, derived }: Materials): Picture {
  const image = images.get(resolveFile(contentDir, document, src) ?? "");
  const picture = image && derived.get(image.hash)?.picture;
  if (!picture) throw new Error(`${document.source.file} names ${src}, which was not derived`);
  return picture;
}

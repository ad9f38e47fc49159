/** Resolves valid documents into what pages get. */
import { statSync } from "node:fs";
import type { Picture, PublishedFile, RichText } from "../../../shared/compiled/document.ts";
import type { Source } from "../document/source.ts";
import { replaceTagged, type Tagged } from "../document/tagged.ts";
import type { Derived } from "../pictures/derive-images.ts";
import { type Images, publishedName } from "../pictures/images.ts";
import type { ContentFiles } from "../read/files/content-files.ts";
import { mediaAddress } from "../../../shared/compiled/layout.ts";
import type { ResolvedDocument } from "./modules.ts";
import type { PlannedDocument } from "./plan.ts";

/** The pictures, files and texts that documents are resolved with. */
export interface Assets {
  /** Returns the picture that a document names. */
  pictureAt: (source: Source, src: string) => Picture;
  /** Returns the published file that a document names. */
  fileAt: (source: Source, src: string) => PublishedFile;
  /** The path under which the site is served, with a slash at both ends. */
  base: string;
  /** Loaded if there is a text to render. */
  markdown: typeof import("../markdown/render.ts") | undefined;
}

/** Requires checked files and derived pictures. */
export function assetsOf(files: ContentFiles, images: Images, derived: ReadonlyMap<string, Derived>, base: string) {
  return {
    base,
    fileAt: (source, src) => {
      const file = files.find(source, src);
      return { src: mediaAddress(base, publishedName(file)), bytes: statSync(file).size };
    },
    pictureAt: (source, src) => {
      const image = images.find(files.find(source, src));
      const picture = image && derived.get(image.hash)?.picture;
      if (!picture) throw new Error(`${source.file} names ${src}, which was not derived`);
      return picture;
    },
  } satisfies Omit<Assets, "markdown">;
}

type Resolvable = Pick<PlannedDocument, "source" | "metadata" | "unpublished" | "content">;

export function resolveDocument(document: Resolvable, assets: Assets): ResolvedDocument {
  const { source, metadata, unpublished, content } = document;
  if (!content) throw new Error(`${source.file} changed while the content was being built`);
  const { draft: _draft, ...fields } = content.data;
  const replace = (tagged: Tagged): unknown => {
    if (tagged.kind === "image") return resolveImage(source, tagged, assets);
    if (tagged.kind === "markdown") return resolveText(document, tagged, assets);
    if (tagged.kind === "file") return assets.fileAt(source, tagged.src).src;
    if (tagged.kind === "audio") return assets.fileAt(source, tagged.src);
    return tagged.kind === "path" ? tagged.url : { type: tagged.type, slug: tagged.slug };
  };
  const data = replaceTagged(fields, replace) as Record<string, unknown>;
  return {
    slug: source.slug,
    address: metadata.address,
    data: unpublished ? { unpublished, ...data } : data,
  };
}

function resolveImage(
  source: Source,
  { kind: _kind, src, ...rest }: Extract<Tagged, { kind: "image" }>,
  { pictureAt }: Assets,
) {
  return { ...rest, ...pictureAt(source, src) };
}

function resolveText(document: Resolvable, text: Extract<Tagged, { kind: "markdown" }>, assets: Assets): RichText {
  const { markdown, base, pictureAt } = assets;
  const root = document.content?.texts.get(text);
  if (!root || !markdown) throw new Error(`${document.source.file} has a text that was not parsed`);
  return markdown.renderMarkdown(root, { pictureAt: (src) => pictureAt(document.source, src), base });
}

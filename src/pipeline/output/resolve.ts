/** Documents whose every value was checked → documents as pages receive them. */
import type { Picture, RichText } from "../../compiled/document.ts";
import { replaceTagged, type Tagged } from "../document/tagged.ts";
import type { Derived } from "../pictures/derive.ts";
import { type Images, publishedName } from "../pictures/images.ts";
import type { ContentFiles } from "../read/content-files.ts";
import { mediaAddress } from "../../compiled/layout.ts";
import type { ResolvedDocument } from "./modules.ts";
import type { PlannedDocument } from "./plan.ts";

/** What documents are made of besides their own words. */
export interface Assets {
  files: ContentFiles;
  images: Images;
  derived: ReadonlyMap<string, Derived>;
  /** Path under which the site is served, with a slash at both ends. */
  base: string;
  /** Loaded when there is a text to render. */
  markdown: typeof import("../markdown/render.ts") | undefined;
}

export function resolveDocument(document: PlannedDocument, assets: Assets): ResolvedDocument {
  const { source, metadata, unpublished, content } = document;
  if (!content) throw new Error(`${source.file} changed while the content was being built`);
  const { draft: _draft, ...fields } = content.data;
  const replace = (tagged: Tagged): unknown => {
    if (tagged.kind === "image") return resolveImage(document, tagged, assets);
    if (tagged.kind === "markdown") return resolveText(document, tagged, assets);
    if (tagged.kind === "file") return mediaAddress(assets.base, publishedName(assets.files.find(source, tagged.src)));
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
  document: PlannedDocument,
  { kind: _kind, src, ...rest }: Extract<Tagged, { kind: "image" }>,
  assets: Assets,
) {
  return { ...rest, ...pictureAt(document, src, assets) };
}

function resolveText(document: PlannedDocument, text: Extract<Tagged, { kind: "markdown" }>, assets: Assets): RichText {
  const { markdown, base } = assets;
  const root = document.content?.texts.get(text);
  if (!root || !markdown) throw new Error(`${document.source.file} has a text that was not parsed`);
  return markdown.renderMarkdown(root, { pictureAt: (src) => pictureAt(document, src, assets), base });
}

function pictureAt({ source }: PlannedDocument, src: string, { files, images, derived }: Assets): Picture {
  const image = images.find(files.find(source, src));
  const picture = image && derived.get(image.hash)?.picture;
  if (!picture) throw new Error(`${source.file} names ${src}, which was not derived`);
  return picture;
}

/** Documents whose every value was checked → documents as pages receive them. */
import type { Picture, RichText, Unpublished } from "../../compiled/document.ts";
import type { ContentFiles } from "../read/content-files.ts";
import type { Derived } from "../pictures/derive.ts";
import type { ResolvedDocument } from "./generate.ts";
import type { Images } from "../pictures/images.ts";
import { publishedName } from "../pictures/images.ts";
import type { Document } from "../document/source.ts";
import { replaceTagged, type Tagged } from "../document/tagged.ts";
import type { Markdown, Texts } from "../markdown/texts.ts";

export interface Materials {
  files: ContentFiles;
  texts: Texts;
  images: Images;
  derived: ReadonlyMap<string, Derived>;
  /** Path under which the site is served, with a slash at both ends. */
  base: string;
}

export function resolveDocument(
  document: Document,
  unpublished: Unpublished | undefined,
  materials: Materials,
  markdown: Markdown | undefined,
): ResolvedDocument {
  const { collection, slug, address } = document;
  const { draft: _draft, ...fields } = document.data;
  const replace = (tagged: Tagged): unknown => {
    if (tagged.kind === "image") return resolveImage(document, tagged, materials);
    if (tagged.kind === "markdown") return resolveText(document, tagged, materials, markdown);
    if (tagged.kind === "file") return `${materials.base}media/${fileName(document, tagged.src, materials)}`;
    return { type: tagged.type, slug: tagged.slug };
  };
  const data = replaceTagged(fields, replace) as Record<string, unknown>;
  return { collection, slug, address, data: unpublished ? { unpublished, ...data } : data };
}

function fileName({ source }: Document, src: string, { files }: Materials): string {
  const file = files.resolve(source, src);
  if (!file) throw new Error(`${source.file} names ${src}, which was not checked`);
  return publishedName(file);
}

function resolveImage(
  document: Document,
  { kind: _kind, src, ...rest }: Extract<Tagged, { kind: "image" }>,
  materials: Materials,
) {
  return { ...rest, ...pictureAt(document, src, materials) };
}

function resolveText(
  document: Document,
  text: Extract<Tagged, { kind: "markdown" }>,
  materials: Materials,
  markdown: Markdown | undefined,
): RichText {
  const root = materials.texts.get(text);
  if (!root || !markdown) throw new Error(`${document.source.file} has a text that was not parsed`);
  const pictures = markdown.picturesOf(root).map(({ src }) => src);
  return markdown.renderMarkdown(root, {
    pictures: new Map(pictures.map((src) => [src, pictureAt(document, src, materials)])),
    base: materials.base,
  });
}

function pictureAt({ source }: Document, src: string, { files, images, derived }: Materials): Picture {
  const image = images.find(files.resolve(source, src) ?? "");
  const picture = image && derived.get(image.hash)?.picture;
  if (!picture) throw new Error(`${source.file} names ${src}, which was not derived`);
  return picture;
}

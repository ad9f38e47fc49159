import type { ImageGallery, ImageObject } from "schema-dts";
import { pictureAuthor } from "../../../shared/credits/credit-words.ts";
import { absolute } from "../markup.ts";
import type { Publication } from "./site-graph.ts";

export interface PictureFacts {
  src: string;
  width: number;
  height: number;
  alt: string;
  credit?: string;
  /** Parts of a credit that names people with pages. */
  parts?: readonly { text: string; person?: string }[];
}

export function imageObject(
  { url }: Publication,
  { src, width, height, alt, credit, parts }: PictureFacts,
): ImageObject {
  const author = pictureAuthor(credit ?? "")?.name;
  const named = parts?.flatMap(({ text, person }) => (person === undefined ? [] : [text]));
  const creators = (named ?? (author ? [author] : [])).map((name) => ({ "@type": "Person" as const, name }));
  const [creator, ...others] = creators;
  return {
    "@type": "ImageObject",
    contentUrl: absolute(src, url),
    width: `${width}`,
    height: `${height}`,
    caption: alt,
    ...(credit && { creditText: credit }),
    ...(creator && { creator: others.length > 0 ? creators : creator }),
  };
}

/** List of one gallery, or an empty list without pictures. */
export function galleryOf(publication: Publication, name: string, pictures: readonly PictureFacts[]): ImageGallery[] {
  return pictures.length > 0 ? [gallery(publication, name, pictures)] : [];
}

export function gallery(publication: Publication, name: string, pictures: readonly PictureFacts[]): ImageGallery {
  return {
    "@type": "ImageGallery",
    name,
    associatedMedia: pictures.map((picture) => imageObject(publication, picture)),
  };
}

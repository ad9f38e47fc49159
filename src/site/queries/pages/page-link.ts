/** Links to the page of a document, for lists and other pages. */
import type { Summary } from "../../../content/schema/document.ts";
import { hrefOf } from "../../../shared/compiled/address.ts";
import type { Picture } from "../../../shared/compiled/document.ts";
import { CONTENT_LANGUAGE } from "../../../shared/magazine/language.ts";
import { type LocalText, textIn } from "../../../shared/magazine/local-text.ts";

export interface PageLink {
  name: string;
  /** Language of the name. */
  lang: string;
  address: string;
  picture?: Picture;
}

/**
 * Fields of a document that give a link its name and its picture. Each type has one of the fields `headline`, `title`
 * and `name`.
 */
export interface Named {
  headline?: string;
  title?: string;
  name?: string | LocalText;
  image?: Picture;
  images?: readonly Picture[];
  portrait?: Picture | undefined;
  photo?: Picture;
}

/** Returns the name of a document; in the language of the magazine if the name is in several languages. */
export function nameOf({ headline, title, name }: Named): string {
  const text = headline ?? title ?? name ?? "";
  return typeof text === "string" ? text : textIn(text, CONTENT_LANGUAGE);
}

/** Returns the main picture of a document; `undefined` if the document has no picture. */
export const pictureIn = ({ image, images, portrait, photo }: Named): Picture | undefined =>
  image ?? images?.[0] ?? portrait ?? photo;

/** Returns the URL of the narrowest WebP file of a picture; `""` without a picture. */
export const smallestOf = (picture?: Pick<Picture, "src" | "srcSet">) =>
  picture ? picture.srcSet.split(" ")[0] || picture.src : "";

/** Returns a picture without its description, which would repeat the name beside the picture. */
export function pictureOf({ src, srcSet, width, height, placeholder, focus }: Picture): Picture {
  return { src, srcSet, width, height, placeholder, ...(focus && { focus }) };
}

/** Returns the link to a document's page. `summary`: entry of the document in the list of its type. */
export function linkTo(summary: Summary & Named): PageLink {
  const picture = pictureIn(summary);
  return {
    name: nameOf(summary),
    lang: summary.lang ?? CONTENT_LANGUAGE,
    address: hrefOf(summary),
    ...(picture && { picture: pictureOf(picture) }),
  };
}

/** Links to the page of a document, as lists and other pages show them. */
import type { Picture } from "../../../shared/compiled/document.ts";

export interface PageLink {
  name: string;
  /** Language of the name. */
  lang: string;
  address: string;
  picture?: Picture;
}

/** Fields that name and picture a document in links to it; each type has one of the fields for its name. */
export interface Named {
  headline?: string;
  title?: string;
  name?: string;
  image?: Picture;
  images?: readonly Picture[];
  portrait?: Picture | undefined;
  photo?: Picture;
}

export const nameOf = ({ headline, title, name }: Named): string => headline ?? title ?? name ?? "";

/** Main picture of a document; `undefined` if it has none. */
export const pictureIn = ({ image, images, portrait, photo }: Named): Picture | undefined =>
  image ?? images?.[0] ?? portrait ?? photo;

/** Address of the narrowest WebP file of a picture; empty without a picture. */
export const smallestOf = (picture?: Pick<Picture, "src" | "srcSet">) =>
  picture ? picture.srcSet.split(" ")[0] || picture.src : "";

/** A picture without its description, which would repeat the name beside it. */
export function pictureOf({ src, srcSet, width, height, placeholder }: Picture): Picture {
  return { src, srcSet, width, height, placeholder };
}

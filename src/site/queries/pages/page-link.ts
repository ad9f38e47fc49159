/** The way to the page of a document, as lists and other pages show it. */
import type { Picture } from "../../../shared/compiled/document.ts";

export interface PageLink {
  name: string;
  /** Language of the name. */
  lang: string;
  address: string;
  picture?: Picture;
}

/** What a document says of itself where others lead to it; each type has one of the fields for its name. */
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

/** The picture that stands for it; `undefined` where it has none. */
export const pictureIn = ({ image, images, portrait, photo }: Named): Picture | undefined =>
  image ?? images?.[0] ?? portrait ?? photo;

/** Address of its narrowest WebP file; empty where there is no picture. */
export const smallestOf = (picture?: Pick<Picture, "src" | "srcSet">) =>
  picture ? picture.srcSet.split(" ")[0] || picture.src : "";

/** A picture without its description, which would repeat the name beside it. */
export function pictureOf({ src, srcSet, width, height, placeholder }: Picture): Picture {
  return { src, srcSet, width, height, placeholder };
}

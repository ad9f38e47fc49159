/** The way to the page of a document, as lists and other pages show it. */
import type { Picture } from "../../shared/compiled/document.ts";

export interface PageLink {
  name: string;
  /** Language of the name. */
  lang: string;
  address: string;
  picture?: Picture;
}

/** Address of its narrowest WebP file; empty where there is no picture. */
export const smallestOf = (picture?: Pick<Picture, "src" | "srcSet">) =>
  picture ? picture.srcSet.split(" ")[0] || picture.src : "";

/** A picture without its description, which would repeat the name beside it. */
export function pictureOf({ src, srcSet, width, height, placeholder }: Picture): Picture {
  return { src, srcSet, width, height, placeholder };
}

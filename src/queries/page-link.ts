/** The way to a page, as other pages show it. */
import type { Picture } from "../compiled/document.ts";

/** What it takes to lead to the page of a document. */
export interface PageLink {
  name: string;
  address: string;
  picture: Picture;
}

/** Without the words of a picture: where it stands beside a name, they would be read twice. */
export function pictureOf({ src, srcSet, width, height, placeholder }: Picture): Picture {
  return { src, srcSet, width, height, placeholder };
}

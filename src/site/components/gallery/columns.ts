/** Which pictures of a gallery are shown, and in which columns. */

import type { Picture } from "../../../shared/compiled/document.ts";
import type { CreditedPicture } from "../credits/picture-credit.tsx";

export interface GalleryPicture extends Picture, CreditedPicture {
  alt: string;
  orientation: "portrait" | "landscape";
}

type Oriented = Pick<GalleryPicture, "src" | "orientation">;

/** A picture with its place in the whole gallery, 0 first. */
export interface Placed<Item> {
  picture: Item;
  index: number;
}

/** Only entries with a text `src` and one of the two orientations are shown. */
export function isShown(picture: { src?: unknown; orientation?: unknown }): boolean {
  return (
    typeof picture.src === "string" &&
    picture.src !== "" &&
    ["portrait", "landscape"].includes(String(picture.orientation))
  );
}

/**
 * A portrait stands alone in its column; a landscape joins a previous landscape that is alone in
 * its column, so that at most two are stacked.
 */
export function toColumns<Item extends Oriented>(pictures: readonly Item[]): Placed<Item>[][] {
  const columns: Placed<Item>[][] = [];
  for (const [index, picture] of pictures.filter(isShown).entries()) {
    const last = columns.at(-1);
    if (picture.orientation === "landscape" && last?.length === 1 && last[0]?.picture.orientation === "landscape") {
      last.push({ picture, index });
    } else {
      columns.push([{ picture, index }]);
    }
  }
  return columns;
}

/** A picture as it was found: sizes in pixels, turned the way its EXIF data says. */
export interface ImageFile {
  file: string;
  hash: string;
  width: number;
  height: number;
  format: "jpeg" | "png" | "webp";
}

/** What is remembered of a picture, by its fingerprint. */
export type KnownImages = Record<string, Omit<ImageFile, "file" | "hash">>;

/** Shortest side in pixels of what somebody could see. */
export const SHORTEST_SIDE = 3;

/** Longest side in pixels that WebP holds: https://developers.google.com/speed/webp/faq */
export const LONGEST_SIDE = 16_383;

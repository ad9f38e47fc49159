/** Attribute and addresses of pictures in rendered HTML. */

/** Attribute with the placeholder of a picture in a rendered text: see `Picture`. */
export const PLACEHOLDER_ATTRIBUTE = "data-placeholder";

/** Replaces the addresses of WebP files with those of the AVIF files of the same name, also in a `srcset`. */
export function toAvif(addresses: string): string {
  return addresses.replaceAll(".webp", ".avif");
}

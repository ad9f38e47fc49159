/** Addresses of WebP files → those of the AVIF files beside them; also in a `srcset`. */
export function toAvif(addresses: string): string {
  return addresses.replaceAll(".webp", ".avif");
}

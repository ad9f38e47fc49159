/** Replaces addresses of WebP files by those of the AVIF files beside them, in a `srcset` too. */
export function toAvif(addresses: string): string {
  return addresses.replaceAll(".webp", ".avif");
}

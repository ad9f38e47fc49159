/** Replaces addresses of WebP files by the addresses of the AVIF files of the same name, also in a `srcset`. */
export function toAvif(addresses: string): string {
  return addresses.replaceAll(".webp", ".avif");
}

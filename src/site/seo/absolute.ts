/** Address from the root of the host, as a picture has it → a whole one. `siteUrl` may have a path. */
export function absolute(src: string, siteUrl: string): string {
  return new URL(src, siteUrl).href;
}

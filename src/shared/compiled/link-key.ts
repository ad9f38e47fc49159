/** Key of a link: the link without protocol, `www.`, letter case and the slash at the end. */
export function linkKey(link: string): string {
  return link
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/, "")
    .replace(/\/+$/, "");
}

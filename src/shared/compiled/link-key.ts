/** Returns the key of a link: the link in lower case, without protocol, `www.` or slashes at the end. */
export function linkKey(link: string): string {
  return link
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/, "")
    .replace(/\/+$/, "");
}

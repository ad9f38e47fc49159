/** What is wrong with the address of a link, in words. The compiler allows the same (`unsafe-link`). */
import * as words from "#words";

export function checkAddress(address: string): string | undefined {
  if (!address) return words.markdown.addressMissing;
  if (/\s/.test(address)) return words.markdown.addressWithSpaces;
  if (/^\/(?!\/)/.test(address)) return undefined;
  if (/^https?:\/\/[^/]+/i.test(address) || /^mailto:.+@./i.test(address)) return undefined;
  if (/^[^/:@]+@[^/:@]+$/.test(address)) return words.markdown.mailAddress(address);
  if (/^[\w-]+(?:\.[\w-]+)+(?:[/?#].*)?$/.test(address)) return words.markdown.addressWithoutScheme(address);
  return words.markdown.addressBegins;
}

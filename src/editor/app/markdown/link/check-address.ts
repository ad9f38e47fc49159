/** What is wrong with the address of a link, in words. The compiler allows the same (`unsafe-link`). */
import * as messages from "#messages";

export function checkAddress(address: string): string | undefined {
  if (!address) return messages.markdown.addressMissing;
  if (/\s/.test(address)) return messages.markdown.addressWithSpaces;
  if (/^\/(?!\/)/.test(address)) return undefined;
  if (/^https?:\/\/[^/]+/i.test(address) || /^mailto:.+@./i.test(address)) return undefined;
  if (/^[^/:@]+@[^/:@]+$/.test(address)) return messages.markdown.mailAddress(address);
  if (/^[\w-]+(?:\.[\w-]+)+(?:[/?#].*)?$/.test(address)) return messages.markdown.addressWithoutScheme(address);
  return messages.markdown.addressBegins;
}

/** Checks the URLs of links, and finds pages of the site. */
import * as messages from "#messages";
import { plain } from "../../../../shared/compiled/without-accents.ts";
import type { Entry } from "../../../contract/protocol.ts";

export function checkAddress(address: string): string | undefined {
  if (!address) return messages.markdown.addressMissing;
  if (/\s/.test(address)) return messages.markdown.addressWithSpaces;
  if (/^\/(?!\/)/.test(address)) return undefined;
  if (/^https?:\/\/[^/]+/i.test(address) || /^mailto:.+@./i.test(address)) return undefined;
  if (/^[^/:@]+@[^/:@]+$/.test(address)) return messages.markdown.mailAddress(address);
  if (/^[\w-]+(?:\.[\w-]+)+(?:[/?#].*)?$/.test(address)) return messages.markdown.addressWithoutScheme(address);
  return messages.markdown.addressBegins;
}

/** The maximum number of suggestions. Typing narrows the suggestions. */
const MOST = 40;

/** Returns the documents whose title and URL contain all words of the query. Letter case and accents do not matter. */
export function findPages(entries: readonly Entry[], query: string): Entry[] {
  const words = plain(query).split(/\s+/);
  const isFound = ({ title, address }: Entry) => {
    const text = plain(`${title} ${address}`);
    return address !== "" && words.every((word) => text.includes(word));
  };
  return entries.filter(isFound).slice(0, MOST);
}

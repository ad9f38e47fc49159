/** Checks the URLs of links, and finds pages of the site. */
import * as messages from "#messages";
import { foldText } from "../../../../shared/compiled/fold-text.ts";
import type { Entry } from "../../../contract/protocol.ts";

/** Returns a message about a URL that a link cannot have; `undefined` for a valid URL. */
export function checkAddress(address: string): string | undefined {
  if (!address) return messages.markdown.addressMissing;
  if (/\s/.test(address)) return messages.markdown.addressWithSpaces;
  if (/^\/(?!\/)/.test(address)) return undefined;
  if (/^https?:\/\/[^/]+/i.test(address) || /^mailto:.+@./i.test(address)) return undefined;
  if (/^[^/:@]+@[^/:@]+$/.test(address)) return messages.markdown.mailAddress(address);
  if (/^[\w-]+(?:\.[\w-]+)+(?:[/?#].*)?$/.test(address)) return messages.markdown.addressWithoutScheme(address);
  return messages.markdown.addressBegins;
}

/** The maximum number of suggestions. Typing narrows the choice. */
const MAX_SUGGESTIONS = 40;

/** Returns the documents whose title and URL together contain all words of the query, ignoring case and accents. */
export function findPages(entries: readonly Entry[], query: string): Entry[] {
  const words = foldText(query).split(/\s+/);
  const isMatch = ({ title, address }: Entry) => {
    const text = foldText(`${title} ${address}`);
    return address !== "" && words.every((word) => text.includes(word));
  };
  return entries.filter(isMatch).slice(0, MAX_SUGGESTIONS);
}

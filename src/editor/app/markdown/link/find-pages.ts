/** Pages of the site that a link may lead to. */
import { plain } from "../../../../shared/compiled/plain.ts";
import type { Entry } from "../../../contract/protocol.ts";

/** Maximum number of suggestions: somebody who does not find a page types more of its title. */
const MOST = 40;

/** The entries whose title or address has each of the words, in whatever case and with or without accents. */
export function findPages(entries: readonly Entry[], query: string): Entry[] {
  const words = plain(query).split(/\s+/);
  const isFound = ({ title, address }: Entry) => {
    const text = plain(`${title} ${address}`);
    return address !== "" && words.every((word) => text.includes(word));
  };
  return entries.filter(isFound).slice(0, MOST);
}

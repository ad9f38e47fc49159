import { linkKey } from "../../shared/compiled/link-key.ts";

/** Where a link leads, whatever it tells that place. */
export const linkPlace = (link: string) => linkKey(link.replace(/[?#].*$/, ""));

/** The same for many links, of which most come often. */
export function linkPlaces(): (link: string) => string {
  const known = new Map<string, string>();
  return (link) => {
    let place = known.get(link);
    if (place === undefined) known.set(link, (place = linkPlace(link)));
    return place;
  };
}

import { linkKey } from "../../shared/compiled/link-key.ts";

/** Where a link leads, whatever it tells that place. */
export const linkPlace = (link: string) => linkKey(link.replace(/[?#].*$/, ""));

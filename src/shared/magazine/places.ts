/** The places in pages to which links may lead. */
import { FIXED_ADDRESSES } from "./addresses.ts";

/** Where lists show the documents of a type, each at a place of its own. */
export const DOCUMENT_PLACES = {
  team: `${FIXED_ADDRESSES.who}#:slug`,
  issues: `${FIXED_ADDRESSES.issues}#issue-:slug`,
  editorials: `${FIXED_ADDRESSES.editorials}#:slug`,
  profiles: `${FIXED_ADDRESSES["club-pompa"]}#:slug`,
  cards: `${FIXED_ADDRESSES["made-in-arg"]}#card-:slug`,
  articles: `${FIXED_ADDRESSES.news}#article-:slug`,
} as const;

/** Other places of pages to which links may lead, whatever the content says. */
export const FIXED_PLACES = [`${FIXED_ADDRESSES.home}#home`, `${FIXED_ADDRESSES.who}#team`];

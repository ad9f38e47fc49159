/**
 * What it says that two documents share something. In steps of powers of two: a document that is added changes what
 * unrelated ones share only when their number passes one, so that the data of their pages stay as they are.
 */

/** How many halvings lie between all documents and those that have it; 0 where more than half of them do. */
export function rarity(having: number, total: number): number {
  return having === 0 ? 0 : Math.max(0, Math.floor(Math.log2(total)) - Math.ceil(Math.log2(having)));
}

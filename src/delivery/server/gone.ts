/**
 * Ending of the empty file at each address that had a page and is gone, which servers answer with 410: the addresses
 * change with the content, and no server reads its configuration again for that.
 */
export const GONE_MARK = ".gone";

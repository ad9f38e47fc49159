import type { Source } from "../queries/page-data.ts";

/** What the page of a listed document shows. */
export async function pageAt<Page>(source: Source<Page>, address: string): Promise<Page> {
  const page = (await source("", address))?.();
  if (!page) throw new Error(`There is no page at ${address}`);
  return page;
}

import type { Source } from "../queries/page-data.ts";

/** How to put together what the page of a listed document shows. */
export async function readingAt<Page>(source: Source<Page>, address: string): Promise<() => Page> {
  const read = await source("", address);
  if (!read) throw new Error(`There is no page at ${address}`);
  return read;
}

export const pageAt = async <Page>(source: Source<Page>, address: string) => (await readingAt(source, address))();

import { writeFileSync } from "node:fs";
import { readNote } from "../../shared/files/read-note.ts";
import type { PageCache } from "../../site/app/server/page-cache.ts";

/** What the last build found of the pages. `code`: fingerprint of the code, of which another asks other questions. */
export const pageCacheFile = (file: string, code: string) => ({
  last: (): PageCache | undefined => {
    const last = readNote<PageCache & { code: string }>(file);
    return last?.code === code ? last : undefined;
  },
  save: (known: PageCache) => writeFileSync(file, JSON.stringify({ code, ...known })),
});

import { writeFileSync } from "node:fs";
import { readNote } from "../../shared/files/read-note.ts";
import type { KnownPages } from "../../site/app/server/known-pages.ts";

/** What the last build found of the pages. `code`: fingerprint of the code, of which another asks other questions. */
export const knownPages = (file: string, code: string) => ({
  last: (): KnownPages | undefined => {
    const last = readNote<KnownPages & { code: string }>(file);
    return last?.code === code ? last : undefined;
  },
  save: (known: KnownPages) => writeFileSync(file, JSON.stringify({ code, ...known })),
});

import { readFileSync, writeFileSync } from "node:fs";
import type { KnownPages } from "../../site/app/server/known-pages.ts";

/** What the last build found of the pages. `code`: fingerprint of the code, of which another asks other questions. */
export const knownPages = (file: string, code: string) => ({
  last: (): KnownPages | undefined => {
    const last = load(file);
    return last?.code === code ? last : undefined;
  },
  save: (known: KnownPages) => writeFileSync(file, JSON.stringify({ code, ...known })),
});

/** Without it all pages are looked at. */
function load(file: string): (KnownPages & { code: string }) | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as KnownPages & { code: string };
  } catch {
    return undefined;
  }
}

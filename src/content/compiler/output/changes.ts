/** What a type says now and did not before. */
import type { TypeChange } from "../../../shared/compiled/type-change.ts";
import type { Entry } from "./entries.ts";
import type { LastLines } from "./last-lines.ts";
import { wholeText } from "./modules.ts";

/** `undefined` where all is as it was. */
export function changeOf(type: string, entries: readonly Entry[], last: LastLines): TypeChange | undefined {
  const put = entries.filter(({ place }) => place === undefined);
  const there = new Set(entries.map(({ slug }) => slug));
  const gone = last
    .list()
    .slugs()
    .filter((slug) => !there.has(slug));
  if (put.length + gone.length === 0) return undefined;
  return {
    type,
    gone,
    put: put.map(({ line, detail }) => ({ summary: line(), document: wholeText(line(), detail()) })),
  };
}

import { readFileSync, writeFileSync } from "node:fs";
import { type References, referencesOf } from "./references.ts";

/** What the pages of the last build refer to, by the key of the page: to read all of them again would take longer than to make a few anew. */
export function referencesMemory(file: string) {
  const last = load(file);
  const used: Record<string, References> = {};
  const ownText = ownTexts();
  return {
    get: (key: string): References | undefined => used[key] ?? (last[key] && (used[key] = last[key])),
    add: (key: string, html: string): References => (used[key] = owned(referencesOf(html), ownText)),
    save: () => writeFileSync(file, JSON.stringify(used)),
  };
}

type OwnText = (text: string) => string;

const owned = ({ links, files, ids, canonical, noindex }: References, own: OwnText): References => ({
  links: links.map(own),
  files: files.map(own),
  ids: ids.map(own),
  canonical: own(canonical),
  noindex,
});

/** What is cut out of a page keeps all of the page in memory, so it is copied; what many pages say, once. */
function ownTexts(): OwnText {
  const known = new Map<string, string>();
  return (text) => {
    const copy = known.get(text) ?? Buffer.from(text).toString();
    known.set(copy, copy);
    return copy;
  };
}

/** Without it pages are read again. */
function load(file: string): Record<string, References> {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Record<string, References>;
  } catch {
    return {};
  }
}

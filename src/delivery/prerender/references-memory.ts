import { readFileSync, writeFileSync } from "node:fs";
import { onceForEach } from "../../shared/once-for-each.ts";
import { type References, type ReferencesBy, referencesOf } from "./references.ts";

/** Pages by their keys, with numbers for texts: most stand in many pages. */
interface Noted {
  texts: string[];
  pages: Record<string, ReferencesBy<number>>;
}

/** What the pages of the last build refer to, by the key of the page: to read all of them again would take longer than to make a few anew. */
export function referencesMemory(file: string) {
  const last = load(file);
  const own = ownTexts(last.texts);
  const used: Record<string, References> = {};
  const remembered = (key: string) => {
    const noted = last.pages[key];
    return noted && (used[key] = withTexts(noted, (number) => last.texts[number] ?? ""));
  };
  return {
    get: (key: string): References | undefined => used[key] ?? remembered(key),
    add: (key: string, html: string): References => (used[key] = withTexts(referencesOf(html), own)),
    save: () => writeFileSync(file, JSON.stringify(numbered(used))),
  };
}

const withTexts = <From, To>(
  { links, files, ids, canonical, noindex }: ReferencesBy<From>,
  change: (text: From) => To,
): ReferencesBy<To> => ({
  links: links.map(change),
  files: files.map(change),
  ids: ids.map(change),
  canonical: change(canonical),
  noindex,
});

/** What is cut out of a page keeps all of the page in memory, so it is copied; what many pages say, once. */
function ownTexts(known: readonly string[]): (text: string) => string {
  const owned = new Map(known.map((text) => [text, text]));
  return (text) => {
    const copy = owned.get(text) ?? Buffer.from(text).toString();
    owned.set(copy, copy);
    return copy;
  };
}

function numbered(pages: Record<string, References>): Noted {
  const numbers = new Map<string, number>();
  const numberOf = onceForEach(() => numbers.size, numbers);
  const noted = Object.entries(pages).map(([key, page]) => [key, withTexts(page, numberOf)] as const);
  return { pages: Object.fromEntries(noted), texts: [...numbers.keys()] };
}

const NOTHING: Noted = { texts: [], pages: {} };

/** Without it pages are read again. */
function load(file: string): Noted {
  try {
    return { ...NOTHING, ...(JSON.parse(readFileSync(file, "utf8")) as Partial<Noted>) };
  } catch {
    return NOTHING;
  }
}

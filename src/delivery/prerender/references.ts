import { writeFileSync } from "node:fs";
import { readNote } from "../../shared/files/read-note.ts";
/** What the HTML of a page refers to, read in one pass while the page is in memory. */

/** What a page refers to, each once, by its text or by what stands for it. */
export interface ReferencesBy<Text> {
  /** Links as they are written: `/News/Ana#foto`, `https://…`. */
  links: Text[];
  /** What the browser or a social network loads with the page. */
  files: Text[];
  /** Places of the page to which links may lead. */
  ids: Text[];
  /** The address that the page gives itself; empty where it gives none. */
  canonical: Text;
  /** Crawlers are asked to leave the page out. */
  noindex: boolean;
}

export type References = ReferencesBy<string>;

/** Most texts stand in many pages, and numbers are compared and kept at less cost. */
export type NumberedReferences = ReferencesBy<number>;

/** What all pages refer to. */
export interface SiteReferences {
  /** By their numbers. */
  texts: readonly string[];
  /** By the address of the page; that of `404.html` is `UNKNOWN_ADDRESS`. */
  pages: ReadonlyMap<string, NumberedReferences>;
}

export const withTexts = <From, To>(
  { links, files, ids, canonical, noindex }: ReferencesBy<From>,
  change: (text: From) => To,
): ReferencesBy<To> => ({
  links: links.map(change),
  files: files.map(change),
  ids: ids.map(change),
  canonical: change(canonical),
  noindex,
});

type Attributes = Partial<Record<string, string>>;

/** React and the compiler quote every value. */
const TAG = /<([a-z]\w*)((?:\s+[\w-]+(?:="[^"]*")?)+)/gi;
const ATTRIBUTE = /\s([\w-]+)="([^"]*)"/g;

export function referencesOf(html: string): References {
  const [links, files, ids] = [new Set<string>(), new Set<string>(), new Set<string>()];
  let [canonical, noindex] = ["", false];
  for (const [, tag = "", written = ""] of html.matchAll(TAG)) {
    const attributes = attributesOf(written);
    if (attributes.id) ids.add(attributes.id);
    if (tag === "a" && attributes.href) links.add(attributes.href);
    else if (tag === "link" && attributes.rel === "canonical") canonical = attributes.href ?? "";
    else if (tag === "meta" && attributes.name === "robots") noindex = attributes.content === "noindex";
    else for (const file of filesOf(attributes)) files.add(file);
  }
  return { links: [...links], files: [...files], ids: [...ids], canonical, noindex };
}

function attributesOf(written: string): Attributes {
  const attributes: Attributes = {};
  for (const [, name = "", value = ""] of written.matchAll(ATTRIBUTE)) attributes[name.toLowerCase()] = plain(value);
  return attributes;
}

function filesOf({ href, src, srcset, poster, property, content, "data-modules": modules }: Attributes): string[] {
  const widths = srcset?.split(", ").map((each) => each.split(" ")[0]) ?? [];
  const social = property === "og:image" ? content : undefined;
  return [href, src, poster, social, ...widths, ...(modules?.split(" ") ?? [])].filter((each) => each !== undefined);
}

const plain = (value: string) =>
  value.includes("&") ? value.replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&amp;", "&") : value;

/** Pages by their keys, with numbers for texts: most stand in many pages. */
interface Noted {
  texts: string[];
  pages: Record<string, NumberedReferences>;
}

/** What the pages of the last build refer to, by the key of the page: to read all of them again would take longer than to make a few anew. */
export function referencesMemory(file: string) {
  const { texts, pages: last } = { ...NOTHING(), ...readNote<Partial<Noted>>(file) };
  const numbers = new Map(texts.map((text, number) => [text, number]));
  const used: Record<string, NumberedReferences> = {};
  const remembered = (key: string) => {
    const page = last[key];
    return page && (used[key] = page);
  };
  const numberOf = (text: string) => numbers.get(text) ?? add(text);
  /** What is cut out of a page keeps all of the page in memory, so it is copied. */
  const add = (text: string) => {
    const copy = Buffer.from(text).toString();
    numbers.set(copy, texts.length);
    return texts.push(copy) - 1;
  };
  return {
    /** By the numbers that pages have for them. */
    texts: texts as readonly string[],
    get: (key: string): NumberedReferences | undefined => used[key] ?? remembered(key),
    add: (key: string, html: string): NumberedReferences => (used[key] = withTexts(referencesOf(html), numberOf)),
    save: () => writeFileSync(file, JSON.stringify(numbered({ texts, pages: used }))),
  };
}

/** Without the texts that no page says any more. */
function numbered({ texts, pages }: Noted): Noted {
  const said: string[] = [];
  // There are millions in a large magazine: an array finds them sooner than a map of texts.
  const numbers = Array.from<number | undefined>({ length: texts.length });
  const numberOf = (number: number) => (numbers[number] ??= said.push(texts[number] ?? "") - 1);
  const noted = Object.entries(pages).map(([key, page]) => [key, withTexts(page, numberOf)] as const);
  return { pages: Object.fromEntries(noted), texts: said };
}

const NOTHING = (): Noted => ({ texts: [], pages: {} });

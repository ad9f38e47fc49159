/** Collects the references of a page, such as links, files and ids, in a single pass over its HTML. */
import { writeFileSync } from "node:fs";
import { readSavedJson } from "../../shared/files/read-saved-json.ts";

/** References of a page without duplicates. `Text` is a string, or the number of a string in `SiteReferences.texts`. */
export interface ReferencesBy<Text> {
  /** Links as they are written: `/News/Ana#foto`, `https://…`. */
  links: Text[];
  /** Files that the browser or a social network loads with the page. */
  files: Text[];
  /** Ids of the page's elements, which links may point to. */
  ids: Text[];
  /** Canonical URL of the page; `""` if the page has none. */
  canonical: Text;
  /** Whether the page asks crawlers not to index it. */
  noindex: boolean;
}

export type References = ReferencesBy<string>;

/** References as numbers of texts in `SiteReferences`. Most texts occur on many pages, so numbers need less memory. */
export type NumberedReferences = ReferencesBy<number>;

/** References of all pages. */
export interface SiteReferences {
  /** Texts. The number of a text is its index. */
  texts: readonly string[];
  /** References by the address of the page. `404.html` has `UNKNOWN_ADDRESS`, and `410.html` has `GONE_ADDRESS`. */
  pages: ReadonlyMap<string, NumberedReferences>;
}

export const mapTexts = <From, To>(
  { links, files, ids, canonical, noindex }: ReferencesBy<From>,
  convert: (text: From) => To,
): ReferencesBy<To> => ({
  links: links.map(convert),
  files: files.map(convert),
  ids: ids.map(convert),
  canonical: convert(canonical),
  noindex,
});

type Attributes = Partial<Record<string, string>>;

/** Matches a tag with attributes. Every value is in double quotes, as React and the compiler write it. */
const TAG = /<([a-z]\w*)((?:\s+[\w-]+(?:="[^"]*")?)+)/gi;
const ATTRIBUTE = /\s([\w-]+)="([^"]*)"/g;

export function referencesOf(html: string): References {
  const [links, files, ids] = [new Set<string>(), new Set<string>(), new Set<string>()];
  let [canonical, noindex] = ["", false];
  for (const [, tag = "", attributeText = ""] of html.matchAll(TAG)) {
    const attributes = attributesOf(attributeText);
    if (attributes.id) ids.add(attributes.id);
    if (tag === "a" && attributes.href) links.add(attributes.href);
    else if (tag === "link" && attributes.rel === "canonical") canonical = attributes.href ?? "";
    else if (tag === "meta" && attributes.name === "robots") noindex = attributes.content === "noindex";
    else for (const file of filesOf(attributes)) files.add(file);
  }
  return { links: [...links], files: [...files], ids: [...ids], canonical, noindex };
}

function attributesOf(attributeText: string): Attributes {
  const attributes: Attributes = {};
  for (const [, name = "", value = ""] of attributeText.matchAll(ATTRIBUTE))
    attributes[name.toLowerCase()] = decodeEntities(value);
  return attributes;
}

function filesOf({ href, src, srcset, poster, property, content, "data-modules": modules }: Attributes): string[] {
  const widths = srcset?.split(", ").map((each) => each.split(" ")[0]) ?? [];
  const social = property === "og:image" ? content : undefined;
  return [href, src, poster, social, ...widths, ...(modules?.split(" ") ?? [])].filter((each) => each !== undefined);
}

const decodeEntities = (value: string) =>
  value.includes("&") ? value.replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&amp;", "&") : value;

/** The references that are saved for the next build. `pages` has the references of each page, by `PlannedPage.key`. */
interface SavedReferences {
  texts: string[];
  pages: Record<string, NumberedReferences>;
}

/**
 * Returns a cache of references. It is saved for the next build, because reading all pages again would take longer than
 * rendering a few of them. `file` is the path of the JSON file that contains the cache.
 */
export function createReferencesCache(file: string) {
  const { texts, pages: savedPages } = { ...emptyReferences(), ...readSavedJson<Partial<SavedReferences>>(file) };
  const numbers = new Map(texts.map((text, number) => [text, number]));
  const usedPages: Record<string, NumberedReferences> = {};
  const reuse = (key: string) => {
    const page = savedPages[key];
    return page && (usedPages[key] = page);
  };
  const numberOf = (text: string) => numbers.get(text) ?? add(text);
  /** Adds a text and returns its number. Adds a copy, because a substring would keep the whole HTML in memory. */
  const add = (text: string) => {
    const copy = Buffer.from(text).toString();
    numbers.set(copy, texts.length);
    return texts.push(copy) - 1;
  };
  return {
    /** Texts. The number of a text is its index. */
    texts: texts as readonly string[],
    get: (key: string): NumberedReferences | undefined => usedPages[key] ?? reuse(key),
    add: (key: string, html: string): NumberedReferences => (usedPages[key] = mapTexts(referencesOf(html), numberOf)),
    save: () => writeFileSync(file, JSON.stringify(renumber({ texts, pages: usedPages }))),
  };
}

/** Removes texts that no page refers to, and numbers the other texts again. */
function renumber({ texts, pages }: SavedReferences): SavedReferences {
  const usedTexts: string[] = [];
  // The new numbers, each at the index of the old number. A large magazine has millions of references, and an array is
  // faster than a map of texts.
  const numbers = Array.from<number | undefined>({ length: texts.length });
  const numberOf = (number: number) => (numbers[number] ??= usedTexts.push(texts[number] ?? "") - 1);
  const entries = Object.entries(pages).map(([key, page]) => [key, mapTexts(page, numberOf)] as const);
  return { pages: Object.fromEntries(entries), texts: usedTexts };
}

const emptyReferences = (): SavedReferences => ({ texts: [], pages: {} });

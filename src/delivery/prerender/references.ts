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

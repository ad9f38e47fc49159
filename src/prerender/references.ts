/** What the HTML of a page refers to, read in one pass while the page is in memory. */

export interface References {
  /** Links as they are written: `/News/Ana#foto`, `https://…`. */
  links: string[];
  /** What the browser or a social network loads with the page. */
  files: string[];
  /** Places of the page to which links may lead. */
  ids: string[];
  /** The address that the page gives itself; empty where it gives none. */
  canonical: string;
  /** Crawlers are asked to leave the page out. */
  noindex: boolean;
}

type Attributes = Partial<Record<string, string>>;

/** React and the compiler quote every value. */
const TAG = /<([a-z]\w*)((?:\s+[\w-]+(?:="[^"]*")?)+)/gi;
const ATTRIBUTE = /\s([\w-]+)="([^"]*)"/g;

export function referencesOf(html: string): References {
  const found: References = { links: [], files: [], ids: [], canonical: "", noindex: false };
  for (const [, tag = "", written = ""] of html.matchAll(TAG)) {
    const attributes = attributesOf(written);
    if (attributes.id) found.ids.push(attributes.id);
    if (tag === "a" && attributes.href) found.links.push(attributes.href);
    else if (tag === "link" && attributes.rel === "canonical") found.canonical = attributes.href ?? "";
    else if (tag === "meta" && attributes.name === "robots") found.noindex = attributes.content === "noindex";
    else found.files.push(...filesOf(attributes));
  }
  return found;
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
  value.includes("&") ? value.replaceAll("&amp;", "&").replaceAll("&#x27;", "'").replaceAll("&quot;", '"') : value;

/**
 * Reads the folder of a site generator (Hugo, Jekyll, Eleventy, Astro): pages with front matter in YAML, TOML or JSON.
 */
import { messages } from "../../messages/messages.ts";
import { readFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../../../shared/files/list-files.ts";
import { pathFrom } from "../../../shared/files/path-from.ts";
import { withoutForbidden } from "../../compiler/read/text-checks/forbidden-characters.ts";
import { authorNamed, type Export, exportOf, type Item, type LeftOut, Notes } from "../item.ts";
import { withoutAttributes, textOfPage } from "./page-text.ts";
import { type Generator, generatorOf, type PageName } from "./generator.ts";
import { momentFrom } from "./moment.ts";
import { parse as parseToml } from "smol-toml";
import { parse as parseYaml } from "yaml";

/** Matches paths in folders of generated files, themes and templates. */
const NOT_CONTENT = /(?:^|\/)(?:node_modules|public|_site|dist|themes|layouts|_layouts|_includes|archetypes|\.[^/]*)\//;
const PAGE = /\.(?:md|markdown|html?|mdx)$/i;

export function readFolder(folder: string): Export {
  const files = listFiles(folder).filter((file) => PAGE.test(file) && !NOT_CONTENT.test(file));
  const generator = generatorOf(folder);
  const pages = files.toSorted().map((file) => readPage(folder, file, generator));
  return exportOf(pages, { site: generator.site });
}

function readPage(folder: string, file: string, { root, addressOf }: Generator): Item | LeftOut {
  const leaveOut = (why: string): LeftOut => ({ title: file, why });
  if (/\.mdx$/i.test(file)) return leaveOut(messages.importing.isMdx);
  if (/(?:^|\/)_index\./.test(file)) return leaveOut(messages.importing.isSection);
  const page = splitPage(withoutForbidden(readFileSync(path.join(folder, file), "utf8")));
  if (!page) return leaveOut(messages.importing.noFrontMatter);
  if ("why" in page) return leaveOut(page.why);
  const { fields } = page;
  if (fields.redirect_to) return leaveOut(messages.importing.onlyLeads(String(fields.redirect_to)));
  if (fields.layout === "page" || fields.type === "page") return leaveOut(messages.importing.isPage);
  if (page.body.trim() === "") return leaveOut(messages.importing.isEmpty);
  const pathInRoot = pathFrom(root, path.resolve(folder, file));
  return itemOf(file, page.body, new PageFields(fields), (name) => addressOf({ ...name, file: pathInRoot }));
}

/** The fields of a page. Reading a field removes it, so that only unknown fields remain at the end. */
class PageFields {
  readonly #fields: Record<string, unknown>;

  constructor(fields: Record<string, unknown>) {
    this.#fields = { ...fields };
  }

  /** Removes the named fields and returns the first value that is not empty; `undefined` if all are empty. */
  take(...names: string[]): unknown {
    const values = names.map((name) => this.#fields[name]);
    for (const name of names) delete this.#fields[name];
    return values.find((value) => value !== undefined && value !== null && value !== "");
  }

  text(...names: string[]): string {
    const value = this.take(...names);
    return typeof value === "string" || typeof value === "number" ? String(value) : "";
  }

  rest(): Record<string, unknown> {
    return this.#fields;
  }
}

type AddressOf = (page: Omit<PageName, "file">) => ReturnType<Generator["addressOf"]>;

function itemOf(file: string, body: string, fields: PageFields, addressOf: AddressOf): Item {
  const { name, base, date, language } = nameOf(file);
  const [slug, title] = [fields.text("slug"), fields.text("title")];
  const cover = pictureOf(
    fields.take("image", "images", "cover", "featured_image", "thumbnail", "heroImage", "header"),
  );
  const day = fields.take("date", "pubDate", "publishDate", "published", "created");
  fields.take("draft", "published", "weight", "lastmod", "updated", "updatedDate");
  const published = momentFrom(day instanceof Date ? day.toISOString() : day) || date;
  const categories = fields.take("categories", "category");
  const notes = new Notes();
  const address = addressOf({
    name,
    language,
    title,
    slug,
    published,
    address: fields.text("url", "permalink"),
    categories: typeof categories === "string" ? categories.split(/\s+/) : listOf(categories),
  });
  if (typeof address !== "string") notes.add(messages.importing.unknownAddress, address.unknown);
  const item: Omit<Item, "notes"> = {
    id: `carpeta ${file}`,
    title,
    slug: slug || base,
    addresses: [...listOf(fields.take("aliases", "redirect_from")), ...(typeof address === "string" ? [address] : [])],
    published,
    subtitle: fields.text("description", "summary", "excerpt", "subtitle"),
    language: fields.text("lang", "language", "locale") || language,
    authors: listOf(fields.take("authors", "author")).map(authorNamed),
    tags: [...listOf(fields.take("tags")), ...listOf(categories), ...listOf(fields.take("keywords"))],
    ...(cover && { cover: { src: cover.src, alt: cover.alt || fields.text("imageAlt", "image_alt", "alt") } }),
    text: { markdown: "" },
    folder: path.posix.dirname(file),
  };
  notes.addFields(fields.rest());
  const text = textOfPage(body, notes);
  return {
    ...item,
    notes,
    text: /\.html?$/i.test(file) ? { html: text } : { markdown: withoutAttributes(text, notes) },
  };
}

/**
 * Parses the path of a page, such as `_posts/2014-05-12-telar.en.md`. The name of an `index` page is the name of its
 * folder. `base` is the name without the date.
 */
function nameOf(file: string) {
  const { dir, name: fileName } = path.posix.parse(file);
  const [, ownName = "", language = ""] = /^(.*?)(?:\.([a-z]{2}))?$/.exec(fileName) ?? [];
  const name = ownName === "index" ? path.posix.basename(dir) : ownName;
  const [, date = "", base = name] = /^(\d{4}-\d\d-\d\d)-(.+)$/.exec(name) ?? [];
  return { name, base, date: momentFrom(date), language };
}

const listOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((each) => {
    if (typeof each === "object" && each !== null && "name" in each) return [String(each.name)];
    return each === undefined || each === null || each === "" ? [] : [String(each)];
  });

/** Returns the picture in a field: a URL, a mapping such as `{ src, alt }`, or the first picture of a list. */
function pictureOf(value: unknown): { src: string; alt: string } | undefined {
  if (Array.isArray(value)) return pictureOf(value[0]);
  if (typeof value === "string") return { src: value, alt: "" };
  if (typeof value !== "object" || value === null) return undefined;
  const { image, url, src, path: file, overlay_image: overlay, alt = "" } = value as Record<string, unknown>;
  const source = [image, url, src, file, overlay].find((each) => typeof each === "string");
  return source === undefined ? undefined : { src: String(source), alt: String(alt) };
}

interface Page {
  fields: Record<string, unknown>;
  body: string;
}

const FENCED = /^(---|\+\+\+)[ \t]*\n([^]*?)(?:^|\n)\1[ \t]*(?:\n|$)/;
/**
 * Matches JSON front matter of Hugo, which begins and ends with a brace alone on a line. The JSON front matter of
 * Eleventy is between fences.
 */
const JSON_ONLY = /^(\{\n[^]*?\n\})(?:\n|$)/;
const JSON_FENCED = /^---json[ \t]*\n([^]*?)\n---[ \t]*(?:\n|$)/;

/**
 * Splits a page into fields and body. Returns `undefined` if there is no front matter, or a reason (`why`) if the front
 * matter cannot be parsed.
 */
function splitPage(source: string): Page | { why: string } | undefined {
  const text = source.replace(/\r\n?/g, "\n");
  const [fenced, fence, inner = ""] = FENCED.exec(text) ?? [];
  const [json, object = ""] = JSON_ONLY.exec(text) ?? JSON_FENCED.exec(text) ?? [];
  try {
    if (fenced !== undefined)
      return pageOf(fence === "---" ? parseYaml(inner) : parseToml(inner), text.slice(fenced.length));
    return json === undefined ? undefined : pageOf(JSON.parse(object), text.slice(json.length));
  } catch (error) {
    return { why: messages.importing.unreadable(String((error as Error).message).split("\n")[0] ?? "") };
  }
}

const pageOf = (fields: object | null, body: string): Page => ({ fields: { ...fields }, body });

/** A folder of pages with front matter: Hugo, Jekyll, Eleventy, Astro. */
import { words } from "../../words/words.ts";
import { readFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../../../shared/files/list-files.ts";
import { withoutForbidden } from "../../compiler/read/letters.ts";
import { authorNamed, type Export, exportOf, type Item, type LeftOut, Notes } from "../item.ts";
import { momentFrom } from "./moment.ts";
import { textOfPage } from "./page-text.ts";
import { splitPage } from "./split-page.ts";

/** What a generator made, and what it makes it with. */
const NOT_CONTENT = /(?:^|\/)(?:node_modules|public|_site|dist|themes|layouts|_layouts|_includes|archetypes|\.[^/]*)\//;
const PAGE = /\.(?:md|markdown|html?|mdx)$/i;

export function readFolder(folder: string): Export {
  const files = listFiles(folder).filter((file) => PAGE.test(file) && !NOT_CONTENT.test(file));
  return exportOf(files.toSorted().map((file) => readPage(folder, file)));
}

function readPage(folder: string, file: string): Item | LeftOut {
  const left = (why: string): LeftOut => ({ title: file, why });
  if (/\.mdx$/i.test(file)) return left(words.importing.isMdx);
  if (/(?:^|\/)_index\./.test(file)) return left(words.importing.isSection);
  const page = splitPage(withoutForbidden(readFileSync(path.join(folder, file), "utf8")));
  if (!page) return left(words.importing.noFrontMatter);
  if ("why" in page) return left(page.why);
  const { fields } = page;
  if (fields.redirect_to) return left(words.importing.onlyLeads(String(fields.redirect_to)));
  if (fields.layout === "page" || fields.type === "page") return left(words.importing.isPage);
  if (page.body.trim() === "") return left(words.importing.isEmpty);
  return itemOf(file, page.body, new Taken(fields));
}

/** Fields of a page, of which those remain that nobody asked for. */
class Taken {
  readonly #fields: Record<string, unknown>;

  constructor(fields: Record<string, unknown>) {
    this.#fields = { ...fields };
  }

  /** The first that says something; all of them are taken. */
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

function itemOf(file: string, body: string, fields: Taken): Item {
  const { base, dated, language } = nameOf(file);
  const slug = fields.text("slug") || base;
  const cover = pictureOf(
    fields.take("image", "images", "cover", "featured_image", "thumbnail", "heroImage", "header"),
  );
  const day = fields.take("date", "pubDate", "publishDate", "published", "created");
  fields.take("draft", "published", "weight", "lastmod", "updated", "updatedDate");
  const item: Omit<Item, "notes"> = {
    id: `carpeta ${file}`,
    title: fields.text("title"),
    slug,
    addresses: [...listOf(fields.take("aliases", "redirect_from")), addressOf(file, fields)],
    published: momentFrom(day instanceof Date ? day.toISOString() : day) || dated,
    subtitle: fields.text("description", "summary", "excerpt", "subtitle"),
    language: fields.text("lang", "language", "locale") || language,
    authors: listOf(fields.take("authors", "author")).map(authorNamed),
    tags: [
      ...listOf(fields.take("tags")),
      ...listOf(fields.take("categories", "category")),
      ...listOf(fields.take("keywords")),
    ],
    ...(cover && { cover: { src: cover.src, alt: cover.alt || fields.text("imageAlt", "image_alt", "alt") } }),
    text: { markdown: "" },
    folder: path.posix.dirname(file),
  };
  const notes = new Notes();
  notes.addFields(fields.rest());
  const text = textOfPage(body, notes);
  return { ...item, notes, text: /\.html?$/i.test(file) ? { html: text } : { markdown: text } };
}

/** `_posts/2014-05-12-telar.en.md`. A page may be the only one of its folder. */
function nameOf(file: string) {
  const { dir, name } = path.posix.parse(file);
  const [, own = "", language = ""] = /^(.*?)(?:\.([a-z]{2}))?$/.exec(name) ?? [];
  const last = own === "index" ? path.posix.basename(dir) : own;
  const [, dated = "", base = last] = /^(\d{4}-\d\d-\d\d)-(.+)$/.exec(last) ?? [];
  return { base, dated: momentFrom(dated), language };
}

/** Where a generator puts it by itself. That of Jekyll follows from its configuration. */
function addressOf(file: string, fields: Taken): string {
  const own = fields.text("url", "permalink");
  if (own) return own;
  const { base } = nameOf(file);
  const given = fields.text("slug");
  const folders = path.posix.dirname(file).replace(/^(?:src\/)?content(?:\/|$)|^src(?:\/|$)|^\.$/, "");
  const above = /(?:^|\/)index\.\w+$/.test(file) ? path.posix.dirname(folders) : folders;
  if (/(?:^|\/)_(?:posts|drafts)(?:\/|$)/.test(folders)) return "";
  return `/${path.posix.join(above === "." ? "" : above, given || base)}/`;
}

const listOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((each) => {
    if (typeof each === "object" && each !== null && "name" in each) return [String(each.name)];
    return each === undefined || each === null || each === "" ? [] : [String(each)];
  });

/** An address, a list of them, or a group that has it under one of these names. */
function pictureOf(value: unknown): { src: string; alt: string } | undefined {
  if (Array.isArray(value)) return pictureOf(value[0]);
  if (typeof value === "string") return { src: value, alt: "" };
  if (typeof value !== "object" || value === null) return undefined;
  const { image, url, src, path: file, overlay_image: overlay, alt = "" } = value as Record<string, unknown>;
  const found = [image, url, src, file, overlay].find((each) => typeof each === "string");
  return found === undefined ? undefined : { src: String(found), alt: String(alt) };
}

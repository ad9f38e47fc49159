/**
 * Computes the addresses of pages from the configuration of Hugo and Jekyll, or from the path of the file:
 * https://gohugo.io/content-management/urls/, https://jekyllrb.com/docs/permalinks/
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse as parseToml } from "smol-toml";
import { parse as parseYaml } from "yaml";
import { CONTENT_LANGUAGE } from "../../../shared/magazine/language.ts";

/** The parts of a page from which the page's address is computed. */
export interface PageName {
  /** The path of the file from the root of the project. */
  file: string;
  /** The file name, with its date and without its language; for an `index` page, the name of the folder. */
  name: string;
  /** The language in the file name; `""` if there is none. */
  language: string;
  title: string;
  /** The slug in the front matter; `""` if there is none. */
  slug: string;
  address: string;
  /** The date of publication, such as `2014-05-12 18:00`; `""` if there is none. */
  published: string;
  categories: readonly string[];
}

export interface Generator {
  /** The root folder of the project, which may contain more than the imported folder. */
  root: string;
  /** The public URL of the site; `""` if unknown. */
  site: string;
  /**
   * Returns the path of a page's address. If a part of the address pattern cannot be filled in, returns that part as
   * `unknown`.
   */
  addressOf: (page: PageName) => string | { unknown: string };
}

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields => (typeof value === "object" && value !== null ? (value as Fields) : {});
const textOf = (value: unknown) => (typeof value === "string" ? value : "");

/** Detects the generator of a folder, or of the project that contains the folder. */
export function generatorOf(folder: string): Generator {
  const start = path.resolve(folder);
  for (const root of [start, path.dirname(start), path.dirname(path.dirname(start))]) {
    const jekyll = configIn(root, /^_config\.(?:ya?ml|toml)$/);
    if (jekyll) return { root, ...jekyllSite(jekyll) };
    const hugo =
      configIn(root, /^(?:hugo|config)\.(?:toml|ya?ml|json)$/) ?? configIn(path.join(root, "config/_default"));
    if (hugo) return { root, ...hugoSite(hugo) };
  }
  const [hugo, jekyll] = [hugoSite({ defaultContentLanguage: CONTENT_LANGUAGE }), jekyllSite({})];
  return {
    root: start,
    site: "",
    addressOf: (page) => {
      if (isPost(page)) return jekyll.addressOf(page);
      // There is no configuration of Hugo, and other generators leave the dates of file names out of addresses.
      return hugo.addressOf({ ...page, name: withoutDay(page.name) });
    },
  };
}

/** Merges all configuration files of a folder. A file such as `permalinks.toml` becomes the section `permalinks`. */
function configIn(folder: string, pattern = /\.(?:toml|ya?ml|json)$/): Fields | undefined {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => pattern.test(file)) : [];
  const parts = files.map((file): Fields => {
    const text = readFileSync(path.join(folder, file), "utf8");
    // JSON files are parsed as YAML, because JSON is valid YAML.
    const settings = fieldsOf(file.endsWith(".toml") ? parseToml(text) : parseYaml(text));
    const { name } = path.parse(file);
    return /^(?:_?config|hugo)$/.test(name) ? settings : { [name]: settings };
  });
  return parts.length > 0 ? Object.assign({}, ...parts) : undefined;
}

const DAY = /^\d{4}-\d\d?-\d\d?-(?=.)/;
const withoutDay = (name: string) => name.replace(DAY, "");

const isPost = ({ file }: PageName) => /(?:^|\/)_(?:posts|drafts)\//.test(file);

/** Returns the folders of a relative path: `moda` in `moda/telar.md`. */
const foldersOf = (file: string) =>
  path.posix
    .dirname(file)
    .split("/")
    .filter((each) => each !== ".");

const JEKYLL_STYLES: Readonly<Record<string, string>> = {
  date: "/:categories/:year/:month/:day/:title:output_ext",
  pretty: "/:categories/:year/:month/:day/:title/",
  ordinal: "/:categories/:year/:y_day/:title:output_ext",
  none: "/:categories/:title:output_ext",
};

function jekyllSite(config: Fields): Omit<Generator, "root"> {
  const { collections, permalink, url, baseurl } = config;
  const patternFor = (page: PageName): string => {
    const [, collection = ""] = /(?:^|\/)_([^/]+)\//.exec(page.file) ?? [];
    const collectionPattern = textOf(fieldsOf(fieldsOf(collections)[isPost(page) ? "posts" : collection]).permalink);
    const defaultPattern = textOf(permalink) || "date";
    if (page.address || collectionPattern) return page.address || collectionPattern;
    if (isPost(page)) return defaultPattern;
    const endsInSlash = (JEKYLL_STYLES[defaultPattern] ?? defaultPattern).endsWith("/");
    return `/${collection ? ":collection/" : ""}:path${endsInSlash ? "/" : ":output_ext"}`;
  };
  return {
    site: textOf(url) + textOf(baseurl),
    addressOf: (page) => {
      const pattern = patternFor(page);
      const folders = foldersOf(page.file);
      const [, collection = ""] = /^_(.+)$/.exec(folders.find((each) => each.startsWith("_")) ?? "") ?? [];
      const plainFolders = folders.filter((each) => !each.startsWith("_"));
      const categories = [...(isPost(page) ? plainFolders : []), ...page.categories].map((each) => each.toLowerCase());
      const name = page.slug || (isPost(page) ? withoutDay(page.name) : page.name);
      return fillPattern(textOf(baseurl) + (JEKYLL_STYLES[pattern] ?? pattern), {
        ...timesOf(page.published),
        title: name,
        slug: name,
        name,
        collection,
        path: [...plainFolders, page.name].join("/"),
        categories: [...new Set(categories)].join("/"),
        output_ext: ".html",
      });
    },
  };
}

function hugoSite(config: Fields): Omit<Generator, "root"> {
  const { baseURL, permalinks, languages, uglyURLs, frontmatter } = config;
  const defaultLanguage = textOf(config.defaultContentLanguage) || "en";
  const base = URL.canParse(textOf(baseURL)) ? new URL(textOf(baseURL)).pathname.replace(/\/$/, "") : "";
  const patterns = { ...fieldsOf(permalinks), ...fieldsOf(fieldsOf(permalinks).page) };
  const hasDatedNames = [fieldsOf(frontmatter).date].flat().includes(":filename");
  /**
   * Returns the language of a page, and the path of its file relative to the content folder. If the language has a
   * content folder of its own, the path is relative to that folder.
   */
  const placeOf = ({ file, language }: PageName): { file: string; language: string } => {
    for (const [name, settings] of Object.entries(fieldsOf(languages))) {
      const folder = `${textOf(fieldsOf(settings).contentDir) || "/"}/`;
      if (file.startsWith(folder)) return { file: file.slice(folder.length), language: name };
    }
    return { file: file.replace(/^(?:src\/)?content\/|^src\//, ""), language };
  };
  return {
    site: textOf(baseURL).replace(/\/$/, ""),
    addressOf: (page) => {
      const { file, language } = placeOf(page);
      const hasLanguageFolder =
        language !== "" && (language !== defaultLanguage || config.defaultContentLanguageInSubdir === true);
      const start = base + (hasLanguageFolder ? `/${language}` : "");
      if (page.address) return (page.address.startsWith("/") ? base : `${start}/`) + page.address;
      const folders = foldersOf(file);
      const sections = /(?:^|\/)index\.[^/]+$/.test(file) ? folders.slice(0, -1) : folders;
      const name = hasDatedNames ? withoutDay(page.name) : page.name;
      const title = hugoTitle(page.title);
      const pattern =
        textOf(patterns[sections[0] ?? ""]) || `/:sections/:slugorcontentbasename${uglyURLs ? ".html" : "/"}`;
      return fillPattern(start + pattern, {
        ...timesOf(page.published),
        section: sections[0] ?? "",
        sections: sections.join("/"),
        title,
        slug: page.slug || title,
        filename: name,
        contentbasename: name,
        slugorfilename: page.slug || name,
        slugorcontentbasename: page.slug || name,
      });
    },
  };
}

/** Formats a title in the same way as Hugo does for an address. */
const hugoTitle = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_.-]/gu, "")
    .trim()
    .replace(/[\s-]+/g, "-");

function timesOf(published: string): Readonly<Record<string, string>> {
  const [, year = "", month = "", day = "", hour = "", minute = ""] =
    /^(\d{4})-(\d\d)-(\d\d)(?: (\d\d):(\d\d))?/.exec(published) ?? [];
  const date = new Date(`${published.slice(0, 10)}T00:00:00Z`);
  const dayOfYear = String((date.getTime() - Date.UTC(date.getUTCFullYear(), 0, 0)) / 86_400_000);
  return { year, month, day, hour, minute, y_day: dayOfYear.padStart(3, "0"), yearday: dayOfYear };
}

/** Fills in an address pattern. An empty part is removed with its slash. */
function fillPattern(pattern: string, values: Readonly<Record<string, string>>): string | { unknown: string } {
  const placeholder = /:(\w+)/g;
  const names = [...pattern.matchAll(placeholder)].map(([, name = ""]) => name);
  const missing = names.find((name) => !Object.hasOwn(values, name));
  if (missing !== undefined) return { unknown: `:${missing}` };
  return `/${pattern.replace(placeholder, (_all, name: string) => values[name] ?? "")}`.replace(/\/{2,}/g, "/");
}

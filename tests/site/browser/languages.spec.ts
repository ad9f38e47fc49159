/** Each text is read in its language, whatever that of the interface is (WCAG 2.2 criteria 3.1.1 and 3.1.2). */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { AUTHORED_TYPES } from "../../../src/content/authoring/creating/archetypes.ts";
import { NETWORKS } from "../../../src/shared/magazine/networks.ts";
import { pictureAuthor } from "../../../src/shared/credits/credit-words.ts";
import { articles, cards, DETAILS, issues, PAGES, roles, site, written } from "../../support/content.ts";
import { expect, quickIf, readingTest as test, visit } from "../../support/page.ts";
import { SERVICES } from "../../../src/shared/compiled/embeds.ts";

const LOCALES = path.resolve(import.meta.dirname, "../../../public/locales");

/** A text of a page, or the name of one of its elements, and the language in which it is read. */
interface ShownText {
  text: string;
  lang: string;
  /** It is the value of an attribute, which is read in one language even where it mixes two. */
  attribute: boolean;
}

/** Every text of a page, also those that a window of this size does not show. */
function textsOf(page: Page): Promise<ShownText[]> {
  return page.evaluate(() => {
    const languageOf = (element: Element | null) => element?.closest("[lang]")?.getAttribute("lang") ?? "";
    const texts: ShownText[] = [];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const { textContent, parentElement } = nodes.currentNode;
      if (parentElement?.closest("script, style, noscript")) continue;
      texts.push({ text: textContent ?? "", lang: languageOf(parentElement), attribute: false });
    }
    for (const name of ["alt", "aria-label", "title"])
      for (const element of document.body.querySelectorAll(`[${name}]`))
        texts.push({ text: element.getAttribute(name) ?? "", lang: languageOf(element), attribute: true });
    return texts;
  });
}

/** The texts that are read in another language than theirs, and those that stand in no file. */
function misread(texts: readonly ShownText[], language: string): string[] {
  const reader = { language, strings: stringsOf(language) };
  const complaints = texts.flatMap(({ text, lang, attribute }) => {
    const expected = languagesOf(text.trim(), reader, attribute);
    if (expected.has(ANY) || expected.has(lang)) return [];
    return [`«${text.trim()}» is read in ${lang} and is in ${[...expected].join(" or ") || "no file"}`];
  });
  return [...new Set(complaints)];
}

/** The language of names and numbers. */
const ANY = "any";

interface Reader {
  language: string;
  strings: { template: string; pattern: RegExp; language: string }[];
}

function languagesOf(text: string, reader: Reader, attribute: boolean): Set<string> {
  if (!/\p{L}{2}/u.test(text) || /^\S+@\S+$|^[\w-]+(?:\.[\w-]+)+\/\S*$/.test(text)) return new Set([ANY]);
  if (NETWORK_NAMES.includes(text)) return new Set([ANY]);
  if (selfNames.has(text)) return new Set([selfNames.get(text) ?? ""]);
  const found = [...(contentLanguages.get(text) ?? []), ...interfaceLanguages(text, reader, attribute)];
  // The name of a part is read in the language of what it holds.
  if (isDate(text, reader.language) || (attribute && titles.has(text))) found.push(reader.language);
  if (found.length > 0) return new Set(found);
  const [first = "", ...rest] = text.split(attribute ? /: | (?=\S+@)/ : / ·(?: |$)/);
  if (rest.length > 0) return languagesOf(first, reader, attribute);
  return new Set(bodies.filter((body) => body.text.includes(oneLine(text))).map((body) => body.language));
}

/** A text is in one language: what fills the gaps of a string must be in that of the string. */
function interfaceLanguages(text: string, reader: Reader, attribute: boolean): string[] {
  return reader.strings.flatMap(({ template, pattern, language }) => {
    const gaps = pattern.exec(text)?.slice(1);
    if (!gaps) return [];
    const filled = gaps.map((gap) => languagesOf(gap, reader, attribute));
    // The name of an element that holds others is read in their language.
    if (attribute && gaps.length === 0) return [language, reader.language];
    // An attribute may mix two languages: the one that it begins with counts.
    if (attribute) return template.startsWith("{{") && !filled[0]?.has(ANY) ? [...(filled[0] ?? [])] : [language];
    return filled.every((gap) => gap.has(ANY) || gap.has(language)) ? [language] : [];
  });
}

/** Names of networks are the same in every language. */
const NETWORK_NAMES = [...NETWORKS, ...SERVICES].map(({ name }) => name);

/** What the switch of languages shows, and what it is called: each language in its own words. */
const selfNames = new Map(
  readdirSync(LOCALES).flatMap((language) => [
    [language, language],
    [`${language}, ${new Intl.DisplayNames(language, { type: "language" }).of(language)}`, language],
  ]),
);

/** Strings that are the same in the Spanish and in the English file are English, but for these names. */
const NAMES = ["Club {{name}}"];

function stringsOf(language: string): Reader["strings"] {
  const [spanish, english] = ["es", "en"].map((each) => new Map(leaves(readTranslations(each))));
  return leaves(readTranslations(language)).flatMap(([key, template]) => {
    // A string that is all gap is in the language of what fills it.
    if (template.replace(GAP, "") === "") return [];
    const isFixed = english?.get(key) === template && spanish?.get(key) === template;
    const own = NAMES.includes(template) ? ANY : isFixed ? "en" : language;
    // What fills a gap may stand in an element of its own.
    const pieces = template.split(GAP).map((piece) => piece.trim());
    return [template, ...pieces].map((each) => ({ template: each, pattern: patternOf(each), language: own }));
  });
}

const GAP = /\{\{\w+\}\}/;

function patternOf(template: string): RegExp {
  const source = template.split(GAP).map((piece) => piece.replace(/[.*+?^$()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${source.join("(.+)")}$`, "u");
}

function readTranslations(language: string): object {
  return JSON.parse(readFileSync(path.join(LOCALES, language, "translation.json"), "utf8")) as object;
}

/** Every text in a value, with the path of its field. */
function leaves(value: object, prefix = ""): [field: string, text: string][] {
  return Object.entries(value).flatMap(([key, child]: [string, unknown]): [string, string][] =>
    typeof child === "object" && child !== null ? leaves(child, `${prefix}${key}.`) : [[prefix + key, String(child)]],
  );
}

const single = [
  { folder: "", document: site as object },
  { folder: "roles", document: roles },
];

const fields = [...single, ...[...AUTHORED_TYPES, "pages"].flatMap(documentsOf)].flatMap(({ folder, document }) =>
  leaves(document).flatMap(([field, text]) =>
    piecesOf(field, text).map((piece) => ({
      text: oneLine(piece),
      language: languageOfField(folder, field, (document as { lang?: string }).lang),
      isBody: ["body", "presentation", "biography"].includes(field),
    })),
  ),
);

/** Whom the credit of a picture names stands in an element of its own. */
function piecesOf(field: string, text: string): string[] {
  const author = field.endsWith(".credit") ? pictureAuthor(text) : undefined;
  return author ? [text, text.slice(0, -author.name.length)] : [text];
}

function documentsOf(folder: string): { folder: string; document: object }[] {
  return written<object>(folder).map((document) => ({ folder, document }));
}

/** The language of a document is that of its texts; the pictures of an editorial are described in Spanish. */
function languageOfField(folder: string, field: string, language = "es"): string {
  if (folder === "roles") return "es";
  if (folder === "pages" || (folder === "topics" && field.includes(".")))
    return field.slice(field.lastIndexOf(".") + 1);
  if (/(?:^|\.)name$|^alsoKnownAs\./.test(field)) return ANY;
  return field === "category" || (folder === "editorials" && field.startsWith("images.")) ? "es" : language;
}

function oneLine(text: string): string {
  return text.trim().replace(/\s+/g, " ");
}

/** Titles of the pages, which name their parts. */
const titles = new Set(
  documentsOf("pages")
    .flatMap(({ document }) => leaves(document))
    .flatMap(([field, text]) => (field.startsWith("title.") ? [text] : [])),
);

const bodies = fields.filter(({ isBody }) => isBody);

const contentLanguages = new Map<string, string[]>();
for (const { text, language } of fields) contentLanguages.set(text, [...(contentLanguages.get(text) ?? []), language]);

function isDate(text: string, language: string): boolean {
  const format = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" });
  return articles.some(({ published }) => format.format(new Date(published)) === text);
}

const CATEGORIES = [...new Set(cards.map(({ category }) => category))];

/** One page of each kind; where documents stand between others, also one with both neighbours; a card of each category. */
const ADDRESSES = new Set([
  ...PAGES,
  ...DETAILS,
  `/${issues[1]?.slug}`,
  `/News/${articles[1]?.slug}`,
  ...CATEGORIES.map((category) => `/proyecto/${cards.find((card) => card.category === category)?.slug}`),
]);

async function check(page: Page, language: string): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  expect(misread(await textsOf(page), language)).toEqual([]);
}

for (const address of ADDRESSES)
  test(
    `each text of ${address} is read in its language, in Spanish and in English`,
    quickIf(["/", "/club-pompa", ...DETAILS].includes(address)),
    async ({ page }) => {
      await visit(page, address);
      await check(page, "es");
      await page.getByRole("contentinfo").getByRole("button", { name: "English" }).click();
      await check(page, "en");
      const picture = page.locator("[data-picture='0']").first();
      if ((await picture.count()) === 0) return;
      await picture.click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await check(page, "en");
    },
  );

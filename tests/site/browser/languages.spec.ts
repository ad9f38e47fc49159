/** Each text is marked with its language in every language of the interface (WCAG 2.2 criteria 3.1.1 and 3.1.2). */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { AUTHORED_TYPES } from "../../../src/content/authoring/creating/archetypes.ts";
import { NETWORKS } from "../../../src/shared/magazine/networks.ts";
import { pictureAuthor } from "../../../src/shared/credits/credit-words.ts";
import { articles, cards, DETAILS, issues, PAGES, roles, site, readDocuments } from "../../support/content.ts";
import { expect, quickIf, readingTest as test, visit } from "../../support/page.ts";
import { SERVICES } from "../../../src/shared/compiled/embeds.ts";

const LOCALES = path.resolve(import.meta.dirname, "../../../public/locales");

/** A text or the name of an element on a page, and the language in which a screen reader reads it. */
interface ShownText {
  text: string;
  lang: string;
  /** True for the value of an attribute, which is read in one language even if it mixes two. */
  attribute: boolean;
}

/** Returns every text of a page, also those that this window size hides. */
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

/** Returns a complaint for each text that is read in a wrong language or comes from no file. */
function findMisreadTexts(texts: readonly ShownText[], language: string): string[] {
  const reader = { language, strings: stringsOf(language) };
  const complaints = texts.flatMap(({ text, lang, attribute }) => {
    const expected = languagesOf(text.trim(), reader, attribute);
    if (expected.has(ANY) || expected.has(lang)) return [];
    return [`«${text.trim()}» is read in ${lang} and is in ${[...expected].join(" or ") || "no file"}`];
  });
  return [...new Set(complaints)];
}

/** Means that any language is right, as for names and numbers. */
const ANY = "any";

interface Reader {
  language: string;
  strings: { template: string; pattern: RegExp; language: string }[];
}

function languagesOf(text: string, reader: Reader, attribute: boolean): Set<string> {
  if (!/\p{L}{2}/u.test(text) || /^\S+@\S+$|^[\w-]+(?:\.[\w-]+)+\/\S*$/.test(text)) return new Set([ANY]);
  if (NETWORK_NAMES.includes(text)) return new Set([ANY]);
  if (selfNames.has(text)) return new Set([selfNames.get(text) ?? ""]);
  const languages = [...(contentLanguages.get(text) ?? []), ...interfaceLanguages(text, reader, attribute)];
  // Dates, and page titles that name a part of a page, may be in the language of the interface.
  if (isDate(text, reader.language) || (attribute && titles.has(text))) languages.push(reader.language);
  if (languages.length > 0) return new Set(languages);
  const [first = "", ...rest] = text.split(attribute ? /: | (?=\S+@)/ : / ·(?: |$)/);
  if (rest.length > 0) return languagesOf(first, reader, attribute);
  return new Set(bodies.filter((body) => body.text.includes(oneLine(text))).map((body) => body.language));
}

/** Returns the languages of interface strings that a text matches. Inserted values must be in the same language. */
function interfaceLanguages(text: string, reader: Reader, attribute: boolean): string[] {
  return reader.strings.flatMap(({ template, pattern, language }) => {
    const gaps = pattern.exec(text)?.slice(1);
    if (!gaps) return [];
    const filled = gaps.map((gap) => languagesOf(gap, reader, attribute));
    // The name of a container may be read in the language of the interface.
    if (attribute && gaps.length === 0) return [language, reader.language];
    // An attribute that mixes two languages is read in the language of its beginning.
    if (attribute) return template.startsWith("{{") && !filled[0]?.has(ANY) ? [...(filled[0] ?? [])] : [language];
    return filled.every((gap) => gap.has(ANY) || gap.has(language)) ? [language] : [];
  });
}

/** Names that are the same in every language. */
const NETWORK_NAMES = [...NETWORKS, ...SERVICES].map(({ name }) => name);

/** Labels and names of the language switch, each in the language that it offers. */
const selfNames = new Map(
  readdirSync(LOCALES).flatMap((language) => [
    [language, language],
    [`${language}, ${new Intl.DisplayNames(language, { type: "language" }).of(language)}`, language],
  ]),
);

/** Strings that are equal in the Spanish and the English file count as English, except for these. */
const NAMES = ["Club {{name}}"];

function stringsOf(language: string): Reader["strings"] {
  const [spanish, english] = ["es", "en"].map((each) => new Map(leaves(readTranslations(each))));
  return leaves(readTranslations(language)).flatMap(([key, template]) => {
    // Skips a string that is only a placeholder, because it has the language of the inserted value.
    if (template.replace(GAP, "") === "") return [];
    const isFixed = english?.get(key) === template && spanish?.get(key) === template;
    const ownLanguage = NAMES.includes(template) ? ANY : isFixed ? "en" : language;
    // A value may be in an element of its own, so the pieces before, between and after placeholders are texts, too.
    const pieces = template.split(GAP).map((piece) => piece.trim());
    return [template, ...pieces].map((each) => ({ template: each, pattern: patternOf(each), language: ownLanguage }));
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

/** Returns every text in a value with the path of its field. */
function leaves(value: object, prefix = ""): [field: string, text: string][] {
  return Object.entries(value).flatMap(([key, child]: [string, unknown]): [string, string][] =>
    typeof child === "object" && child !== null ? leaves(child, `${prefix}${key}.`) : [[prefix + key, String(child)]],
  );
}

const singleDocuments = [
  { folder: "", document: site as object },
  { folder: "roles", document: roles },
];

const fields = [...singleDocuments, ...[...AUTHORED_TYPES, "pages"].flatMap(documentsOf)].flatMap(
  ({ folder, document }) =>
    leaves(document).flatMap(([field, text]) =>
      piecesOf(field, text).map((piece) => ({
        text: oneLine(piece),
        language: languageOfField(folder, field, (document as { lang?: string }).lang),
        isBody: ["body", "presentation", "biography"].includes(field),
      })),
    ),
);

/** Returns a text. For a picture credit, also the part before the author's name, which has its own element. */
function piecesOf(field: string, text: string): string[] {
  const author = field.endsWith(".credit") ? pictureAuthor(text) : undefined;
  return author ? [text, text.slice(0, -author.name.length)] : [text];
}

function documentsOf(folder: string): { folder: string; document: object }[] {
  return readDocuments<object>(folder).map((document) => ({ folder, document }));
}

/** Returns the language of a field, mostly that of its document. Pictures of editorials are described in Spanish. */
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

/** Titles of pages, which also name parts of pages. */
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

/** A page of each kind, an issue and an article with both neighbours, and a card of each category. */
const ADDRESSES = new Set([
  ...PAGES,
  ...DETAILS,
  `/${issues[1]?.slug}`,
  `/News/${articles[1]?.slug}`,
  ...CATEGORIES.map((category) => `/proyecto/${cards.find((card) => card.category === category)?.slug}`),
]);

async function check(page: Page, language: string): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  expect(findMisreadTexts(await textsOf(page), language)).toEqual([]);
}

for (const address of ADDRESSES)
  test(
    `each text of ${address} is marked with its language in the Spanish and the English interface`,
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

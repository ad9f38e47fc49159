/** Data of the magazine's e-mails. An e-mail is about one document, such as an issue, or about a week's documents. */
import { addressKey } from "../../../shared/compiled/address.ts";
import { colorOf, GROUND } from "../../../shared/colors/colors.ts";
import type { Picture } from "../../../shared/compiled/document.ts";
import { TOPIC_TYPE } from "../../../shared/magazine/addresses.ts";
import { GATHERING_TYPE } from "../../../shared/magazine/gathering.ts";
import { FIXED_WORDS } from "../../../shared/magazine/fixed-words.ts";
import { IN_CAPITALS } from "../../../shared/magazine/heading-fonts.ts";
import { LOCALE } from "../../../shared/magazine/language.ts";
import { dayOf } from "../../../shared/magazine/time.ts";
import { contentsOf, type ContentsSection, type Piece } from "../../queries/gathering/contents.ts";
import { newestFirst } from "../../queries/lists/order.ts";
import { getSite } from "../../queries/site.ts";
import { documentTypes } from "../../registry/document-types.ts";
import type { Paged } from "../../registry/definition.ts";
import type { LetterItem } from "../../registry/letter-items.ts";
import { people } from "../../registry/people-entry.ts";
import { feedHtml } from "../../seo/feed-html.ts";
import { absolute, toStandaloneHtml } from "../../seo/markup.ts";
import { type FontUse, fontUses } from "../../theme/font-files.ts";
import { LAST_RESORT_FAMILIES } from "../../theme/system-fonts.ts";
import { context } from "./seo-context.ts";
import { titleOf } from "./site-pages.ts";

/** Document in an e-mail. All addresses are absolute URLs. */
export interface LetterEntry extends Pick<LetterItem, "lang" | "title" | "description"> {
  url: string;
  /** `wide` and `narrow` are WebP files; `social` is the JPEG file for mail programs that do not show WebP. */
  picture: { wide: string; narrow: string; social: string | undefined; alt: string } | undefined;
}

export interface Letter {
  /** Name of the folder for the files of the e-mail: the slug of the document, or the last day of the week. */
  name: string;
  subject: string;
  /** Text that mail programs show after the subject. */
  preheader: string;
  title: string;
  /** Document that the e-mail is about, with its texts as HTML; absent in the e-mail of a week. */
  lead?: LetterEntry & { html: string };
  /** First and last day of the week, in words. */
  days?: string;
  sections: { title: string; entries: LetterEntry[] }[];
  magazine: { name: string; url: string; email: string };
  look: ReturnType<typeof lookOf>;
}

/** Widths of pictures in pixels on high-density screens: across the e-mail (`WIDE`), or beside a text (`NARROW`). */
const [WIDE, NARROW] = [1200, 320];

/** Lists the slugs of the documents that `documentLetter` can find. */
export async function listSlugs(): Promise<string[]> {
  return (await itemsOf(() => true)).map(({ slug }) => slug);
}

/**
 * Returns the e-mail of a document by its slug in any letter case, or by its type and its slug, as in `issues/Ana`;
 * `undefined` if no published document matches. An issue is preferred to a document of another type.
 */
export async function documentLetter(reference: string): Promise<Letter | undefined> {
  const [key, items] = [addressKey(reference), await itemsOf(() => true)];
  const matches = items.filter(({ type, slug }) => [slug, `${type}/${slug}`].some((each) => addressKey(each) === key));
  const item = matches.find(({ type }) => type === GATHERING_TYPE) ?? matches[0];
  if (!item) return undefined;
  const { type, slug, title, description, html, color } = item;
  return {
    name: slug,
    subject: title,
    preheader: description,
    title,
    lead: { ...entryOf(item), html: feedHtml(toStandaloneHtml(html, new URL(getSite().url).origin)) },
    sections: type === GATHERING_TYPE ? contentsOf(slug).map((section) => sectionOf(section, items)) : [],
    magazine: getSite(),
    look: lookOf(color),
  };
}

/** Converts a section of an issue's contents to a section of the e-mail. `items`: more data about pieces with pages. */
function sectionOf(
  { title, isRest, pieces }: ContentsSection,
  items: readonly LetterItem[],
): Letter["sections"][number] {
  const itemOf = ({ type, slug }: Piece) => items.find((item) => item.type === type && item.slug === slug);
  return {
    title: title ?? (isRest ? FIXED_WORDS.rest : FIXED_WORDS.contents),
    entries: pieces.map((piece) => entryOf(itemOf(piece) ?? { ...piece, description: piece.subtitle })),
  };
}

/**
 * Returns the e-mail about everything that was published from the day `from` to the day `to`, both included;
 * `undefined` if nothing was published.
 */
export async function weekLetter(from: string, to: string): Promise<Letter | undefined> {
  const isWithin = (published: string) => from <= dayOf(published) && dayOf(published) <= to;
  const items = await itemsOf(({ published = "" }) => isWithin(published));
  const [first, ...others] = items.toSorted(newestFirst);
  if (!first) return undefined;
  const magazine = getSite();
  return {
    name: to,
    subject: FIXED_WORDS.weekFirst(magazine.name, first.title),
    preheader: others.length > 0 ? joinNames(others.map(({ title }) => title)) : first.description,
    title: FIXED_WORDS.weekIn(magazine.name),
    days: daysOf(from, to),
    sections: [...new Set(items.map(({ section }) => section))].map((section) => ({
      title: titleOf(section),
      entries: items.filter((item) => item.section === section).map(entryOf),
    })),
    magazine,
    look: lookOf(),
  };
}

async function itemsOf(isWanted: (summary: Pick<Paged, "slug" | "published">) => boolean): Promise<LetterItem[]> {
  // Pages of people and topics are left out, because they only list documents that the e-mail already contains.
  const types = documentTypes.filter((type) => type !== people && type.collection !== TOPIC_TYPE);
  return (await Promise.all(types.map(({ letterItems }) => letterItems?.(isWanted, context) ?? []))).flat();
}

const joinNames = (names: readonly string[]) => new Intl.ListFormat(LOCALE).format(names);

/** Returns a range of days in words. Days are read and formatted as UTC, so that no time zone shifts them. */
function daysOf(...days: [from: string, to: string]): string {
  const { format } = new Intl.DateTimeFormat(LOCALE, { day: "numeric", month: "long", timeZone: "UTC" });
  const [from = "", to = ""] = days.map((day) => format(new Date(day)));
  return FIXED_WORDS.fromTo(from, to);
}

type EntryPicture = Pick<Picture, "src" | "srcSet"> & { alt?: string };
type EntryFields = Pick<LetterItem, "lang" | "title" | "description" | "address"> & Partial<Pick<LetterItem, "social">>;

function entryOf({
  lang,
  title,
  description,
  address,
  social,
  ...rest
}: EntryFields & { picture?: EntryPicture | undefined }): LetterEntry {
  const { picture } = rest;
  const { url } = getSite();
  const file = (width: number) => {
    const files = picture?.srcSet.split(", ").map((each) => each.split(" ")) ?? [];
    const [src = picture?.src ?? ""] = files.find(([, size]) => Number.parseInt(size ?? "", 10) >= width) ?? [];
    return absolute(src, url);
  };
  return {
    lang,
    title,
    description,
    url: url + address,
    picture: picture && {
      wide: file(WIDE),
      narrow: file(NARROW),
      social: social === undefined ? undefined : url + social,
      alt: picture.alt ?? "",
    },
  };
}

/** Returns the colours and font families of an e-mail. `accent`: colour of the document. */
function lookOf(accent = colorOf("accent")) {
  return {
    ground: GROUND,
    text: colorOf("text"),
    muted: colorOf("muted"),
    accent,
    heading: fontStackOf("heading"),
    body: fontStackOf("body"),
    inCapitals: IN_CAPITALS,
  };
}

/** Returns a CSS list of fonts. Mail programs load no font files, so the list ends with similar common fonts. */
function fontStackOf(use: FontUse): string {
  const { family = "", kind = "sans" } = fontUses[use] ?? {};
  return `'${family.replace(" Variable", "")}', ${kind === "sans" ? "Arial, sans-serif" : LAST_RESORT_FAMILIES[kind]}`;
}

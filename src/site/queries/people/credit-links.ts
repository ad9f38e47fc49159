/**
 * Links from credited names to the pages of people (`Way`). The links are added when the data of a page are made, so
 * that compiled documents do not change when a person gets a page.
 */
import { type Work, WORK_TYPES } from "../../../shared/credits/person.ts";
import { pictureAuthor } from "../../../shared/credits/credit-words.ts";
import type { Mention } from "./people.ts";
import type { Source } from "../pages/page-data.ts";
import type { ListPageData } from "../lists/list-page-data.ts";
import { namesIn } from "../../../shared/credits/credited-names.ts";
import { withTextWays } from "./text-credit-links.ts";

/** Fields added to a credit: the link to the page, or the parts of a text with several names. */
export interface Credited extends Partial<Way> {
  parts?: readonly CreditPart[];
}

/** Author of a text. `link`: URL of the author's external profile; `""` without one. */
export interface Author extends Credited {
  name: string;
  link: string;
}

type Find = (mention: Mention) => { address: string; kind: string } | undefined;

/** Decides whether a credit gets a link. */
type Wanted = (credit: { link: string }) => boolean;

/**
 * Returns a function that adds links to the credits of a document. Documents of a type that is not in `WORK_TYPES` stay
 * the same, because they credit nobody.
 */
export async function waysOf<Document extends { slug: string }>(
  type: string,
): Promise<(document: Document) => Document> {
  if (!WORK_TYPES.includes(type)) return (document) => document;
  const { personOf } = await import("./people.ts");
  return (document) => withWays(document, { type, find: personOf, wanted: () => true, pictures: SHOWN });
}

/**
 * Adds links to the credits on list pages. Only names without an external link get a link to the page of the person, so
 * that the data stay small. Contents of issues are left out, because lists do not show them.
 */
export function withPeopleInList<Item extends { slug: string }>(
  source: Source<ListPageData<Item>>,
  type: Work["type"],
): Source<ListPageData<Item>> {
  const ways: Omit<Ways, "find"> = { type, wanted: ({ link }) => link === "", pictures: IN_VIEWER };
  return async (segment, address) => {
    const [read, { personOf: find }, { inList }] = await Promise.all([
      source(segment, address),
      import("./people.ts"),
      import("../gathering/contents.ts"),
    ]);
    const withItsWays = ({ listPage, ...data }: ListPageData<Item>) => ({
      ...data,
      listPage: { ...listPage, items: listPage.items.map((item) => withWays(inList(type, item), { ...ways, find })) },
    });
    return read && (() => withItsWays(read()));
  };
}

interface Ways {
  type: Mention["type"];
  find: Find;
  wanted: Wanted;
  /** Fields with pictures whose credits are shown. */
  pictures: readonly PictureField[];
}

/** Names of fields with credits; the credits may be nested at any depth in the field. */
const CREDIT_FIELDS = ["credits", "authors"];

/** Adds links to the credits of a document and of its pictures, including the credits in texts. */
function withWays<Document extends { slug: string }>(written: Document, ways: Ways): Document {
  const document = withTextWays(withPictureWays(written, ways), (credit) => pictureParts(credit, written.slug, ways));
  const wayOf = (credit: Credit) => wayFrom(credit, document.slug, ways);
  const found = CREDIT_FIELDS.filter((field) => field in document).map((field) => [
    field,
    mapCredits((document as Record<string, unknown>)[field], wayOf),
  ]);
  return found.length === 0 ? document : { ...document, ...(Object.fromEntries(found) as object) };
}

interface Picture {
  credit?: string;
}

type PictureField = "gallery" | "images" | "image";

/** Fields with the pictures whose credits a list page shows. */
const IN_VIEWER: readonly PictureField[] = ["gallery", "images"];
/** Fields with the pictures whose credits the page of a document shows. */
const SHOWN: readonly PictureField[] = [...IN_VIEWER, "image"];

function withPictureWays<Document extends { slug: string }>(
  document: Document & { [Field in PictureField]?: unknown },
  ways: Ways,
): Document {
  const wayOf = (picture: Picture) => {
    const parts = pictureParts(picture.credit ?? "", document.slug, ways);
    return parts ? { ...picture, parts } : picture;
  };
  const found = ways.pictures.flatMap((field) => {
    const value = document[field] as Picture | Picture[] | undefined;
    return value ? [[field, Array.isArray(value) ? value.map(wayOf) : wayOf(value)]] : [];
  });
  return found.length === 0 ? document : { ...document, ...(Object.fromEntries(found) as object) };
}

/** Splits the credit of a picture at its names. Returns `undefined` if no name in the credit has a page. */
function pictureParts(credit: string, slug: string, { type, find }: Ways): CreditPart[] | undefined {
  const names = pictureAuthor(credit)?.name;
  const parts = names && partsOf(names, (name) => wayTo({ type, slug, name }, find));
  return parts ? [{ text: credit.slice(0, -names.length) }, ...parts] : undefined;
}

interface Credit {
  name: string;
  link: string;
}

function wayFrom({ name, link }: Credit, slug: string, { type, find, wanted }: Ways): Credited {
  if (name === "" || !wanted({ link })) return {};
  const wayOf = (each: string) => wayTo({ type, slug, name: each, link }, find);
  const way = wayOf(name);
  if (way) return way;
  const parts = partsOf(name, wayOf);
  return parts ? { parts } : {};
}

function wayTo(mention: Mention, find: Find): Way | undefined {
  const found = find(mention);
  return found && { person: found.address, ...(found.kind === "organization" && { organization: true }) };
}

function mapCredits(value: unknown, wayOf: (credit: Credit) => Credited): unknown {
  if (Array.isArray(value)) return value.map((each) => mapCredits(each, wayOf));
  if (typeof value !== "object" || value === null) return value;
  if (isCredit(value)) return { ...value, ...wayOf(value) };
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, mapCredits(each, wayOf)]));
}

const isCredit = (value: object): value is Credit =>
  "name" in value && "link" in value && typeof value.name === "string" && typeof value.link === "string";

/** Link from a name to a page. `person`: address of the page. */
interface Way {
  person: string;
  organization?: true;
}

/** Part of a credit with several names: a name with its link, or the text between names, without a link. */
export interface CreditPart extends Partial<Way> {
  text: string;
}

/**
 * Splits a credit into names with links and the text between them; the parts joined give `text` again. Returns
 * `undefined` if no name in the credit has a page.
 */
function partsOf(text: string, wayOf: (name: string) => Way | undefined): CreditPart[] | undefined {
  const parts: CreditPart[] = [];
  let at = 0;
  for (const { name, start, end } of namesIn(text, (each) => wayOf(each) !== undefined)) {
    const way = wayOf(name);
    if (!way) continue;
    if (start > at) parts.push({ text: text.slice(at, start) });
    parts.push({ text: name, ...way });
    at = end;
  }
  if (at === 0) return undefined;
  return at < text.length ? [...parts, { text: text.slice(at) }] : parts;
}

/**
 * Links from credited names to the pages of people (`PersonLink`). The links are added when the data of a page are
 * made, so that compiled documents do not change when a person gets a page.
 */
import { type Work, WORK_TYPES } from "../../../shared/credits/person.ts";
import { pictureAuthor } from "../../../shared/credits/credit-words.ts";
import type { Mention } from "./people.ts";
import type { Source } from "../pages/page-data.ts";
import { changeItems, type ListPageData } from "../lists/list-page-data.ts";
import { namesIn } from "../../../shared/credits/credited-names.ts";
import { withTextCreditLinks } from "./text-credit-links.ts";

/** Fields added to a credit: the link to the page of a person or, if the credit has several names, its parts. */
export interface Credited extends Partial<PersonLink> {
  parts?: readonly CreditPart[];
}

/** Author of a text. `link`: URL of the author's external profile; `""` without one. */
export interface Author extends Credited {
  name: string;
  link: string;
}

type Find = (mention: Mention) => { address: string; kind: string } | undefined;

/**
 * Returns a function that adds links to the credits of a document. Documents of a type that is not in `WORK_TYPES` stay
 * the same, because they credit nobody.
 */
export async function loadCreditLinker<Document extends { slug: string }>(
  type: string,
): Promise<(document: Document) => Document> {
  if (!WORK_TYPES.includes(type)) return (document) => document;
  const { personOf } = await import("./people.ts");
  return (document) => withCreditLinks(document, { type, find: personOf, inList: false });
}

/** Adds links to the credits on list pages. Contents of issues are left out, because lists do not show them. */
export function withPeopleInList<Item extends { slug: string }>(
  source: Source<ListPageData<Item>>,
  type: Work["type"],
): Source<ListPageData<Item>> {
  return changeItems(source, async () => {
    const [{ personOf: find }, { toListItem }] = await Promise.all([
      import("./people.ts"),
      import("../gathering/contents.ts"),
    ]);
    return (item) => withCreditLinks(toListItem(type, item), { type, find, inList: true });
  });
}

interface LinkOptions {
  type: Mention["type"];
  find: Find;
  /**
   * Whether the document is in a list. To keep the data of lists small, only names without an external link get a link
   * to the page of the person.
   */
  inList: boolean;
}

/** Names of fields with credits; the credits may be nested at any depth in the field. */
const CREDIT_FIELDS = ["credits", "authors"];

/** Adds links to the credits of a document and of its pictures, including the credits in texts. */
function withCreditLinks<Document extends { slug: string }>(original: Document, options: LinkOptions): Document {
  const document = withTextCreditLinks(withPictureCreditLinks(original, options), (credit) =>
    pictureParts(credit, original.slug, options),
  );
  const linkOf = (credit: Credit) => creditLinkOf(credit, document.slug, options);
  const linkedFields = CREDIT_FIELDS.filter((field) => field in document).map((field) => [
    field,
    mapCredits((document as Record<string, unknown>)[field], linkOf),
  ]);
  return { ...document, ...(Object.fromEntries(linkedFields) as object) };
}

interface Picture {
  credit?: string;
}

type PictureField = "gallery" | "images" | "image";

/** Fields with the pictures whose credits a list page shows. */
const LIST_PICTURES: readonly PictureField[] = ["gallery", "images"];
/** Fields with the pictures whose credits the page of a document shows. */
const PAGE_PICTURES: readonly PictureField[] = [...LIST_PICTURES, "image"];

function withPictureCreditLinks<Document extends { slug: string }>(
  document: Document & { [Field in PictureField]?: unknown },
  options: LinkOptions,
): Document {
  const withParts = (picture: Picture) => {
    const parts = pictureParts(picture.credit ?? "", document.slug, options);
    return parts ? { ...picture, parts } : picture;
  };
  const linkedFields = (options.inList ? LIST_PICTURES : PAGE_PICTURES).flatMap((field) => {
    const value = document[field] as Picture | Picture[] | undefined;
    return value ? [[field, Array.isArray(value) ? value.map(withParts) : withParts(value)]] : [];
  });
  return { ...document, ...(Object.fromEntries(linkedFields) as object) };
}

/** Splits the credit of a picture at its names. Returns `undefined` if no name in the credit has a page. */
function pictureParts(credit: string, slug: string, { type, find }: LinkOptions): CreditPart[] | undefined {
  const names = pictureAuthor(credit)?.name;
  const parts = names && partsOf(names, (name) => personLinkOf({ type, slug, name }, find));
  return parts ? [{ text: credit.slice(0, -names.length) }, ...parts] : undefined;
}

interface Credit {
  name: string;
  link: string;
}

function creditLinkOf({ name, link }: Credit, slug: string, { type, find, inList }: LinkOptions): Credited {
  if (name === "" || (inList && link !== "")) return {};
  const linkOf = (each: string) => personLinkOf({ type, slug, name: each, link }, find);
  const personLink = linkOf(name);
  if (personLink) return personLink;
  const parts = partsOf(name, linkOf);
  return parts ? { parts } : {};
}

function personLinkOf(mention: Mention, find: Find): PersonLink | undefined {
  const person = find(mention);
  return person && { person: person.address, ...(person.kind === "organization" && { organization: true }) };
}

function mapCredits(value: unknown, linkOf: (credit: Credit) => Credited): unknown {
  if (Array.isArray(value)) return value.map((each) => mapCredits(each, linkOf));
  if (typeof value !== "object" || value === null) return value;
  if (isCredit(value)) return { ...value, ...linkOf(value) };
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, mapCredits(each, linkOf)]));
}

const isCredit = (value: object): value is Credit =>
  "name" in value && "link" in value && typeof value.name === "string" && typeof value.link === "string";

/** Link from a name to a page. `person`: address of the page. */
interface PersonLink {
  person: string;
  organization?: true;
}

/** Part of a credit with several names: a name with its link, or the text between names, without a link. */
export interface CreditPart extends Partial<PersonLink> {
  text: string;
}

/**
 * Splits a credit into names with links and the text between them; the parts joined give `text` again. Returns
 * `undefined` if no name in the credit has a page.
 */
function partsOf(text: string, linkOf: (name: string) => PersonLink | undefined): CreditPart[] | undefined {
  const parts: CreditPart[] = [];
  let position = 0;
  for (const { name, start, end } of namesIn(text, (each) => linkOf(each) !== undefined)) {
    const personLink = linkOf(name);
    if (!personLink) continue;
    if (start > position) parts.push({ text: text.slice(position, start) });
    parts.push({ text: name, ...personLink });
    position = end;
  }
  if (position === 0) return undefined;
  return position < text.length ? [...parts, { text: text.slice(position) }] : parts;
}

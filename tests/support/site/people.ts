/** The people credited in the content files, found without the compiler, so that tests compare pages with files. */
import { DOCUMENT_PLACES } from "../../../src/shared/magazine/addresses.ts";
import { type WrittenDocument, readDocuments } from "../content.ts";

interface Credit {
  name: string;
  link: string;
}

/** A person, and the documents that credit the person, such as `issues/MoraVidal`. */
export interface CreditedPerson {
  /** The spellings of the name. */
  names: Set<string>;
  works: Set<string>;
}

/** The name without differences of letter case, accents and spaces. */
export const normalizeName = (name: string) =>
  name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim().replace(/\s+/g, " ");

const TODAY = new Date().toISOString().slice(0, 10);

export const isPublished = ({ draft, published }: WrittenDocument) =>
  draft !== true && String(published ?? "") <= TODAY;

/** Yields each object of a document that has a name, and each name in the text of a picture's or a block's credit. */
function* creditsIn(value: unknown): Generator<Credit> {
  if (typeof value === "string")
    for (const [, credit] of value.matchAll(/^:::?\w+\{.*\bcredit="([^"]*)"/gm)) yield* creditsIn({ credit });
  if (typeof value !== "object" || value === null) return;
  const { name, link = "", credit } = value as { name?: unknown; link?: unknown; credit?: unknown };
  if (typeof name === "string" && name !== "" && typeof link === "string") yield { name, link };
  const [, pictured] = /^(?:Fotos?|Ilustración|Ilustraciones) de (.+)$/.exec(String(credit ?? "")) ?? [];
  if (pictured !== undefined) yield { name: pictured, link: "" };
  for (const each of Object.values(value)) yield* creditsIn(each);
}

const team = readDocuments<{ name: string }>("team");

/** Returns the credits of a document. They include a `name` of the document itself and the author of an article. */
export function creditsOf(type: string, document: WrittenDocument): Credit[] {
  if (type !== "articles") return [...creditsIn(document)];
  const author = team.find(({ slug }) => slug === document.author);
  return [...creditsIn(document), ...(author ? [{ name: author.name, link: "" }] : [])];
}

/** The folders of documents that credit people. */
export const FOLDERS = Object.keys(DOCUMENT_PLACES);

/** Maps other names of a person to the name in their file. */
const ALIASES = new Map(
  readDocuments<{ name: string; alsoKnownAs?: string[] }>("people").flatMap(({ name, alsoKnownAs = [] }) =>
    alsoKnownAs.map((other): [string, string] => [normalizeName(other), normalizeName(name)]),
  ),
);

export const keyOf = (name: string) => ALIASES.get(normalizeName(name)) ?? normalizeName(name);

/** The credited people, by `keyOf(name)`. */
export const PEOPLE = new Map<string, CreditedPerson>();

for (const type of FOLDERS)
  for (const document of readDocuments<object>(type).filter(isPublished))
    for (const { name } of creditsOf(type, document)) {
      const person = PEOPLE.get(keyOf(name)) ?? { names: new Set(), works: new Set() };
      PEOPLE.set(keyOf(name), person);
      person.names.add(name);
      person.works.add(`${type}/${document.slug}`);
    }

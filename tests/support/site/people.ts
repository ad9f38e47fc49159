/** Who is credited in the content files, found without the compiler, so that tests compare its pages with what editors wrote. */
import { DOCUMENT_PLACES } from "../../../src/shared/magazine/addresses.ts";
import { type Written, written } from "../content.ts";

interface Credit {
  name: string;
  link: string;
}

/** Somebody, with each document that names them, as `issues/MoraVidal`. */
export interface Credited {
  /** As it is written. */
  names: Set<string>;
  works: Set<string>;
}

/** Two spellings of a name are one: letter case, accents and spaces do not count. */
export const sameName = (name: string) =>
  name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim().replace(/\s+/g, " ");

const TODAY = new Date().toISOString().slice(0, 10);

export const isPublished = ({ draft, published }: Written) => draft !== true && String(published ?? "") <= TODAY;

/** Every value of a document that looks like a credit, and every name that the credit of a picture or of a block tells. */
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

const team = written<{ name: string }>("team");

/** What a document credits; an issue and a member of the team have a name of their own. */
export function creditsOf(type: string, document: Written): Credit[] {
  if (type !== "articles") return [...creditsIn(document)];
  const author = team.find(({ slug }) => slug === document.author);
  return [...creditsIn(document), ...(author ? [{ name: author.name, link: "" }] : [])];
}

/** Folders of the documents that credit people. */
export const FOLDERS = Object.keys(DOCUMENT_PLACES);

/** Other names of somebody → the name of their file. */
const OTHERS = new Map(
  written<{ name: string; alsoKnownAs?: string[] }>("people").flatMap(({ name, alsoKnownAs = [] }) =>
    alsoKnownAs.map((other): [string, string] => [sameName(other), sameName(name)]),
  ),
);

export const keyOf = (name: string) => OTHERS.get(sameName(name)) ?? sameName(name);

/** By the key of the name. */
export const PEOPLE = new Map<string, Credited>();

for (const type of FOLDERS)
  for (const document of written<object>(type).filter(isPublished))
    for (const { name } of creditsOf(type, document)) {
      const person = PEOPLE.get(keyOf(name)) ?? { names: new Set(), works: new Set() };
      PEOPLE.set(keyOf(name), person);
      person.names.add(name);
      person.works.add(`${type}/${document.slug}`);
    }

/** The credits of all documents → for each person what they are credited with. */
import { type Work, WORK_TYPES } from "../../shared/magazine/person.ts";
import type { CreditMention, Document } from "../compiler/document/document.ts";
import { creditReader, type CreditReader } from "./credit-reader.ts";
import { type Claimed, documentKey, meantBy, type PersonFile, personFiles } from "./person-files.ts";
import { personSlug } from "./person-slug.ts";
import { put } from "./spelling/put.ts";

/** A name in a credit of a document, and who may be meant. */
export interface Credit {
  document: Document;
  /** As written, with every other name that is in it. */
  mention: CreditMention;
  name: string;
  /** It may be several names. */
  isUnclear: boolean;
  role: string;
  claimed: Claimed;
  /** Empty where there is none: that of several together is of none of them. */
  link: string;
}

/** Somebody who is credited or has a file, and what is said of them. */
export interface Somebody {
  key: string;
  file: PersonFile | undefined;
  /** The last part of the address of their name. */
  slug: string;
  /** Roles in each document, each once. Lists, because sets of one or two weigh ten times as much, and there are many. */
  works: Map<Document, string[]>;
  /** How often each is written. */
  spellings: Map<string, number>;
  links: Map<string, number>;
}

export const isWork = ({ source }: Document) => (WORK_TYPES as readonly string[]).includes(source.collection);

export const workTypeOf = ({ source }: Document) => source.collection as Work["type"];

/** In the order of the documents. */
export function* creditsOf(documents: readonly Document[], saidBy: CreditReader): Iterable<Credit> {
  for (const document of documents)
    if (isWork(document))
      for (const mention of document.metadata.credits) {
        const { names, isUnclear } = saidBy(mention.name);
        const link = names.length === 1 ? mention.link : "";
        for (const { name, role = mention.role, claimed } of names)
          yield { document, mention, name, isUnclear, role, claimed, link };
      }
}

/** Who is credited: by their file, or the key of their name. Who two files may mean is taken for the first: `check.ts` tells of it. */
export const whoOf = ({ document, mention, claimed: { key, files } }: Credit): PersonFile | string =>
  meantBy(mention, document, files) ?? files[0] ?? key;

/** It says whom its document is about, and not whose picture it shows. */
export const isSubject = ({ mention }: Credit) => mention.path.length === 1;

interface Gathered {
  people: Somebody[];
  /** Every role that somebody has. */
  roles: ReadonlySet<string>;
}

/** Whoever is credited, and whoever has a file. What is said is gathered only of those who are wanted. */
export function gatherPeople(documents: readonly Document[], isWanted: (person: Somebody) => boolean): Gathered {
  const files = personFiles(documents);
  const people = new Map<PersonFile | string, { person: Somebody; isWanted: boolean }>();
  const somebody = (id: PersonFile | string, key: string) => {
    const known = people.get(id);
    if (known) return known;
    const person = newcomer(key, typeof id === "string" ? undefined : id);
    const added = { person, isWanted: isWanted(person) };
    people.set(id, added);
    return added;
  };
  for (const file of files) somebody(file, "");
  const authors = authorships(documents);
  const roles = new Set(Array.from(authors.values(), (works) => works.map(({ role }) => role)).flat());
  for (const credit of creditsOf(documents, creditReader(documents, files))) {
    roles.add(credit.role);
    const found = somebody(whoOf(credit), credit.claimed.key);
    if (!found.isWanted) continue;
    addCredit(found.person, credit);
    if (!isSubject(credit)) continue;
    for (const { document, role } of authors.get(documentKey(credit.document)) ?? [])
      addRole(found.person, document, role);
  }
  return { people: Array.from(people.values(), ({ person }) => person), roles };
}

const newcomer = (key: string, file: PersonFile | undefined): Somebody => ({
  key,
  file,
  slug: file ? file.document.source.slug : personSlug(key),
  works: new Map(),
  spellings: new Map(),
  links: new Map(),
});

function addCredit(person: Somebody, { document, role, claimed, link }: Credit): void {
  addRole(person, document, role);
  count(person.spellings, claimed.spelling);
  if (link) count(person.links, link);
}

function addRole({ works }: Somebody, document: Document, role: string): void {
  let roles = works.get(document);
  if (!roles) works.set(document, (roles = []));
  if (role && !roles.includes(role)) roles.push(role);
}

const count = (counts: Map<string, number>, each: string) => counts.set(each, (counts.get(each) ?? 0) + 1);

/** Documents that credit whom another is about, by the key of the other. */
function authorships(documents: readonly Document[]): Map<string, { document: Document; role: string }[]> {
  const found = new Map<string, { document: Document; role: string }[]>();
  for (const document of documents)
    for (const { type, slug, role } of document.metadata.references)
      if (role !== undefined && isWork(document)) put(found, `${type}/${slug}`, { document, role });
  return found;
}

/** The credits of all documents → for each person what they are credited with. */
import type { Document } from "../compiler/document/document.ts";
import { creditReader } from "./credit-names.ts";
import { type Credit, forEachCredit, isSubject, isWork, whoOf } from "./each-credit.ts";
import { documentKey, type PersonFile, personFiles } from "./person-files.ts";
import { personSlug } from "./person-slug.ts";
import { put } from "./spelling/usage.ts";

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
  forEachCredit(documents, creditReader(documents, files), (credit) => {
    roles.add(credit.role);
    const found = somebody(whoOf(credit), credit.claimed.key);
    if (!found.isWanted) return;
    addCredit(found.person, credit);
    if (!isSubject(credit)) return;
    for (const { document, role } of authors.get(documentKey(credit.document)) ?? [])
      addRole(found.person, document, role);
  });
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

/** Collects the credits of all documents by person. */
import type { Document } from "../compiler/document/document.ts";
import { creditReader } from "./credit-names.ts";
import { type Credit, forEachCredit, isSubject, isWork, creditedPerson } from "./each-credit.ts";
import { documentKey, type PersonFile, personFiles } from "./person-files.ts";
import { personSlug } from "./person-slug.ts";
import { append } from "../../shared/append.ts";

/** A person who is credited or has a file, with the person's credits. */
export interface GatheredPerson {
  key: string;
  file: PersonFile | undefined;
  /** The slug of the person's file; without a file, the slug of the key, which may also be the slug of other people. */
  slug: string;
  /**
   * Maps each document to the distinct roles of the person in the document. The roles are in arrays, because small sets
   * need ten times as much memory.
   */
  works: Map<Document, string[]>;
  /** The number of uses of each spelling. */
  spellings: Map<string, number>;
  links: Map<string, number>;
}

interface GatheredPeople {
  people: GatheredPerson[];
  /** All roles in the credits of all documents. */
  roles: ReadonlySet<string>;
}

/** Returns every person who is credited or has a file. Credits are collected only for affected people. */
export function gatherPeople(
  documents: readonly Document[],
  isAffected: (person: GatheredPerson) => boolean,
): GatheredPeople {
  const files = personFiles(documents);
  const people = new Map<PersonFile | string, { person: GatheredPerson; isAffected: boolean }>();
  const personOf = (id: PersonFile | string, key: string) => {
    const existing = people.get(id);
    if (existing) return existing;
    const person = createPerson(key, typeof id === "string" ? undefined : id);
    const created = { person, isAffected: isAffected(person) };
    people.set(id, created);
    return created;
  };
  for (const file of files) personOf(file, "");
  const authors = authorships(documents);
  const roles = new Set(Array.from(authors.values(), (works) => works.map(({ role }) => role)).flat());
  forEachCredit(documents, creditReader(documents, files), (credit) => {
    roles.add(credit.role);
    const entry = personOf(creditedPerson(credit), credit.match.key);
    if (!entry.isAffected) return;
    addCredit(entry.person, credit);
    if (!isSubject(credit)) return;
    for (const { document, role } of authors.get(documentKey(credit.document)) ?? [])
      addRole(entry.person, document, role);
  });
  return { people: Array.from(people.values(), ({ person }) => person), roles };
}

const createPerson = (key: string, file: PersonFile | undefined): GatheredPerson => ({
  key,
  file,
  slug: file ? file.document.source.slug : personSlug(key),
  works: new Map(),
  spellings: new Map(),
  links: new Map(),
});

function addCredit(person: GatheredPerson, { document, role, match, link }: Credit): void {
  addRole(person, document, role);
  count(person.spellings, match.spelling);
  if (link) count(person.links, link);
}

function addRole({ works }: GatheredPerson, document: Document, role: string): void {
  let roles = works.get(document);
  if (!roles) works.set(document, (roles = []));
  if (role && !roles.includes(role)) roles.push(role);
}

const count = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);

/** Maps the key of each document to the other documents that credit its subject. */
function authorships(documents: readonly Document[]): Map<string, { document: Document; role: string }[]> {
  const byKey = new Map<string, { document: Document; role: string }[]>();
  for (const document of documents)
    for (const { type, slug, role } of document.metadata.references)
      if (role !== undefined && isWork(document)) append(byKey, `${type}/${slug}`, { document, role });
  return byKey;
}

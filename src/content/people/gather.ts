/** Gathers the credits of all documents by person. */
import type { Document } from "../compiler/document/document.ts";
import { creditReader } from "./credit-names.ts";
import { type Credit, forEachCredit, isSubject, isWork, creditedPerson } from "./each-credit.ts";
import { documentKey, type PersonFile, personFiles } from "./person-files.ts";
import { personSlug } from "./person-slug.ts";
import { append } from "./spelling/usage.ts";

/** A person who is credited or has a file, with the person's credits. */
export interface Somebody {
  key: string;
  file: PersonFile | undefined;
  /** The last segment of the person's address. */
  slug: string;
  /**
   * The distinct roles of the person in each document. The roles are arrays, because small sets need ten times as much
   * memory.
   */
  works: Map<Document, string[]>;
  /** The number of uses of each spelling. */
  spellings: Map<string, number>;
  links: Map<string, number>;
}

interface Gathered {
  people: Somebody[];
  /** All roles in the credits of all documents. */
  roles: ReadonlySet<string>;
}

/** Returns every person who is credited or has a file. Credits are gathered only for wanted people. */
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
    const found = somebody(creditedPerson(credit), credit.claimed.key);
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

/** Returns the documents that credit the person whom another document is about, by the key of that other document. */
function authorships(documents: readonly Document[]): Map<string, { document: Document; role: string }[]> {
  const found = new Map<string, { document: Document; role: string }[]>();
  for (const document of documents)
    for (const { type, slug, role } of document.metadata.references)
      if (role !== undefined && isWork(document)) append(found, `${type}/${slug}`, { document, role });
  return found;
}

/** Files of people, and whom a credited name belongs to. */
import { linkKey } from "../../shared/compiled/link-key.ts";
import { nameKey } from "../../shared/compiled/name-key.ts";
import { onceForEach } from "../../shared/once.ts";
import type { CreditMention, Document } from "../compiler/document/document.ts";

/** A file of `content/people`. */
export interface PersonFile {
  document: Document;
  name: string;
  alsoKnownAs: readonly string[];
  link: string;
  /** Documents that it says are this person's, and not of another of the name: `issues/MoraVidal`. */
  works: ReadonlySet<string>;
}

/** What of a file is remembered with its metadata. */
export const REMEMBERED = ["name", "alsoKnownAs", "link"] as const satisfies (keyof PersonFile)[];

export function personFiles(documents: readonly Document[]): PersonFile[] {
  const files = documents.filter(({ source }) => source.collection === "people");
  return files.toSorted(bySlug).map((document) => {
    const { fields, references } = document.metadata;
    const works = new Set(references.map(({ type, slug }) => `${type}/${slug}`));
    return { document, works, ...(fields as Pick<PersonFile, (typeof REMEMBERED)[number]>) };
  });
}

const bySlug = (a: Document, b: Document) => (a.source.slug < b.source.slug ? -1 : 1);

export const documentKey = ({ source }: Document) => `${source.collection}/${source.slug}`;

/** Who may be meant by a name: the key under which its spellings meet, and the files that claim it. */
export interface Claimed {
  key: string;
  /** The name as it is shown. */
  spelling: string;
  files: readonly PersonFile[];
}

/** Answers who may be meant by a name. Most names come often, and each is looked at once. */
export function claims(files: readonly PersonFile[]): (name: string) => Claimed {
  const names = groupBy(files, ({ name }) => [nameKey(name)]);
  const others = groupBy(files, ({ alsoKnownAs }) => new Set(alsoKnownAs.map(nameKey)));
  return onceForEach((name) => {
    const key = nameKey(name);
    // Whoever is called so comes before who is also known so.
    return { key, spelling: spellingOf(name), files: names.get(key) ?? others.get(key) ?? [] };
  });
}

/** A name as it is shown. */
export const spellingOf = (name: string) => name.normalize().replace(/\s+/g, " ");

function groupBy(files: readonly PersonFile[], keysOf: (file: PersonFile) => Iterable<string>) {
  const groups = new Map<string, PersonFile[]>();
  for (const file of files) for (const key of keysOf(file)) groups.set(key, [...(groups.get(key) ?? []), file]);
  return groups;
}

/**
 * Which of the files that claim a name a credit means: the one with its link, or the one that lists the document.
 * `undefined` where that says none, or two.
 */
export function meantBy(
  { link }: Pick<CreditMention, "link">,
  document: Document,
  files: readonly PersonFile[],
): PersonFile | undefined {
  if (files.length < 2) return files[0];
  const linked = files.filter((file) => link !== "" && linkKey(file.link) === linkKey(link));
  const listed = files.filter(({ works }) => works.has(documentKey(document)));
  const [meant, ...more] = linked.length > 0 ? linked : listed;
  const isContradicted = linked.length > 0 && listed.length > 0 && meant !== undefined && !listed.includes(meant);
  return more.length > 0 || isContradicted ? undefined : meant;
}

/** Files of people, and the matching of credited names to files. */
import { append } from "../../shared/append.ts";
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
  /** The keys of the documents that belong to this person and not to a namesake: `issues/MoraVidal`. */
  works: ReadonlySet<string>;
}

/** The fields of a person's file that are cached with the metadata. */
export const CACHED_FIELDS = ["name", "alsoKnownAs", "link"] as const satisfies (keyof PersonFile)[];

export function personFiles(documents: readonly Document[]): PersonFile[] {
  const files = documents.filter(({ source }) => source.collection === "people");
  return files.toSorted(bySlug).map((document) => {
    const { fields, references } = document.metadata;
    const works = new Set(references.map(({ type, slug }) => `${type}/${slug}`));
    return { document, works, ...(fields as Pick<PersonFile, (typeof CACHED_FIELDS)[number]>) };
  });
}

const bySlug = (a: Document, b: Document) => (a.source.slug < b.source.slug ? -1 : 1);

export const documentKey = ({ source }: Document) => `${source.collection}/${source.slug}`;

/** The people whom a name may mean: the key that the spellings of the name share, and the files with that key. */
export interface NameMatch {
  key: string;
  /** The name as pages show it. */
  spelling: string;
  files: readonly PersonFile[];
}

/** Returns a function that finds the people whom a name may mean. Results are cached, because most names recur. */
export function nameMatcher(files: readonly PersonFile[]): (name: string) => NameMatch {
  const byName = groupBy(files, ({ name }) => [nameKey(name)]);
  const byAlias = groupBy(files, ({ alsoKnownAs }) => new Set(alsoKnownAs.map(nameKey)));
  return onceForEach((name) => {
    const key = nameKey(name);
    // The main name of a file takes precedence over aliases of other files.
    return { key, spelling: spellingOf(name), files: byName.get(key) ?? byAlias.get(key) ?? [] };
  });
}

/** Normalizes a name for display. */
export const spellingOf = (name: string) => name.normalize().replace(/\s+/g, " ");

function groupBy(files: readonly PersonFile[], keysOf: (file: PersonFile) => Iterable<string>) {
  const groups = new Map<string, PersonFile[]>();
  for (const file of files) for (const key of keysOf(file)) append(groups, key, file);
  return groups;
}

/**
 * Returns the file that a credit means: the file with the credit's link, or the file whose works include the document.
 * Returns `undefined` if no file or several files match, or if link and works contradict each other.
 */
export function matchingFile(
  { link }: Pick<CreditMention, "link">,
  document: Document,
  files: readonly PersonFile[],
): PersonFile | undefined {
  if (files.length < 2) return files[0];
  const byLink = files.filter((file) => link !== "" && linkKey(file.link) === linkKey(link));
  const byWork = files.filter(({ works }) => works.has(documentKey(document)));
  const [match, ...more] = byLink.length > 0 ? byLink : byWork;
  const isContradicted = byLink.length > 0 && byWork.length > 0 && match !== undefined && !byWork.includes(match);
  return more.length > 0 || isContradicted ? undefined : match;
}

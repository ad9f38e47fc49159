/**
 * Renames a person: every credit that names the person, the person's file, and the links to the person's page.
 * Spellings that differ only in letter case, accents or double spaces are the same name. The plan is complete before
 * anything is written.
 */
import { messages } from "../../messages/messages.ts";
import { nameKey } from "../../../shared/compiled/name-key.ts";
import type { Document } from "../../compiler/document/document.ts";
import { suggest } from "../../compiler/problems/suggest.ts";
import { parseSources } from "../../compiler/read/yaml/parse-sources.ts";
import { readDocuments } from "../../compiler/read/read-documents.ts";
import { readSources } from "../../compiler/read/files/read-sources.ts";
import { collectionNamed } from "../../../types/collections.ts";
import { contentConfig } from "../../../types/content-config.ts";
import { creditReader, type CreditReader, type NameInCredit } from "../../people/credit-names.ts";
import { type PersonFile, personFiles } from "../../people/person-files.ts";
import { personSlug } from "../../people/person-slug.ts";
import { changeTexts } from "../patch/change-fields.ts";
import type { Refusal } from "../refusal.ts";
import { movedLink, renamedMentions } from "./mentions.ts";
import { renameDocument, type Renaming } from "./rename-document.ts";
import { addressFor } from "../../../shared/compiled/address.ts";
import { DOCUMENT_ADDRESSES } from "../../../shared/magazine/addresses.ts";
import { publicAddressOf } from "../../compiler/check/site-links.ts";
import type { DerivedDocument } from "../../compiler/document/collection.ts";
import { derivePeople } from "../../people/derive-people.ts";
import type { TextChanges } from "../apply-changes.ts";
import type { FieldPath, ParsedSource } from "../../compiler/document/source.ts";
import { valueAt } from "../../compiler/explain/locate.ts";

interface Request extends Names {
  contentDir: string;
}

/** Plans the renaming without writing anything. A refusal is a sentence for the person editing. */
export async function renamePerson({ contentDir, ...names }: Request): Promise<Renaming | Refusal> {
  const [from, to] = [names.from, names.to].map((name) => name.trim().replace(/\s+/g, " ")) as [string, string];
  if (!from || !to) return { refusal: messages.authoring.bothNames };
  const { sources } = readSources(contentConfig, contentDir);
  const { documents } = await readDocuments(contentConfig, sources);
  const read = new Set(documents.map(({ source }) => source.file));
  const unclear = sources.find(({ file, text }) => !read.has(file) && nameKey(text).includes(nameKey(from)));
  if (unclear) return { refusal: messages.authoring.mayMention(unclear.file, from) };
  const files = personFiles(documents);
  const refusal = refusalOf(files, { from, to }) ?? unknown(documents, from);
  if (refusal) return { refusal };
  const about = files.find(({ name }) => nameKey(name) === nameKey(from));
  const renaming = await rewrite(documents, { from, to });
  if ("refusal" in renaming || !about) return renaming;
  return withFile(contentDir, about, { from, to }, renaming);
}

function refusalOf(files: readonly PersonFile[], { from, to }: Names): string | undefined {
  const called = (name: string) => files.filter((file) => nameKey(file.name) === nameKey(name));
  const paths = (of: readonly PersonFile[]) =>
    of.map(({ document }) => document.source.file).join(messages.authoring.and);
  const [owners, others] = [called(from), called(to)];
  if (owners.length > 1) return messages.authoring.twoOfOneName(from, paths(owners));
  if (owners.length > 0 && others.some((file) => !owners.includes(file)))
    return messages.authoring.hasFile(to, paths(others), paths([...owners, ...others]));
  return undefined;
}

function unknown(documents: readonly Document[], from: string): string | undefined {
  const files = personFiles(documents);
  const readCredit = creditReader(documents, files);
  const named = [
    ...documents.flatMap(({ metadata }) => metadata.credits.flatMap(({ name }) => readCredit(name).names)).map(nameOf),
    ...files.flatMap(({ name, alsoKnownAs }) => [name, ...alsoKnownAs]),
  ];
  if (named.some((name) => nameKey(name) === nameKey(from))) return undefined;
  const meant = suggest(from, [...new Set(named)]);
  return messages.authoring.nobodyCalled(from, meant);
}

const nameOf = ({ name }: { name: string }) => name;

async function rewrite(documents: readonly Document[], names: Names): Promise<Renaming | Refusal> {
  const parsed = await parseSources(documents.map(({ source }) => source));
  const readCredit = creditReader(documents, personFiles(documents));
  const own = new Map<Document, NameChange[]>();
  for (const [index, document] of documents.entries()) {
    const result = parsed[index];
    if (result && "source" in result) own.set(document, changesIn(document, result.source, names, readCredit));
  }
  const ownOf = (document: Document) => own.get(document) ?? [];
  const texts = changeTexts(documents, ownOf, names.from);
  if ("refusal" in texts) return texts;
  const moved = await movedPerson(documents, texts, names);
  if (!moved) return { texts, moves: [] };
  const all = changeTexts(
    documents,
    (document) => [...ownOf(document), ...renamedMentions(document, { link: moved })],
    names.from,
  );
  return "refusal" in all ? all : { texts: all, moves: [] };
}

/**
 * Renames the person's file if the file name was made from the person's name. The picture folder of the file and the
 * links to the person's page are renamed, too.
 */
async function withFile(
  contentDir: string,
  { document }: PersonFile,
  { from, to }: Names,
  { texts }: Renaming,
): Promise<Renaming | Refusal> {
  const { slug } = document.source;
  const next = personSlug(nameKey(to));
  if (slug !== personSlug(nameKey(from)) || slug === next) return { texts, moves: [] };
  return renameDocument({ contentDir, type: "people", from: slug, to: next, changes: texts });
}

/**
 * Returns a function that maps links to the person's new address; `undefined` if the person has a file, or if the old
 * address still has a page. `texts` contains the documents that change.
 */
async function movedPerson(
  documents: readonly Document[],
  texts: TextChanges,
  { from, to }: { from: string; to: string },
): Promise<((address: string) => string | undefined) | undefined> {
  const before = derivePeople(documents).find((person) => !person.file && isCalled(person, from));
  if (!before) return undefined;
  const changed = documents.flatMap(({ source }) => {
    const text = texts.get(source.file)?.after;
    return text === undefined ? [] : [{ ...source, text }];
  });
  const read = await readDocuments(contentConfig, changed);
  const after = derivePeople([...documents.filter(({ source }) => !texts.has(source.file)), ...read.documents]);
  const now = after.find((person) => isCalled(person, to));
  if (!now || now.slug === before.slug || after.some(({ slug }) => slug === before.slug)) return undefined;
  const [old, next] = [before, now].map(({ slug }) => addressFor(DOCUMENT_ADDRESSES.people, slug)) as [string, string];
  return movedLink([{ from: old, to: next }], publicAddressOf(contentConfig, documents));
}

const isCalled = ({ data }: DerivedDocument, name: string) =>
  (data().spellings as string[]).some((spelling) => nameKey(spelling) === nameKey(name));

interface Names {
  from: string;
  to: string;
}

/** A field that names the person, and its new value. */
interface NameChange {
  path: FieldPath;
  value: string;
}

/** Lists the fields of a document that name the person, each with its new value. */
function changesIn(document: Document, source: ParsedSource, names: Names, readCredit: CreditReader): NameChange[] {
  // A text can contain several credits, so each change starts from the result of the change before.
  const changed = new Map<string, string>();
  const credits = document.metadata.credits.flatMap(({ path, name: credit }) => {
    const written = changed.get(path.join("/")) ?? String(valueAt(source.data, path) ?? source.body?.text);
    const meant = readCredit(credit).names.filter(({ name }) => isTheirName(name, names));
    const { titledAfterPerson = false } = collectionNamed(document.source.collection);
    const title = titledAfterPerson && path.at(0) === "credits" ? titleOf(source, names) : [];
    const value = written.replace(credit, () => withNames(credit, meant, names.to));
    changed.set(path.join("/"), value);
    return meant.length > 0 ? [{ path, value }, ...title] : [];
  });
  const all = document.source.collection === "people" ? [...credits, ...changesInFile(source, names)] : credits;
  return all.filter(({ path, value }) => value !== valueAt(source.data, path));
}

/** Replaces the last name first, because a replacement shifts the names after it. */
function withNames(credit: string, meant: readonly NameInCredit[], to: string): string {
  return meant.reduceRight(
    (text, { name, start }) => text.slice(0, start) + to + text.slice(start + name.length),
    credit,
  );
}

const isTheirName = (name: unknown, { from }: Names) => typeof name === "string" && nameKey(name) === nameKey(from);

const titleOf = ({ data }: ParsedSource, names: Names): NameChange[] =>
  isTheirName(valueAt(data, ["title"]), names) ? [{ path: ["title"], value: names.to }] : [];

/**
 * Lists the changes in a person's file. An alias stays unchanged if the new name would repeat another name of the file.
 */
function changesInFile({ data }: ParsedSource, names: Names): NameChange[] {
  const { name, alsoKnownAs = [] } = data as { name: string; alsoKnownAs?: string[] };
  if (isTheirName(name, names)) return [{ path: ["name"], value: names.to }];
  const taken = [name, ...alsoKnownAs].map(nameKey);
  const isTaken = nameKey(names.to) !== nameKey(names.from) && taken.includes(nameKey(names.to));
  return alsoKnownAs.flatMap((other, index) =>
    isTheirName(other, names) && !isTaken ? [{ path: ["alsoKnownAs", index], value: names.to }] : [],
  );
}

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
import { linkMover, renameMentions } from "./mentions.ts";
import { renameDocument, type Renaming } from "./rename-document.ts";
import { addressFor } from "../../../shared/compiled/address.ts";
import { DOCUMENT_ADDRESSES } from "../../../shared/magazine/addresses.ts";
import { publicAddressOf } from "../../compiler/check/site-links.ts";
import type { DerivedDocument } from "../../compiler/document/collection.ts";
import { derivePeople } from "../../people/derive-people.ts";
import { recordText, type TextChanges } from "../apply-changes.ts";
import type { FieldPath, ParsedSource, TextPlace } from "../../compiler/document/source.ts";
import { type Value, valueAt } from "../../../shared/values.ts";

interface Request extends Names {
  contentDir: string;
}

/** Plans the renaming without writing anything. A refusal is a sentence for the person editing. */
export async function renamePerson({ contentDir, ...names }: Request): Promise<Renaming | Refusal> {
  const [from, to] = [names.from, names.to].map((name) => name.trim().replace(/\s+/g, " ")) as [string, string];
  if (!from || !to) return { refusal: messages.authoring.bothNames };
  const { sources } = readSources(contentConfig, contentDir);
  const { documents } = await readDocuments(contentConfig, sources);
  const validFiles = new Set(documents.map(({ source }) => source.file));
  const invalid = sources.find(({ file, text }) => !validFiles.has(file) && nameKey(text).includes(nameKey(from)));
  if (invalid) return { refusal: messages.authoring.mayMention(invalid.file, from) };
  const files = personFiles(documents);
  const readCredit = creditReader(documents, files);
  const credited = documents.flatMap(({ metadata }) => metadata.credits.flatMap(({ name }) => readCredit(name).names));
  const refusal = refusalOf(files, { from, to }) ?? unknownNameRefusal(files, credited, from);
  if (refusal) return { refusal };
  const ownFile = files.find(({ name }) => nameKey(name) === nameKey(from));
  const renaming = await planRenaming(documents, { from, to }, readCredit);
  if ("refusal" in renaming || !ownFile) return renaming;
  return renameWithFile(contentDir, ownFile, { from, to }, renaming);
}

function refusalOf(files: readonly PersonFile[], { from, to }: Names): string | undefined {
  const filesNamed = (name: string) => files.filter((file) => nameKey(file.name) === nameKey(name));
  const pathsOf = (list: readonly PersonFile[]) =>
    list.map(({ document }) => document.source.file).join(messages.authoring.and);
  const [owners, others] = [filesNamed(from), filesNamed(to)];
  if (owners.length > 1) return messages.authoring.twoOfOneName(from, pathsOf(owners));
  if (owners.length > 0 && others.some((file) => !owners.includes(file)))
    return messages.authoring.hasFile(to, pathsOf(others), pathsOf([...owners, ...others]));
  return undefined;
}

function unknownNameRefusal(files: readonly PersonFile[], credited: readonly NameInCredit[], from: string) {
  const names = [
    ...credited.map(({ name }) => name),
    ...files.flatMap(({ name, alsoKnownAs }) => [name, ...alsoKnownAs]),
  ];
  if (names.some((name) => nameKey(name) === nameKey(from))) return undefined;
  const suggestion = suggest(from, [...new Set(names)]);
  return messages.authoring.nobodyCalled(from, suggestion);
}

async function planRenaming(
  documents: readonly Document[],
  names: Names,
  readCredit: CreditReader,
): Promise<Renaming | Refusal> {
  const parsed = await parseSources(documents.map(({ source }) => source));
  const changes = new Map<Document, NameChange[]>();
  for (const [index, document] of documents.entries()) {
    const result = parsed[index];
    if (result && "source" in result) changes.set(document, changesIn(document, result.source, names, readCredit));
  }
  const changesOf = (document: Document) => changes.get(document) ?? [];
  const texts = changeTexts(documents, changesOf, names.from);
  if ("refusal" in texts) return texts;
  const renamedDocuments = await documentsAfter(documents, texts);
  const moveLink = personLinkMover(documents, renamedDocuments, names);
  if (!moveLink) return { texts, moves: [] };
  const links = changeTexts(renamedDocuments, (document) => renameMentions(document, { link: moveLink }), names.from);
  if ("refusal" in links) return links;
  for (const [file, change] of links) recordText(texts, file, change);
  return { texts, moves: [] };
}

/** Returns all documents as they are after the changes. */
async function documentsAfter(documents: readonly Document[], texts: TextChanges): Promise<Document[]> {
  const changedSources = documents.flatMap(({ source }) => {
    const text = texts.get(source.file)?.after;
    return text === undefined ? [] : [{ ...source, text }];
  });
  const changed = await readDocuments(contentConfig, changedSources);
  return [...documents.filter(({ source }) => !texts.has(source.file)), ...changed.documents];
}

/**
 * Renames the person's file if the file name was made from the person's name. The picture folder of the file and the
 * links to the person's page are renamed, too.
 */
async function renameWithFile(
  contentDir: string,
  { document }: PersonFile,
  { from, to }: Names,
  { texts }: Renaming,
): Promise<Renaming | Refusal> {
  const { slug } = document.source;
  const newSlug = personSlug(nameKey(to));
  if (slug !== personSlug(nameKey(from)) || slug === newSlug) return { texts, moves: [] };
  return renameDocument({ contentDir, type: "people", from: slug, to: newSlug, changes: texts });
}

/**
 * Returns a function that changes links to the person's new address; `undefined` if the person has a file, or if the
 * old address still leads to a page. `renamedDocuments` are the documents with the new name.
 */
function personLinkMover(
  documents: readonly Document[],
  renamedDocuments: readonly Document[],
  { from, to }: Names,
): ((address: string) => string | undefined) | undefined {
  const before = derivePeople(documents).find((person) => !person.file && isCalled(person, from));
  if (!before) return undefined;
  const after = derivePeople(renamedDocuments);
  const renamed = after.find((person) => isCalled(person, to));
  if (!renamed || renamed.slug === before.slug || after.some(({ slug }) => slug === before.slug)) return undefined;
  const [oldAddress, newAddress] = [before, renamed].map(({ slug }) => addressFor(DOCUMENT_ADDRESSES.people, slug)) as [
    string,
    string,
  ];
  return linkMover([{ from: oldAddress, to: newAddress }], publicAddressOf(contentConfig, documents));
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
  const changedTexts = new Map<string, string>();
  const credits = document.metadata.credits.flatMap(({ path, name: credit, at }) => {
    const text =
      changedTexts.get(path.join("/")) ?? String(valueAt(source.data as Value, path) ?? source.body?.text).trim();
    const matches = readCredit(credit).names.filter(({ name }) => isTheirName(name, names));
    const { titledAfterPerson = false } = collectionNamed(document.source.collection);
    const title = titledAfterPerson && path.at(0) === "credits" ? titleOf(source, names) : [];
    const start = startOfCredit(text, at);
    const value =
      text.slice(0, start) + text.slice(start).replace(credit, () => replaceNames(credit, matches, names.to));
    changedTexts.set(path.join("/"), value);
    return matches.length > 0 ? [{ path, value }, ...title] : [];
  });
  const all = document.source.collection === "people" ? [...credits, ...changesInFile(source, names)] : credits;
  return all.filter(({ path, value }) => value !== valueAt(source.data as Value, path));
}

/** Returns the offset where the search for a credit starts: at the `credit` attribute of the block, or else at 0. */
function startOfCredit(text: string, at: TextPlace | undefined): number {
  if (!at) return 0;
  const block = text
    .split("\n")
    .slice(at.line - 1)
    .join("\n");
  return text.length - block.length + Math.max(0, block.search(/\bcredit\s*=/));
}

/** Replaces the matching names from last to first, because each replacement shifts the names after it. */
function replaceNames(credit: string, matches: readonly NameInCredit[], to: string): string {
  return matches.reduceRight(
    (text, { name, start }) => text.slice(0, start) + to + text.slice(start + name.length),
    credit,
  );
}

const isTheirName = (name: unknown, { from }: Names) => typeof name === "string" && nameKey(name) === nameKey(from);

const titleOf = ({ data }: ParsedSource, names: Names): NameChange[] =>
  isTheirName(valueAt(data as Value, ["title"]), names) ? [{ path: ["title"], value: names.to }] : [];

/** Lists the changes in a person's file. An alias stays unchanged if the file already contains the new name. */
function changesInFile({ data }: ParsedSource, names: Names): NameChange[] {
  const { name, alsoKnownAs = [] } = data as { name: string; alsoKnownAs?: string[] };
  if (isTheirName(name, names)) return [{ path: ["name"], value: names.to }];
  const takenKeys = [name, ...alsoKnownAs].map(nameKey);
  const isTaken = nameKey(names.to) !== nameKey(names.from) && takenKeys.includes(nameKey(names.to));
  return alsoKnownAs.flatMap((other, index) =>
    isTheirName(other, names) && !isTaken ? [{ path: ["alsoKnownAs", index], value: names.to }] : [],
  );
}

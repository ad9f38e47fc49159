/** Builds the list of documents for the editor. */
import { addressFor } from "../../../shared/compiled/address.ts";
import { CONTENT_LANGUAGE, LANGUAGES } from "../../../shared/magazine/language.ts";
import { type LocalText, textIn } from "../../../shared/magazine/local-text.ts";
import { isFields } from "../../../shared/values.ts";
import type { ReadContent } from "../../../content/compiler/read-content.ts";
import { collectionOf } from "../../../content/compiler/document/collection.ts";
import { type Moment, unpublishedOf } from "../../../content/compiler/document/publication.ts";
import type { SourceName } from "../../../content/compiler/document/source.ts";
import type { Problem } from "../../../content/compiler/problems/problem.ts";
import type { ReadDocuments } from "../../../content/compiler/read/read-documents.ts";
import { isToFill } from "./typed.ts";
import { contentConfig } from "../../../types/content-config.ts";
import { namesOf } from "../../../content/authoring/schemas/form-of.ts";
import { type EditedContent, nameOf } from "./edited-content.ts";
import type { Entry } from "../../contract/protocol.ts";
import { archetypeOf, isAuthored } from "../../../content/authoring/creating/archetypes.ts";

export interface EntryOptions {
  now: Moment;
  /** Returns the address of a thumbnail. `src` is the path of the picture, as the document in `file` names it. */
  thumbnail: (file: string, src: string) => string;
}

/** Returns the entries of all documents, and of drafts whose files were removed by somebody else. */
export function entriesOf(content: EditedContent, reading: ReadContent, options: EntryOptions): Entry[] {
  const { names } = reading;
  const [problems, warnings] = [countByFile(reading.problems), countByFile(reading.warnings)];
  const existing = new Set(names.map(({ file }) => file));
  const removed = [...content.knownNames.values()].filter(
    ({ file }) => content.drafts.has(file) && !existing.has(file),
  );
  const mistakes = countByFile(reading.problems, ({ code }) => !isToFill(code));
  return [...names, ...removed].map((name) => {
    const entry = entryOf(name, dataOf(content.documents.get(name.file)?.read), options);
    return {
      ...entry,
      problems: (entry.unpublished === "draft" ? mistakes : problems).get(name.file) ?? 0,
      warnings: warnings.get(name.file) ?? 0,
      unsaved: content.drafts.has(name.file),
    };
  });
}

function countByFile(
  problems: readonly Problem[],
  isCounted: (problem: Problem) => boolean = () => true,
): Map<string, number> {
  const byFile = new Map<string, number>();
  for (const problem of problems.flatMap((each) => each.parts ?? each).filter(isCounted))
    byFile.set(problem.file, (byFile.get(problem.file) ?? 0) + 1);
  return byFile;
}

/** Returns the title of a document, as the list shows it. */
export const titleOfFile = ({ documents }: EditedContent, file: string): string =>
  titleOf(nameOf(file), dataOf(documents.get(file)?.read));

const titleOf = ({ collection, slug }: Pick<SourceName, "collection" | "slug">, data: Data) =>
  localTitle(data[nameFieldOf(collection)]) || fallbackTitle(collection, slug);

type Data = Readonly<Record<string, unknown>>;

/** Returns the fields of a document, even if some have mistakes; an empty object if the YAML cannot be read. */
export function dataOf(read: ReadDocuments | undefined): Data {
  return read?.documents[0]?.content?.data ?? (read?.refused[0]?.source.data as Data | undefined) ?? {};
}

function entryOf({ file, collection, slug }: SourceName, data: Data, { now, thumbnail }: EntryOptions) {
  const { published, draft, corrections } = data;
  const day = typeof published === "string" ? published : undefined;
  const unpublished = unpublishedOf({ draft: draft === true, ...(day && { published: day }) }, now);
  const src = pictureIn(data);
  return {
    file,
    collection,
    slug,
    title: titleOf({ collection, slug }, data),
    address: addressOf(collection, slug),
    picture: src ? thumbnail(file, src) : "",
    ...(day && { published: day }),
    ...(unpublished && { unpublished }),
    ...(Array.isArray(corrections) && corrections.length > 0 && { corrected: true as const }),
  };
}

/**
 * Returns the title of a document without a name: the document's slug, or the name of the type if the type has only one
 * document.
 */
function fallbackTitle(name: string, slug: string): string {
  const collection = collectionOf(contentConfig, name);
  return collection.singleton ? namesOf(collection).title : slug;
}

const toTitle = (value: unknown) => (typeof value === "string" || typeof value === "number" ? String(value) : "");

/** Returns a title as a string. If the title is written in several languages, prefers the magazine's language. */
const localTitle = (value: unknown) =>
  toTitle(
    isFields(value) && LANGUAGES.some((each) => each in value) ? textIn(value as LocalText, CONTENT_LANGUAGE) : value,
  );

/** Returns the address of a document's page, or the address at which a document without a page of its own is shown. */
export function addressOf(collection: string, slug: string): string {
  const { address, fixed, shownAt = "/" } = collectionOf(contentConfig, collection);
  return addressFor(address ?? fixed?.[slug] ?? shownAt, slug);
}

/** Returns the path of the first picture in any field; `undefined` if there is none. */
function pictureIn(value: unknown): string | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  if ("src" in value && typeof value.src === "string" && "alt" in value) return value.src;
  for (const each of Object.values(value)) {
    const src = pictureIn(each);
    if (src) return src;
  }
  return undefined;
}

/** Placeholder for the name of a document, to find the field into which an archetype writes the name. */
const NAME_PLACEHOLDER = "\0";

/** Returns the field for a document's name. If editors can create the document, the archetype fills this field. */
function nameFieldOf(type: string): string {
  if (!isAuthored(type)) return collectionOf(contentConfig, type).fixed ? "title" : "name";
  const fields = archetypeOf(type).fields({ slug: "", name: NAME_PLACEHOLDER, today: "", existing: [] });
  return Object.keys(fields).find((field) => fields[field] === NAME_PLACEHOLDER) ?? "name";
}

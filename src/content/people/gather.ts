/** The credits of all documents → for each person what they are credited with. */
import { type Work, WORK_TYPES } from "../../shared/magazine/person.ts";
import type { CreditMention, Document } from "../compiler/document/document.ts";
import { creditReader } from "./credit-reader.ts";
import { linkPlaces } from "./link-place.ts";
import { type Claimed, documentKey, meantBy, type PersonFile, personFiles } from "./person-files.ts";

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
  /** Where the link leads, whatever it tells that place. */
  place: string;
}

/** What a credit says of somebody. Where another document is about them, none claims them there. */
export type Said = Pick<Credit, "document" | "role"> & Partial<Pick<Credit, "claimed" | "link">>;

/** Somebody who is credited or has a file. */
export interface Somebody {
  key: string;
  file: PersonFile | undefined;
  said: Said[];
}

const isWork = ({ source }: Document) => (WORK_TYPES as readonly string[]).includes(source.collection);

export const workTypeOf = ({ source }: Document) => source.collection as Work["type"];

/** In the order of the documents. */
export function* creditsOf(documents: readonly Document[], files: readonly PersonFile[]): Iterable<Credit> {
  const placeOf = linkPlaces();
  const saidBy = creditReader(documents, files);
  for (const document of documents)
    if (isWork(document))
      for (const mention of document.metadata.credits) {
        const { names, isUnclear } = saidBy(mention.name);
        const link = names.length === 1 ? mention.link : "";
        const place = placeOf(link);
        for (const { name, role = mention.role, claimed } of names)
          yield { document, mention, name, isUnclear, role, claimed, link, place };
      }
}

/** Whoever is credited, and whoever has a file. Who two files may mean is taken for the first: `check.ts` tells of it. */
export function gatherPeople(documents: readonly Document[]): Iterable<Somebody> {
  const files = personFiles(documents);
  const people = new Map<PersonFile | string, Somebody>();
  const somebody = (id: PersonFile | string, key: string): Somebody => {
    let known = people.get(id);
    if (!known) people.set(id, (known = newcomer(key, typeof id === "string" ? undefined : id)));
    return known;
  };
  for (const file of files) somebody(file, "");
  const authors = authorships(documents);
  for (const credit of creditsOf(documents, files)) {
    const { document, mention, claimed } = credit;
    const { key, files: owners } = claimed;
    const found = somebody(meantBy(mention, document, owners) ?? owners[0] ?? key, key);
    found.said.push(credit);
    // Whoever a document is about, and not whose picture it shows.
    if (mention.path.length === 1) found.said.push(...(authors.get(documentKey(document)) ?? []));
  }
  return people.values();
}

const newcomer = (key: string, file: PersonFile | undefined): Somebody => ({ key, file, said: [] });

/** Documents that credit whom another is about, by the key of the other. */
function authorships(documents: readonly Document[]): Map<string, Said[]> {
  const found = new Map<string, Said[]>();
  for (const document of documents)
    for (const { type, slug, role } of document.metadata.references) {
      if (role === undefined || !isWork(document)) continue;
      const target = `${type}/${slug}`;
      found.set(target, [...(found.get(target) ?? []), { document, role }]);
    }
  return found;
}

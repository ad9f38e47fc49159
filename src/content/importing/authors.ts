/** Maps the authors of imported items to team members, to existing people, or to person files that the import adds. */
import { messages } from "../messages/messages.ts";
import path from "node:path";
import { nameKey } from "../../shared/compiled/name-key.ts";
import { bareText } from "../authoring/creating/document-text.ts";
import { hashedSlug, personSlug } from "../people/person-slug.ts";
import { collectionNamed } from "../../types/collections.ts";
import { webLink } from "../schema/fields/links.ts";
import { DocumentPictures, type PictureSource } from "./document-pictures.ts";
import { type Author, type Item, Notes } from "./item.ts";
import type { Ledger } from "./import-ledger.ts";
import type { Magazine } from "./magazine.ts";
import type { ImportedFiles } from "./write-document.ts";

/** The author of a document. */
export interface Signature {
  name: string;
  /** The name of the author's file in `team/`; absent for authors outside the team. */
  team?: string;
}

type Slugs = Map<string, string>;

/**
 * Returns the slugs of the people whom the import adds, by name key. If a slug already belongs to another person, a
 * hash of the key is appended to the slug.
 */
export function newPeople(items: readonly Item[], { people, team, names }: Magazine, ledger: Ledger): Slugs {
  const takenSlugs = new Set(names.filter(({ collection }) => collection === "people").map(({ slug }) => slug));
  const slugs: Slugs = new Map();
  for (const { name } of items.flatMap(({ authors }) => authors)) {
    const key = nameKey(name);
    const entry = ledger[personId(key)];
    if (entry) slugs.set(key, path.parse(entry.file).name);
    if (!key || slugs.has(key) || people.has(key) || team.has(key)) continue;
    const slug = takenSlugs.has(personSlug(key)) ? hashedSlug(key) : personSlug(key);
    takenSlugs.add(slug);
    slugs.set(key, slug);
  }
  return slugs;
}

export const personId = (key: string) => `persona ${key}`;

export function signatureOf({ name }: Author, { team }: Magazine): Signature {
  const member = team.get(nameKey(name));
  return { name, ...(member && { team: member }) };
}

/** Converts an author to the text of a person file, and prepares the portrait. */
export async function personDocument(
  author: Author,
  slug: string,
  places: PictureSource & { contentDir: string },
): Promise<ImportedFiles & { notes: Notes }> {
  const notes = new Notes();
  const pictures = new DocumentPictures({ ...places, type: "people", slug, from: "", notes });
  const alt = messages.importing.portrait(author.name);
  const portrait = author.portrait ? await pictures.resolve({ url: author.portrait, alt }) : undefined;
  const link = webLink.safeParse(author.link).success ? author.link : "";
  if (author.link && !link) notes.add(messages.importing.noLink, author.link);
  const text = bareText(collectionNamed("people"), {
    name: author.name,
    ...(link && { link }),
    ...(portrait && { portrait }),
    ...(author.biography.trim() && { biography: author.biography.trim() }),
  });
  return { id: personId(nameKey(author.name)), file: `people/${slug}.yaml`, text, files: pictures.files, notes };
}

/** Checks that the names of documents and the files of their pages are unique, ignoring letter case. */
import { messages } from "../../messages/messages.ts";
import { addressFor, pageFile } from "../../../shared/compiled/address.ts";
import { collectionOf, type ContentConfig } from "../document/collection.ts";
import { findRepeats } from "../document/find-repeats.ts";
import type { SourceName } from "../document/source.ts";
import { placeOfFile, type Problem, problem } from "../problems/problem.ts";

export function checkNames(config: ContentConfig, names: readonly SourceName[]): Problem[] {
  return [...duplicateSlugs(names), ...addressCollisions(config, names)];
}

/** Returns the canonical address of a document's page; `undefined` if the document's type has no pages. */
export function addressOf(config: ContentConfig, { collection, slug }: SourceName): string | undefined {
  const { address } = collectionOf(config, collection);
  return address && addressFor(address, slug);
}

const duplicateSlugs = (names: readonly SourceName[]): Problem[] =>
  findRepeats(names, ({ collection, slug }) => `${collection}/${slug}`.toLowerCase()).map(([{ file }, first]) =>
    problem("duplicate-slug", placeOfFile(file), { value: file, expected: first.file }),
  );

const fileKey = (address: string) => pageFile(address).toLowerCase();

function addressCollisions(config: ContentConfig, names: readonly SourceName[]): Problem[] {
  const owners = new Map<string, { owner: string; collection: string }>();
  for (const address of config.fixedAddresses)
    owners.set(fileKey(address), { owner: messages.findings.page(address), collection: "" });
  for (const segment of config.reservedSegments)
    owners.set(fileKey(`/${segment}`), { owner: messages.findings.siteFiles, collection: "" });
  return names.flatMap((name) => {
    const address = addressOf(config, name);
    if (!address) return [];
    const key = fileKey(address);
    const earlier = owners.get(key);
    if (!earlier) owners.set(key, { owner: name.file, collection: name.collection });
    // Collisions within a folder are left out, because they are already reported as duplicates.
    if (!earlier || earlier.collection === name.collection) return [];
    return [problem("address-collision", placeOfFile(name.file), { value: address, expected: earlier.owner })];
  });
}

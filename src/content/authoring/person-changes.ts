/** The fields that name a person who gets another name. */
import { nameKey } from "../../shared/compiled/name-key.ts";
import type { Document } from "../compiler/document/document.ts";
import type { FieldPath, ParsedSource } from "../compiler/document/source.ts";
import { valueAt } from "../compiler/explain/locate.ts";
import type { CreditReader } from "../people/credit-reader.ts";
import type { SaidName } from "../people/said-names.ts";

export interface Names {
  from: string;
  to: string;
}

/** A field that names the person, and what it shall say. */
export interface NameChange {
  path: FieldPath;
  value: string;
}

/** What of a document names the person. `saidBy`: the names in a credit. */
export function changesIn(document: Document, source: ParsedSource, names: Names, saidBy: CreditReader): NameChange[] {
  const credits = document.metadata.credits.flatMap(({ path, name: credit }) => {
    const written = String(valueAt(source.data, path));
    const meant = saidBy(credit).names.filter(({ name }) => isMeant(name, names));
    // A title is no credit, but a profile is called as the person.
    const title = document.source.collection === "profiles" && path.at(0) === "credits" ? titleOf(source, names) : [];
    const value = written.replace(credit, () => withNames(credit, meant, names.to));
    return meant.length > 0 ? [{ path, value }, ...title] : [];
  });
  const all = document.source.collection === "people" ? [...credits, ...changesInFile(source, names)] : credits;
  return all.filter(({ path, value }) => value !== valueAt(source.data, path));
}

/** The last first: a name that changes moves those behind it. */
function withNames(credit: string, meant: readonly SaidName[], to: string): string {
  return meant.reduceRight(
    (text, { name, start }) => text.slice(0, start) + to + text.slice(start + name.length),
    credit,
  );
}

const isMeant = (name: unknown, { from }: Names) => typeof name === "string" && nameKey(name) === nameKey(from);

const titleOf = ({ data }: ParsedSource, names: Names): NameChange[] =>
  isMeant(valueAt(data, ["title"]), names) ? [{ path: ["title"], value: names.to }] : [];

/** Another name that becomes one that the file has already stays: nobody is lost by it. */
function changesInFile({ data }: ParsedSource, names: Names): NameChange[] {
  const { name, alsoKnownAs = [] } = data as { name: string; alsoKnownAs?: string[] };
  if (isMeant(name, names)) return [{ path: ["name"], value: names.to }];
  const taken = [name, ...alsoKnownAs].map(nameKey);
  const isTaken = nameKey(names.to) !== nameKey(names.from) && taken.includes(nameKey(names.to));
  return alsoKnownAs.flatMap((other, index) =>
    isMeant(other, names) && !isTaken ? [{ path: ["alsoKnownAs", index], value: names.to }] : [],
  );
}

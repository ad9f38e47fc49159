/**
 * The credits of all documents as the state holds them: each place and each credit once, because a magazine repeats
 * both, and reading its state is most of a build that changes little.
 */
import type { CreditMention } from "../document/document.ts";

type Credited = Omit<CreditMention, "path">;

export interface PackedCredits {
  places: CreditMention["path"][];
  credited: Credited[];
  /** For each document a place and a credit in turn, as their positions in the lists. */
  rows: number[][];
}

export function packCredits(documents: readonly (readonly CreditMention[])[]): PackedCredits {
  const places = numbered<CreditMention["path"]>((path) => path.join("\0"));
  const credited = numbered<Credited>(({ name, role, link, roleField }) => [name, role, link, roleField].join("\0"));
  const rows = documents.map((credits) =>
    credits.flatMap(({ path, ...credit }) => [places.numberOf(path), credited.numberOf(credit)]),
  );
  return { places: places.list, credited: credited.list, rows };
}

/** In the order in which they were packed. */
export function unpackCredits({ places, credited, rows }: PackedCredits): CreditMention[][] {
  return rows.map((row) => {
    const credits: CreditMention[] = [];
    for (let at = 0; at < row.length; at += 2) {
      const [path, credit] = [places[row[at] ?? -1], credited[row[at + 1] ?? -1]];
      if (path && credit) credits.push({ path, ...credit });
    }
    return credits;
  });
}

/** `keyOf`: to write each in JSON takes twice as long. */
function numbered<Value>(keyOf: (value: Value) => string) {
  const list: Value[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (value: Value): number => {
    const key = keyOf(value);
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, list.length);
    return list.push(value) - 1;
  };
  return { list, numberOf };
}

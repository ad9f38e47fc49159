/**
 * The credits of all documents as the state holds them: each place and each text once, because a magazine repeats
 * both, and reading its state is most of a build that changes little.
 */
import type { CreditMention } from "../document/document.ts";

export interface PackedCredits {
  places: CreditMention["path"][];
  texts: string[];
  /** For each document `WIDTH` positions in the lists a credit: its place, name, role, link, and the field of the role. */
  rows: number[][];
}

const WIDTH = 5;

export function packCredits(documents: readonly (readonly CreditMention[])[]): PackedCredits {
  const places = numbered<CreditMention["path"]>((path) => path.join("\0"));
  const texts = numbered<string>((text) => text);
  const rows = documents.map((credits) => {
    const row: number[] = [];
    for (const { path, name, role, link, roleField = "" } of credits) {
      row.push(places.numberOf(path), texts.numberOf(name), texts.numberOf(role));
      row.push(texts.numberOf(link), texts.numberOf(roleField));
    }
    return row;
  });
  return { places: places.list, texts: texts.list, rows };
}

/** In the order in which they were packed. */
export function unpackCredits({ places, texts, rows }: PackedCredits): CreditMention[][] {
  return rows.map((row) => {
    const credits: CreditMention[] = [];
    for (let at = 0; at < row.length; at += WIDTH) {
      const textAt = (field: number) => texts[row[at + field] ?? -1] ?? "";
      const path = places[row[at] ?? -1] ?? [];
      const credit: CreditMention = { path, name: textAt(1), role: textAt(2), link: textAt(3) };
      const roleField = textAt(4);
      if (roleField) credit.roleField = roleField;
      credits.push(credit);
    }
    return credits;
  });
}

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

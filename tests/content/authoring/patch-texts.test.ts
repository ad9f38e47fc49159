/** Paragraphs of every text of the sample: one that is written adds its lines and no others, one that goes takes them. */
import { expect, test } from "vitest";
import {
  changedAt,
  DOCUMENTS,
  leaves,
  linesOf,
  ODD,
  patched,
  type Sample,
  valueAt,
} from "../../support/content/patch-samples.ts";

interface Text {
  sample: Sample;
  name: string;
  paragraphs: string[];
  /** What the document says when the text is made of others. */
  of: (paragraphs: readonly string[]) => Sample["says"];
}

const joined = (paragraphs: readonly string[]) => paragraphs.join("\n\n");

function textsOf(sample: Sample): Text[] {
  const { says } = sample;
  const fields = leaves(says.fields).flatMap((at): Text[] => {
    const value = valueAt(says.fields, at);
    if (typeof value !== "string" || !value.includes("\n")) return [];
    const end = /\n*$/.exec(value)?.[0] ?? "";
    const of = (paragraphs: readonly string[]) =>
      changedAt(says, at.slice(0, -1), (inside) => (inside[at.at(-1) ?? ""] = joined(paragraphs) + end));
    return [{ sample, name: `${sample.name}: ${at.join(".")}`, paragraphs: value.trimEnd().split(/\n\n+/), of }];
  });
  const { body } = says;
  if (!body) return fields;
  const of = (paragraphs: readonly string[]) => ({ ...says, body: joined(paragraphs) });
  return [...fields, { sample, name: `${sample.name}: text`, paragraphs: body.split(/\n\n+/), of }];
}

/** Which lines of `longer` are not in `shorter`, where the others are the same in their order. */
function moreLines(longer: readonly string[], shorter: readonly string[]): string[] {
  const at = longer.findIndex((line, index) => line !== shorter[index]);
  const count = longer.length - shorter.length;
  expect(longer.toSpliced(at, count)).toEqual(shorter);
  return longer.slice(at, at + count).map((line) => line.trim());
}

const TEXTS = DOCUMENTS.flatMap(textsOf);

test("a paragraph that is written anywhere adds its lines and no others", () => {
  for (const { sample, name, paragraphs, of } of TEXTS)
    for (const at of [...paragraphs.keys(), paragraphs.length]) {
      const after = linesOf(patched(sample, of(paragraphs.toSpliced(at, 0, "Un hilo *suelto*."))));
      expect(moreLines(after, linesOf(sample.text)).toSorted(), `${name}, ${at}`).toEqual(["", "Un hilo *suelto*."]);
    }
});

test("a paragraph that is removed takes its lines along, and no others", () => {
  for (const { sample, name, paragraphs, of } of TEXTS)
    for (const at of paragraphs.length > 1 ? paragraphs.keys() : []) {
      const after = linesOf(patched(sample, of(paragraphs.toSpliced(at, 1))));
      const gone = moreLines(linesOf(sample.text), after);
      expect(gone.filter(Boolean), `${name}, ${at}`).toEqual(linesOf(paragraphs[at] ?? "").map((line) => line.trim()));
    }
});

test("a text of any style takes a paragraph and lets go of one", () => {
  for (const { sample, paragraphs, of } of ODD.flatMap(textsOf)) {
    for (const at of [...paragraphs.keys(), paragraphs.length])
      patched(sample, of(paragraphs.toSpliced(at, 0, "Un hilo suelto.")));
    for (const at of paragraphs.keys()) patched(sample, of(paragraphs.toSpliced(at, 1)));
  }
});

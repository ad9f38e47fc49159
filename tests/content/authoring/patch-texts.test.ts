/** Adding or removing a paragraph in any text of the tests' magazine changes its own lines only. */
import { expect, test } from "vitest";
import { DOCUMENTS, leaves, linesOf, ODD } from "../../support/content/patch-samples.ts";
import { patchAndCheck, type Sample, valueAt, withValue } from "../../support/content/patch-samples.ts";

interface Text {
  sample: Sample;
  name: string;
  paragraphs: string[];
  /** Returns the content of the document, with the paragraphs of this text replaced. */
  withParagraphs: (paragraphs: readonly string[]) => Sample["content"];
}

const joinParagraphs = (paragraphs: readonly string[]) => paragraphs.join("\n\n");

function textsOf(sample: Sample): Text[] {
  const { content } = sample;
  const fields = leaves(content.fields).flatMap((at): Text[] => {
    const value = valueAt(content.fields, at);
    if (typeof value !== "string" || !value.includes("\n")) return [];
    const end = /\n*$/.exec(value)?.[0] ?? "";
    const withParagraphs = (paragraphs: readonly string[]) => withValue(content, at, joinParagraphs(paragraphs) + end);
    return [
      { sample, name: `${sample.name}: ${at.join(".")}`, paragraphs: value.trimEnd().split(/\n\n+/), withParagraphs },
    ];
  });
  const { body } = content;
  if (!body) return fields;
  const withParagraphs = (paragraphs: readonly string[]) => ({ ...content, body: joinParagraphs(paragraphs) });
  return [...fields, { sample, name: `${sample.name}: text`, paragraphs: body.split(/\n\n+/), withParagraphs }];
}

/** Returns the lines of `longer` that `shorter` lacks, and expects that all other lines are the same. */
function addedLines(longer: readonly string[], shorter: readonly string[]): string[] {
  const at = longer.findIndex((line, index) => line !== shorter[index]);
  const count = longer.length - shorter.length;
  expect(longer.toSpliced(at, count)).toEqual(shorter);
  return longer.slice(at, at + count).map((line) => line.trim());
}

const TEXTS = DOCUMENTS.flatMap(textsOf);

test("adding a paragraph anywhere adds its lines and no others", () => {
  for (const { sample, name, paragraphs, withParagraphs } of TEXTS)
    for (const at of [...paragraphs.keys(), paragraphs.length]) {
      const after = linesOf(patchAndCheck(sample, withParagraphs(paragraphs.toSpliced(at, 0, "Un hilo *suelto*."))));
      expect(addedLines(after, linesOf(sample.text)).toSorted(), `${name}, ${at}`).toEqual(["", "Un hilo *suelto*."]);
    }
});

test("removing a paragraph removes its lines and no others", () => {
  for (const { sample, name, paragraphs, withParagraphs } of TEXTS)
    for (const at of paragraphs.length > 1 ? paragraphs.keys() : []) {
      const after = linesOf(patchAndCheck(sample, withParagraphs(paragraphs.toSpliced(at, 1))));
      const removed = addedLines(linesOf(sample.text), after);
      expect(removed.filter(Boolean), `${name}, ${at}`).toEqual(
        linesOf(paragraphs[at] ?? "").map((line) => line.trim()),
      );
    }
});

test("a paragraph can be added to and removed from a text of any style", () => {
  for (const { sample, paragraphs, withParagraphs } of ODD.flatMap(textsOf)) {
    for (const at of [...paragraphs.keys(), paragraphs.length])
      patchAndCheck(sample, withParagraphs(paragraphs.toSpliced(at, 0, "Un hilo suelto.")));
    for (const at of paragraphs.keys()) patchAndCheck(sample, withParagraphs(paragraphs.toSpliced(at, 1)));
  }
});

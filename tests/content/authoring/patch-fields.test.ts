/**
 * Saving changes the lines of what changed and no others, in every document of the sample and in
 * YAML of every style. The seed is fixed; `PATCH_SEED=…` tries others.
 */
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { DOCUMENTS, extentOf, leaves, linesOf, ODD, patched, changedAt } from "../../support/content/patch-samples.ts";
import { type Place, type Sample, valueAt, withValue } from "../../support/content/patch-samples.ts";
import { another, WORDS } from "../../support/content/patch-values.ts";

const SEED = Number(process.env.PATCH_SEED ?? 20_261_122);

/** `yaml`, which writes what has no lines of its own anew, does not keep these marks. */
const hasLines = ({ name }: Sample) => !name.startsWith("keys with marks");

/** Of the items of a list the last: in a magazine all have the same fields. */
function kindsOf(sample: Sample): Place[] {
  const kinds = leaves(sample.says.fields).map(
    (at) => [at.filter((name) => typeof name === "string").join("."), at] as const,
  );
  return [...new Map(kinds).values()];
}

const FIELDS = [
  ...DOCUMENTS.flatMap((sample) => kindsOf(sample).map((at) => ({ sample, at, count: 1 }))),
  ...ODD.filter(hasLines).flatMap((sample) => leaves(sample.says.fields).map((at) => ({ sample, at, count: 2 }))),
];

test("a document that is saved as it was has the same bytes", () => {
  for (const sample of [...DOCUMENTS, ...ODD]) expect(patched(sample, sample.says), sample.name).toBe(sample.text);
});

test("a field that is changed changes its own lines only", () => {
  for (const [index, { sample, at, count }] of FIELDS.entries()) {
    const lines = linesOf(sample.text);
    const [from, to] = extentOf(sample, at);
    for (const value of fc.sample(another(valueAt(sample.says.fields, at)), { seed: SEED + index, numRuns: count })) {
      const after = linesOf(patched(sample, withValue(sample.says, at, value)));
      const others = [...after.slice(0, from), ...after.slice(Math.max(from, after.length - lines.length + to))].join(
        "",
      );
      expect(others, `${sample.name}: ${at.join(".")} = ${JSON.stringify(value)}`).toBe(
        lines.toSpliced(from, to - from).join(""),
      );
    }
  }
});

/**
 * Quotes that another value needed stay, a line that was folded is one when all its words were others, and a letter
 * that was written as an escape comes back as itself.
 */
const CANNOT_GO_BACK = /texts over several lines|kinds of values|keys with marks|block texts|mixed line ends|quotes/;

test("a field that is changed and changed back gives the bytes that were there", () => {
  const fields = FIELDS.filter(({ sample }, index) => !CANNOT_GO_BACK.test(sample.name) && index % 3 === 0);
  for (const [index, { sample, at }] of fields.entries()) {
    const [value = null] = fc.sample(another(valueAt(sample.says.fields, at), WORDS), {
      seed: SEED + index,
      numRuns: 1,
    });
    const text = patched(sample, withValue(sample.says, at, value));
    expect(patched({ ...sample, text }, sample.says), `${sample.name}: ${at.join(".")}`).toBe(sample.text);
  }
});

/** Not the one behind a dash or a brace, whose line stays for others. */
function isOnItsOwnLine({ sample, at }: { sample: Sample; at: Place }): boolean {
  const line = linesOf(sample.text)[extentOf(sample, at)[0]] ?? "";
  return line.trimStart().startsWith(`${at.at(-1)}:`);
}

test("a field that is removed takes its lines along, and no others", () => {
  const fields = FIELDS.filter(({ sample, at }) => DOCUMENTS.includes(sample) && typeof at.at(-1) === "string");
  const hasSiblings = ({ sample, at }: (typeof fields)[number]) =>
    Object.keys(valueAt(sample.says.fields, at.slice(0, -1)) ?? {}).length > 1;
  for (const { sample, at } of fields
    .filter(isOnItsOwnLine)
    .filter(hasSiblings)
    .filter((_, index) => index % 3 === 0)) {
    const wanted = changedAt(sample.says, at.slice(0, -1), (inside) => delete inside[at.at(-1) ?? ""]);
    const [from, to] = extentOf(sample, at);
    const lines = linesOf(sample.text).toSpliced(from, to - from);
    expect(linesOf(patched(sample, wanted)), `${sample.name}: ${at.join(".")}`).toEqual(lines);
  }
});

test("a field that is added adds its lines behind those that the schema has before it", () => {
  for (const sample of DOCUMENTS) {
    const { fields } = sample.says;
    const known = Object.keys(sample.form.properties ?? {});
    const [name = "other"] = known.filter((each) => !(each in fields));
    const before = known.slice(0, Math.max(known.indexOf(name), 0)).findLast((each) => each in fields);
    const [, at] = before === undefined ? [] : extentOf(sample, [before]);
    const lines = linesOf(
      patched(
        sample,
        changedAt(sample.says, [], (inside) => (inside[name] = "Mora")),
      ),
    );
    const added = lines.findIndex((line) => line === `${name}: Mora\n`);
    expect(lines.toSpliced(added, 1).join(""), sample.name).toBe(sample.text);
    if (at !== undefined && known.includes(name)) expect(added, sample.name).toBe(at);
  }
});

/** Thousands of damaged files, and a few enormous ones. `MUTATIONS_SEED=…` selects other random damage. */
import { Buffer } from "node:buffer";
import { performance } from "node:perf_hooks";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { ARTICLE, ISSUE, VALID } from "../../support/documents.ts";
import { type Files, workspace } from "../../support/workspace.ts";

const SEED = Number(process.env.MUTATIONS_SEED ?? 20_261_120);
const COUNT = 3000;

const position = fc.double({ min: 0, max: 1, noNaN: true });
const value = fc.oneof(
  fc.constantFrom(
    "",
    "~",
    "null",
    "true",
    "012",
    "12:30",
    "no",
    ".inf",
    "[]",
    "{}",
    "- a",
    "*a",
    "&a b",
    "!!str x",
    "|",
    ">-",
  ),
  fc.string({ unit: "binary", maxLength: 30 }),
  fc.jsonValue({ maxDepth: 4 }).map((each) => JSON.stringify(each)),
  fc.nat(400).map((depth) => "[".repeat(depth)),
  fc.nat(400).map((depth) => `${"{a: ".repeat(depth)}1${"}".repeat(depth)}`),
  fc.nat(40_000).map((length) => "a ".repeat(length)),
);
const key = fc.oneof(
  fc.constantFrom("__proto__", "constructor", "toString", "<<", "kind", "number", "body", "? a", "-"),
  fc.string({ maxLength: 12 }),
);

type Bytes = Buffer<ArrayBuffer>;

/** A change of the bytes of a file. */
type Mutation = (bytes: Bytes) => Bytes;

const changeBytes = (change: (bytes: Bytes, index: number) => Bytes) =>
  position.map(
    (where): Mutation =>
      (bytes) =>
        change(bytes, Math.floor(where * bytes.length)),
  );

const changeLines =
  (change: (lines: string[], index: number) => string[]) =>
  (where: number): Mutation =>
  (bytes) => {
    const lines = bytes.toString("utf8").split("\n");
    return Buffer.from(change(lines, Math.floor(where * lines.length)).join("\n"));
  };

const changeLine = (change: (line: string) => string) =>
  changeLines((lines, index) => lines.with(Math.min(index, lines.length - 1), change(lines[index] ?? "")));

const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  changeBytes((bytes, index) => bytes.subarray(0, index)),
  changeBytes((bytes, index) => bytes.subarray(index)),
  fc.tuple(position, position).map(([one, other]): Mutation => (bytes) => {
    const swapped = Buffer.from(bytes);
    const [from = 0, to = 0] = [one, other].map((where) => Math.floor(where * bytes.length));
    if (swapped.length > 0) [swapped[from], swapped[to]] = [bytes[to] ?? 0, bytes[from] ?? 0];
    return swapped;
  }),
  fc.tuple(position, fc.uint8Array({ maxLength: 8 })).map(([where, more]): Mutation => (bytes) => {
    const index = Math.floor(where * bytes.length);
    return Buffer.concat([bytes.subarray(0, index), more, bytes.subarray(index)]);
  }),
  position.map(changeLines((lines, index) => lines.toSpliced(index, 1))),
  position.map(changeLines((lines, index) => lines.toSpliced(index, 0, lines[index] ?? ""))),
  position.map(changeLine((line) => `  ${line}`)),
  fc
    .tuple(position, value)
    .map(([where, newValue]) => changeLine((line) => line.replace(/:.*$/, () => `: ${newValue}`))(where)),
  fc
    .tuple(position, key)
    .map(([where, newKey]) => changeLine((line) => line.replace(/[\w-]+:/, () => `${newKey}:`))(where)),
);

const damaged = fc
  .tuple(
    fc.constantFrom({ text: ISSUE, name: "issues/M.yaml" }, { text: ARTICLE, name: "articles/M.md" }),
    fc.array(mutation, { minLength: 1, maxLength: 4 }),
  )
  .map(([{ text, name }, mutations]) => ({
    name,
    bytes: mutations.reduce((bytes, mutate) => mutate(bytes), Buffer.from(text)),
  }));

test(`${COUNT} damaged files compile or are reported at a place in them`, async () => {
  const files: Files = { ...VALID };
  for (const [index, { name, bytes }] of fc.sample(damaged, { seed: SEED, numRuns: COUNT }).entries())
    files[name.replace("M.", `M${index}.`)] = bytes;
  const { check } = await workspace(files);
  const { problems, documents } = await check();
  const misplaced = problems.filter(({ text, line, column, message, hint }) => {
    const lineText = text.split(/\r?\n/)[line - 1];
    return (
      !message ||
      !hint ||
      line < 1 ||
      column < 1 ||
      (text !== "" && (lineText === undefined || column > lineText.length + 1))
    );
  });
  expect(misplaced).toEqual([]);
  const broken = new Set(problems.map(({ file }) => file)).size;
  expect(documents + broken).toBeGreaterThanOrEqual(
    Object.keys(files).filter((file) => /\.(yaml|md)$/.test(file)).length,
  );
});

/** An alias bomb: a few lines that stand for 9^9 texts. */
const BOMB = Array.from(
  { length: 9 },
  (_, index) => `a${index}: &a${index} [${index ? `*a${index - 1},`.repeat(9) : '"x"'}]`,
).join("\n");

test.each<[name: string, text: string, code: string]>([
  ["a file of 5 MB", `${ISSUE}presentation: |\n${"  Una línea de texto.\n".repeat(250_000)}`, "file-too-large"],
  ["one line of 5 MB", `name: ${"a".repeat(5_000_000)}\n`, "file-too-large"],
  ["an alias bomb", `${ISSUE}${BOMB}\n`, "yaml-alias"],
  [
    "twenty thousand unknown fields",
    ISSUE + Array.from({ length: 20_000 }, (_, index) => `f${index}: 1\n`).join(""),
    "too-many-problems",
  ],
  ["a deep quotation", `${ISSUE}presentation: "${">".repeat(5000)} hola"\n`, "too-deep"],
  ["a paragraph of marks", `${ISSUE}presentation: "${"*a_b".repeat(40_000)}"\n`, "too-deep"],
])("%s is refused in bounded time and memory", async (_name, text, code) => {
  const { check } = await workspace({ ...VALID, "issues/MoraVidal.yaml": text });
  const before = process.memoryUsage().heapUsed;
  const start = performance.now();
  const { problems } = await check();
  expect(performance.now() - start).toBeLessThan(30_000);
  expect((process.memoryUsage().heapUsed - before) / 1e6).toBeLessThan(300);
  expect(problems.map((each) => each.code)).toContain(code);
});

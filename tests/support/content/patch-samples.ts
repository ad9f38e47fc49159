/** Every document of the tests' magazine and every odd style of YAML, with the means to change and to compare them. */
import { expect } from "vitest";
import { type Document, isCollection, isPair, isScalar, LineCounter, type Node, parseDocument } from "yaml";
import type { DocumentFields, Fields, Value, FormSchema } from "../../../src/content/authoring/schemas/form-schema.ts";
import { yamlFieldsSchema } from "../../../src/content/authoring/schemas/file-schema.ts";
import { patchDocument } from "../../../src/content/authoring/patch/patch-document.ts";
import { type Extension, readFields } from "../../../src/content/authoring/patch/read-fields.ts";
import { collectionNamed } from "../../../src/types/collections.ts";
import { ODD_STYLES } from "./odd-styles.ts";
import { FULL_SOURCES } from "../small-magazine/sources.ts";

export interface Sample {
  name: string;
  text: string;
  extension: Extension;
  form: FormSchema;
  content: DocumentFields;
}

export type Place = readonly (string | number)[];

function sampleOf(sample: Omit<Sample, "content">): Sample {
  const content = readFields(sample.text, sample.extension);
  if (!content) throw new Error(`${sample.name} cannot be read.`);
  // The content passes through JSON, as fields from a browser do.
  return { ...sample, content: JSON.parse(JSON.stringify(content)) as DocumentFields };
}

/** Returns a style as YAML and also, if the compiler can find the front matter, as Markdown. */
function oddSamples([name, text]: [string, string]): Sample[] {
  const yaml = sampleOf({ name, text, extension: ".yaml", form: {} });
  if (/^\uFEFF|\r(?!\n)|\n(?:---|\.\.\.)|[^\n]$/.test(text)) return [yaml];
  const markdown = `---\n${text}---\n\nUn texto.\n`;
  return [yaml, sampleOf({ name: `${name}, in Markdown`, text: markdown, extension: ".md", form: {} })];
}

export const DOCUMENTS = FULL_SOURCES.map(({ file: name, text, collection }) => {
  const type = collectionNamed(collection);
  return sampleOf({ name, text, extension: type.extension, form: yamlFieldsSchema(type) });
});
export const ODD = Object.entries(ODD_STYLES).flatMap(oddSamples);

export const linesOf = (text: string): string[] => text.match(/[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+$/g) ?? [];

export function leaves(value: Value, at: Place = []): Place[] {
  if (typeof value !== "object" || value === null) return [at];
  const inside = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return inside.flatMap(([name, each]) => leaves(each, [...at, name]));
}

type Inside = Record<string | number, Value>;

export const valueAt = (value: Value, at: Place): Value =>
  at.reduce<Value>((inside, name) => (inside as Inside)[name] ?? null, value);

/** Returns a copy with a change in the group or list at a place. */
export function changeAt({ fields, ...body }: DocumentFields, at: Place, change: (inside: Inside) => void) {
  const copy: Fields = structuredClone(fields);
  change(valueAt(copy, at) as Inside);
  return { fields: copy, ...body };
}

export const withValue = (content: DocumentFields, at: Place, value: Value): DocumentFields =>
  changeAt(content, at.slice(0, -1), (inside) => (inside[at.at(-1) ?? ""] = value));

/** Returns a value as JSON, which is faster to compare, with sorted keys and without line breaks at text ends. */
const comparable = (value: unknown) => JSON.stringify(value, inOrder, 1);

function inOrder(_: string, value: unknown): unknown {
  if (typeof value === "string") return value.replace(/\n+$/, "");
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** Patches a document, and expects that the new text is read as the wanted content. */
export function patchAndCheck({ name, text, form, extension }: Sample, wanted: DocumentFields): string {
  const result = patchDocument(text, wanted, form, extension);
  expect(comparable(result === undefined ? result : readFields(result, extension)), name).toBe(comparable(wanted));
  return result ?? "";
}

const cache = new Map<string, { document: Document; counter: LineCounter; yaml: string }>();

/** Parses a document with the `yaml` package. */
function parse({ text, extension }: Sample) {
  const lines = text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  const yaml = extension === ".md" ? (lines.split(/^---\n/m)[1] ?? "") : lines;
  const counter = new LineCounter();
  const read = cache.get(text) ?? { document: parseDocument(yaml, { lineCounter: counter }), counter, yaml };
  cache.set(text, read);
  return read;
}

/** Returns the first line of a field or item, and the line after its last line, counted from 0. */
export function extentOf(sample: Sample, at: Place): [from: number, to: number] {
  const { document, counter, yaml } = parse(sample);
  const parent = document.getIn(at.slice(0, -1), true);
  const children: unknown[] = isCollection(parent) ? parent.items : [];
  const nameOf = (child: unknown, index: number) =>
    isPair(child) ? String(isScalar(child.key) ? child.key.value : "") : index;
  const child = children.find((each, index) => nameOf(each, index) === at.at(-1));
  const [key, value] = (isPair(child) ? [child.key, child.value] : [child, child]) as [Node, Node | null];
  const end = Math.max(value?.range?.[1] ?? 0, key.range?.[1] ?? 0);
  const isBlock = yaml[end - 1] === "\n" && value?.range?.[0] !== end;
  const lineOf = (offset: number) => counter.linePos(offset).line - (sample.extension === ".md" ? 0 : 1);
  return [lineOf(key.range?.[0] ?? 0), lineOf(isBlock ? end - 1 : end) + 1];
}

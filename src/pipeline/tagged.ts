/**
 * The tagged values of a document (pictures, Markdown texts, files, references), found without
 * knowing its type and replaced by what they become.
 */
import type { FieldPath } from "./source.ts";

export type Tagged =
  | { kind: "image"; src: string; alt: string; orientation?: "portrait" | "landscape" }
  | { kind: "markdown"; source: string }
  | { kind: "file"; src: string }
  | { kind: "reference"; type: string; slug: string };

export interface Found<Value extends Tagged = Tagged> {
  value: Value;
  path: FieldPath;
}

const KINDS = ["image", "markdown", "file", "reference"];

function isTagged(value: object): value is Tagged {
  return "kind" in value && KINDS.includes(String(value.kind));
}

/** Every tagged value of one kind, in the order of the document. */
export function findTagged<Kind extends Tagged["kind"]>(
  value: unknown,
  kind: Kind,
  path: FieldPath = [],
): Found<Extract<Tagged, { kind: Kind }>>[] {
  if (typeof value !== "object" || value === null) return [];
  if (isTagged(value)) {
    return value.kind === kind ? [{ value: value as Extract<Tagged, { kind: Kind }>, path }] : [];
  }
  const keyed = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return keyed.flatMap(([key, child]) => findTagged(child, kind, [...path, key]));
}

/** The same value with every tagged part replaced. */
export function replaceTagged(value: unknown, replace: (tagged: Tagged) => unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (isTagged(value)) return replace(value);
  if (Array.isArray(value)) return value.map((item) => replaceTagged(item, replace));
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, replaceTagged(child, replace)]));
}

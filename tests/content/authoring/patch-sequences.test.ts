/**
 * Random changes in a form end up in the file, saved one after another or all at once. The seed is
 * fixed; `PATCH_SEED=…` tries others.
 */
import * as fc from "fast-check";
import { test } from "vitest";
import type { DocumentFields, Value } from "../../../src/content/authoring/schemas/form-schema.ts";
import { changeAt, DOCUMENTS, ODD, patchAndCheck } from "../../support/content/patch-samples.ts";
import { type Place, valueAt, withValue } from "../../support/content/patch-samples.ts";
import { VALUES } from "../../support/content/patch-values.ts";

const SEED = Number(process.env.PATCH_SEED ?? 20_261_122);

interface Step {
  kind: "set" | "remove" | "add" | "move" | "copy";
  /** `where` and `other` each select one of the existing places: 0 is the first, and a value near 1 is the last. */
  where: number;
  other: number;
  value: Value;
}

const STEPS = fc.array(
  fc.record<Step>({
    kind: fc.constantFrom("set", "remove", "add", "move", "copy"),
    where: fc.double({ min: 0, max: 0.999, noNaN: true }),
    other: fc.double({ min: 0, max: 0.999, noNaN: true }),
    value: VALUES,
  }),
  { minLength: 1, maxLength: 6 },
);

function places(value: Value, at: Place = []): Place[] {
  if (typeof value !== "object" || value === null) return [at];
  const inside = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [at, ...inside.flatMap(([name, each]) => places(each, [...at, name]))];
}

const pick = <T>(all: readonly T[], part: number): T | undefined => all[Math.floor(part * all.length)];

function applyStep(content: DocumentFields, { kind, where, other, value }: Step): DocumentFields {
  const all = places(content.fields).slice(1);
  if (kind === "set") return withValue(content, pick(all, where) ?? ["name"], value);
  if (kind === "remove" || kind === "add") return addOrRemove(content, { kind, where, value, other });
  const lists = all.filter((at) => Array.isArray(valueAt(content.fields, at)));
  const list = pick(lists, where);
  return list ? changeAt(content, list, (inside) => rearrange(inside as never, kind, { where, other })) : content;
}

function addOrRemove(content: DocumentFields, { kind, where, value, other }: Step): DocumentFields {
  const all: Place[] = [[], ...places(content.fields)];
  const groups = all.filter((at) => typeof (valueAt(content.fields, at) ?? "") === "object");
  return changeAt(content, pick(groups, where) ?? [], (inside) => {
    if (Array.isArray(inside))
      inside.splice(Math.floor(other * inside.length), kind === "remove" ? 1 : 0, ...(kind === "add" ? [value] : []));
    else if (kind === "add") inside[pick(["added", "lang", "draft"], other) ?? ""] = value;
    else if (Object.keys(inside).length > 1) delete inside[pick(Object.keys(inside), other) ?? ""];
  });
}

function rearrange(items: Value[], kind: Step["kind"], { where, other }: Pick<Step, "where" | "other">): void {
  const from = Math.floor(((where * 7919) % 1) * items.length);
  const moved = kind === "copy" ? [structuredClone(items[from] ?? null)] : items.splice(from, 1);
  items.splice(Math.floor(other * (items.length + 1)), 0, ...moved);
}

test("any sequence of changes is saved, one after another and all at once", () => {
  const property = fc.property(fc.constantFrom(...DOCUMENTS, ...ODD, ...ODD, ...ODD), STEPS, (sample, steps) => {
    let [content, text] = [sample.content, sample.text];
    for (const each of steps) {
      content = applyStep(content, each);
      text = patchAndCheck({ ...sample, text }, content);
    }
    patchAndCheck(sample, content);
  });
  fc.assert(property, { seed: SEED, numRuns: 200 });
});

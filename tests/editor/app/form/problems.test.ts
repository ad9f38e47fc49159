/** Where the problems of a document are shown. */
import { expect, test } from "vitest";
import type { FormSchema } from "../../../../src/content/authoring/schemas/form-schema.ts";
import type { EditorProblem } from "../../../../src/editor/contract/protocol.ts";
import { groupProblemsByField } from "../../../../src/editor/app/form/document-form.tsx";
import { createProblemStore } from "../../../../src/editor/app/form/use-field.ts";

const credit: FormSchema = { type: "object", properties: { name: { type: "string" }, kind: { const: "a" } } };
const FORM: FormSchema = {
  type: "object",
  properties: {
    name: { type: "string" },
    credits: { type: "object", properties: { col1: { type: "array", items: credit }, studio: credit } },
  },
};

const problem = (field: string, message = "Mal."): EditorProblem => ({
  severity: "error",
  code: "x",
  file: "a.yaml",
  line: 1,
  field,
  title: "Mal",
  message,
  hint: "",
});
const place = (field: string, fields = {}) => [...groupProblemsByField(FORM, fields, [problem(field)]).keys()][0];

test.each([
  ["name", {}, "name"],
  ["credits.col1[2].name", { credits: { col1: [{}, {}] } }, "credits.col1[2].name"],
  // The form shows no missing items, no fields of groups without values and no fields with a single possible value.
  ["credits.col1[3].name", { credits: { col1: [{}, {}] } }, "credits.col1"],
  ["credits.studio.name", { credits: {} }, "credits.studio"],
  ["credits.col1[1].kind", { credits: { col1: [{}] } }, "credits.col1[1]"],
  ["credits.col1[1].kind", { credits: { col1: [{ kind: "b" }] } }, "credits.col1[1].kind"],
  // A control cannot show a value of another type, and the form has no unknown field.
  ["credits.col1[1].name", { credits: "nadie" }, "credits"],
  ["other.part", { other: { part: 1 } }, "other"],
  ["other", {}, ""],
  ["", {}, ""],
])("a problem of %s in %j is shown at %s", (field, fields, expected) => {
  expect(place(field, fields)).toBe(expected);
});

test("the first item counts the problems of its own fields, not those of the tenth item", () => {
  const problems = createProblemStore();
  const names = ["list[1]", "list[1].name", "list[10].name", "listed"];
  problems.set(new Map(names.map((name) => [name, [problem(name)]])));
  expect(problems.countWithin("list[1]", "error")).toBe(2);
  expect(problems.countWithin("list", "error")).toBe(3);
});

test("errors and warnings are counted separately", () => {
  const problems = createProblemStore();
  problems.set(
    new Map([["list[1].name", [problem("list[1].name"), { ...problem("list[1].name"), severity: "warning" }]]]),
  );
  expect(problems.countWithin("list", "error")).toBe(1);
  expect(problems.countWithin("list", "warning")).toBe(1);
});

test("a check with the same problems as before returns the same array", () => {
  const problems = createProblemStore();
  problems.set(new Map([["name", [problem("name")]]]));
  const before = problems.get("name");
  problems.set(new Map([["name", [problem("name")]]]));
  expect(problems.get("name")).toBe(before);
  problems.set(new Map([["name", [problem("name", "Otra cosa.")]]]));
  expect(problems.get("name")[0]?.message).toBe("Otra cosa.");
});

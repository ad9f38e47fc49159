/** How the form reads and writes values, without a browser. */
import { describe, expect, test } from "vitest";
import type { Fields, Value, FormSchema } from "../../../../src/content/authoring/schemas/form-schema.ts";
import { fits } from "../../../../src/editor/app/form/field-kind.ts";
import { fieldName, pathOf, valueAt, withValue } from "../../../../src/shared/values.ts";
import { kindOf } from "../../../../src/editor/app/form/kinds/kinds.ts";
import { cards, select } from "../../../../src/editor/app/form/kinds/choice.tsx";
import { color } from "../../../../src/editor/app/form/kinds/color.tsx";
import { constant } from "../../../../src/editor/app/form/kinds/constant.tsx";
import { link } from "../../../../src/editor/app/form/kinds/link.tsx";
import { moment } from "../../../../src/editor/app/form/kinds/moment.tsx";
import { picture } from "../../../../src/editor/app/form/kinds/picture.tsx";
import { pointOf } from "../../../../src/editor/app/form/kinds/focus.tsx";
import { numberOf, shortText } from "../../../../src/editor/app/form/kinds/text.tsx";
import { valueToWrite } from "../../../../src/editor/app/form/form-field.tsx";

test.each([
  ["", []],
  ["name", ["name"]],
  ["credits.col1[2].link", ["credits", "col1", 1, "link"]],
  ["words[3]", ["words", 2]],
  ["grid[1][2]", ["grid", 0, 1]],
])("the field name «%s» is converted to a path and back", (name, path) => {
  expect(pathOf(name)).toEqual(path);
  expect(fieldName(path)).toBe(name);
});

describe("a value at a path", () => {
  const fields: Fields = { name: "Ana", credits: { col1: [{ name: "Ivo" }, { name: "Mía" }] }, words: ["A", "B"] };

  test("is found, or is undefined if there is none", () => {
    expect(valueAt(fields, ["credits", "col1", 1, "name"])).toBe("Mía");
    expect(valueAt(fields, ["credits", "col2", 1, "name"])).toBeUndefined();
    expect(valueAt(fields, ["name", 0])).toBeUndefined();
    expect(valueAt(fields, ["toString"])).toBeUndefined();
  });

  test("is changed without a change of its siblings", () => {
    const next = withValue(fields, ["credits", "col1", 1, "name"], "Mia");
    expect(next).toEqual({ ...fields, credits: { col1: [{ name: "Ivo" }, { name: "Mia" }] } });
    expect(fields.credits).toEqual({ col1: [{ name: "Ivo" }, { name: "Mía" }] });
    expect(next.words).toBe(fields.words);
    expect(valueAt(next, ["credits", "col1", 0])).toBe(valueAt(fields, ["credits", "col1", 0]));
  });

  test("is removed by undefined, be it a field or an item", () => {
    expect(withValue(fields, ["name"], undefined)).not.toHaveProperty("name");
    expect(withValue(fields, ["words", 0], undefined).words).toEqual(["B"]);
  });

  test("creates the groups and lists around it, also in place of another value", () => {
    expect(withValue({}, ["credits", "col1", 0, "name"], "Ana")).toEqual({ credits: { col1: [{ name: "Ana" }] } });
    expect(withValue({ credits: "nadie" }, ["credits", "left"], [])).toEqual({ credits: { left: [] } });
    expect(withValue({}, ["words", 1], "B")).toEqual({ words: [null, "B"] });
  });

  test("is added in the order of the form", () => {
    const form: FormSchema = { properties: { rol: {}, name: {}, link: {} } };
    const order = (value: Fields) => Object.keys(value);
    expect(order(withValue({ name: "Ana" }, ["rol"], "Foto", form))).toEqual(["rol", "name"]);
    expect(order(withValue({ link: "", extra: 1 }, ["name"], "Ana", form))).toEqual(["name", "link", "extra"]);
    expect(order(withValue({ link: "", rol: "" }, ["rol"], "Foto", form))).toEqual(["link", "rol"]);
    const inItem: FormSchema = { properties: { list: { items: form } } };
    const item = valueAt(withValue({ list: [{ name: "Ana" }] }, ["list", 0, "rol"], "Foto", inItem), ["list", 0]);
    expect(order(item as Fields)).toEqual(["rol", "name"]);
  });
});

describe("the value that a field writes", () => {
  const plain: FormSchema = { type: "string" };
  const withDefault: FormSchema = { type: "string", enum: ["es", "en"], default: "es" };
  const draft: FormSchema = { type: "boolean", default: false };

  test.each([
    ["an optional text is removed when it is emptied", plain, false, "Ana", "", undefined],
    ["an optional text that was empty before stays", plain, false, "", "", ""],
    ["a required text stays when it is emptied", plain, true, "Ana", "", ""],
    ["a required text that was missing is not added empty", plain, true, undefined, "", undefined],
    ["a typed text is written", plain, false, undefined, "Ana", "Ana"],
    ["a default value is removed", withDefault, false, "en", "es", undefined],
    ["a default value that was written before stays", withDefault, false, "es", "es", "es"],
    ["a switch is removed when it is turned off", draft, false, true, false, undefined],
    ["a switch that was written as off stays", draft, false, false, false, false],
    ["an optional list is removed when it is emptied", { type: "array" }, false, [1], [], undefined],
    ["an optional list that was empty before stays", { type: "array" }, false, [], [], []],
    ["a required list stays when it is emptied", { type: "array" }, true, [1], [], []],
  ] as const)("%s", (_, schema, required, initial, next, expected) => {
    const value = (each: unknown) => (Array.isArray(each) ? [...each] : each) as string | undefined;
    const writing = { schema: schema as FormSchema, required, initial: value(initial) };
    expect(valueToWrite(value(next) ?? "", writing)).toEqual(expected);
  });

  test("a new group has its required constants; a new list or text is empty", () => {
    const portrait: FormSchema = {
      control: "picture",
      properties: { src: plain, orientation: { const: "portrait" }, note: { const: "x" } },
      required: ["src", "orientation"],
    };
    expect(kindOf(portrait).initialValue(portrait)).toEqual({ orientation: "portrait" });
    expect(kindOf({ type: "array" }).initialValue({ type: "array" })).toEqual([]);
    expect(kindOf(plain).initialValue(plain)).toBe("");
  });
});

test.each([
  [{ type: "string" }, [80, true, "x"], [["a"], { a: 1 }]],
  [{ type: "object" }, [{}], [[], "x"]],
  [{ type: "object", control: "picture" }, [{}], [[], "x"]],
  [{ type: "array" }, [[]], [{}, "x"]],
  [{ type: "boolean" }, [true], ["true"]],
] as const)("the control of %j accepts the values that it can show, and refuses others", (schema, shown, refused) => {
  const isFit = (value: unknown) => fits(kindOf(schema), value as Value);
  expect([undefined, null, ...shown].filter(isFit)).toEqual([undefined, null, ...shown]);
  expect(refused.filter(isFit)).toEqual([]);
});

test("the schema alone decides the kind of a field", () => {
  expect(kindOf({ type: "string", control: "color" })).toBe(color);
  expect(kindOf({ type: "object", control: "picture", properties: {} })).toBe(picture);
  expect(kindOf({ type: "string", control: "moment" })).toBe(moment);
  expect(kindOf({ type: "string", enum: ["a", "b"] })).toBe(cards);
  expect(kindOf({ type: "string", enum: ["a", "b", "c", "d", "e"] })).toBe(select);
  expect(kindOf({ type: "string", const: "a" })).toBe(constant);
  expect(kindOf({ type: "string", format: "uri" })).toBe(link);
  expect(kindOf({})).toBe(shortText);
});

test("a typed number is written as a number only if it is finite and reads exactly as typed", () => {
  expect(["12", "-0.5"].map(numberOf)).toEqual([12, -0.5]);
  const others = ["", "1.0", "01", "NaN", "Infinity", "-Infinity"];
  expect(others.map(numberOf)).toEqual(others);
});

test("a focal point is two whole numbers from 0 to 100, as the compiler reads it", () => {
  expect(["0 100", "40 7"].map(pointOf)).toEqual([
    [0, 100],
    [40, 7],
  ]);
  expect(["10 20 30", " 5", "5 ", "101 5", "1.5 5", "", "undefined"].filter(pointOf)).toEqual([]);
});

/** Paths, values and what a careful hand writes: the form without a browser. */
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
])("%s is the name of a path, and the other way round", (name, path) => {
  expect(pathOf(name)).toEqual(path);
  expect(fieldName(path)).toBe(name);
});

describe("a value by path", () => {
  const fields: Fields = { name: "Ana", credits: { col1: [{ name: "Ivo" }, { name: "Mía" }] }, words: ["A", "B"] };

  test("is found, also where there is none", () => {
    expect(valueAt(fields, ["credits", "col1", 1, "name"])).toBe("Mía");
    expect(valueAt(fields, ["credits", "col2", 1, "name"])).toBeUndefined();
    expect(valueAt(fields, ["name", 0])).toBeUndefined();
    expect(valueAt(fields, ["toString"])).toBeUndefined();
  });

  test("is changed without touching what stands beside it", () => {
    const next = withValue(fields, ["credits", "col1", 1, "name"], "Mia");
    expect(next).toEqual({ ...fields, credits: { col1: [{ name: "Ivo" }, { name: "Mia" }] } });
    expect(fields.credits).toEqual({ col1: [{ name: "Ivo" }, { name: "Mía" }] });
    expect(next.words).toBe(fields.words);
    expect(valueAt(next, ["credits", "col1", 0])).toBe(valueAt(fields, ["credits", "col1", 0]));
  });

  test("goes away as undefined: the field, or the item", () => {
    expect(withValue(fields, ["name"], undefined)).not.toHaveProperty("name");
    expect(withValue(fields, ["words", 0], undefined).words).toEqual(["B"]);
  });

  test("begins the groups and lists around it, also in place of something else", () => {
    expect(withValue({}, ["credits", "col1", 0, "name"], "Ana")).toEqual({ credits: { col1: [{ name: "Ana" }] } });
    expect(withValue({ credits: "nadie" }, ["credits", "left"], [])).toEqual({ credits: { left: [] } });
    expect(withValue({}, ["words", 1], "B")).toEqual({ words: [null, "B"] });
  });

  test("stands where the form has it", () => {
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

describe("what a careful hand writes", () => {
  const plain: FormSchema = { type: "string" };
  const withDefault: FormSchema = { type: "string", enum: ["es", "en"], default: "es" };
  const draft: FormSchema = { type: "boolean", default: false };

  test.each([
    ["an optional text that was emptied goes away", plain, false, "Ana", "", undefined],
    ["one that was there empty stays empty", plain, false, "", "", ""],
    ["a required one that was emptied stays", plain, true, "Ana", "", ""],
    ["a required one that was never there is not begun", plain, true, undefined, "", undefined],
    ["what is said is written", plain, false, undefined, "Ana", "Ana"],
    ["what counts anyway goes away", withDefault, false, "en", "es", undefined],
    ["unless it was written", withDefault, false, "es", "es", "es"],
    ["off goes away", draft, false, true, false, undefined],
    ["off that was written stays", draft, false, false, false, false],
    ["a list that has become empty goes away", { type: "array" }, false, [1], [], undefined],
    ["one that was there empty stays", { type: "array" }, false, [], [], []],
    ["a required one stays", { type: "array" }, true, [1], [], []],
  ] as const)("%s", (_, schema, required, initial, next, expected) => {
    const value = (each: unknown) => (Array.isArray(each) ? [...each] : each) as string | undefined;
    const writing = { schema: schema as FormSchema, required, initial: value(initial) };
    expect(valueToWrite(value(next) ?? "", writing)).toEqual(expected);
  });

  test("a group begins with what has one value only", () => {
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
] as const)("a control of %j shows what it can, and refuses what it cannot", (schema, shown, refused) => {
  const isFit = (value: unknown) => fits(kindOf(schema), value as Value);
  expect([undefined, null, ...shown].filter(isFit)).toEqual([undefined, null, ...shown]);
  expect(refused.filter(isFit)).toEqual([]);
});

test("the schema alone chooses the kind", () => {
  expect(kindOf({ type: "string", control: "color" })).toBe(color);
  expect(kindOf({ type: "object", control: "picture", properties: {} })).toBe(picture);
  expect(kindOf({ type: "string", control: "moment" })).toBe(moment);
  expect(kindOf({ type: "string", enum: ["a", "b"] })).toBe(cards);
  expect(kindOf({ type: "string", enum: ["a", "b", "c", "d", "e"] })).toBe(select);
  expect(kindOf({ type: "string", const: "a" })).toBe(constant);
  expect(kindOf({ type: "string", format: "uri" })).toBe(link);
  expect(kindOf({})).toBe(shortText);
});

test("a number is written as one only where it is exactly what was typed, and can be stored", () => {
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

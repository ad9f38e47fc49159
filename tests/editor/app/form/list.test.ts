/** Items of a list: which is which after a change, and what one reads of them. */
import { expect, test } from "vitest";
import type { FormSchema, Value } from "../../../../src/content/authoring/schemas/form-schema.ts";
import { kindOf } from "../../../../src/editor/app/form/kinds/kinds.ts";
import { type ItemsWithIds, followIds, moveItem, nameOfItem } from "../../../../src/editor/app/form/list/items.ts";

const [a, b, c] = [{ name: "a" }, { name: "b" }, { name: "c" }];
const OLD = { items: [a, b, c], ids: ["1", "2", "3"] };
const follow = (old: ItemsWithIds, items: readonly Value[]) => followIds(old, items, () => "new");

test.each([
  ["moved", [c, a, b], ["3", "1", "2"]],
  ["removed", [a, c], ["1", "3"]],
  ["added", [a, b, c, {}], ["1", "2", "3", "new"]],
  ["put between", [a, {}, b, c], ["1", "new", "2", "3"]],
  ["changed", [a, { name: "B" }, c], ["1", "2", "3"]],
  ["brought back by undo", [{ name: "z" }, a, b, c], ["new", "1", "2", "3"]],
])("an item that is %s", (_, items, ids) => {
  expect(follow(OLD, items)).toEqual(ids);
});

test("equal texts are told apart by their places", () => {
  const old = { items: ["x", "x", "y"], ids: ["1", "2", "3"] };
  expect(follow(old, ["x", "x!", "y"])).toEqual(["1", "2", "3"]);
  expect(follow(old, ["x", "y"])).toEqual(["1", "3"]);
});

test("nothing comes, goes or moves: the same array", () => {
  expect(follow(OLD, [a, { name: "B" }, c])).toBe(OLD.ids);
});

test("an item is moved to the place that is named", () => {
  expect(moveItem(["a", "b", "c"], 0, 2)).toEqual(["b", "c", "a"]);
  expect(moveItem(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"]);
});

const CREDIT: FormSchema = {
  type: "object",
  title: "Crédito",
  properties: { link: { type: "string", control: "link" }, rol: { type: "string" }, name: { type: "string" } },
};
const PICTURE: FormSchema = {
  type: "object",
  control: "picture",
  properties: { src: { type: "string" }, alt: { type: "string", control: "long-text" }, credit: { type: "string" } },
};

const summaryOf = (schema: FormSchema, value: Value) => kindOf(schema).summary(schema, value, kindOf);

test("an item is called by what it says first, or by its number", () => {
  expect(nameOfItem(kindOf, CREDIT, { link: "https://a.example", rol: "Fotografía", name: "Ana" }, 0)).toBe(
    "Fotografía · Ana",
  );
  expect(nameOfItem(kindOf, CREDIT, { rol: "", name: "Ana" }, 0)).toBe("Ana");
  expect(nameOfItem(kindOf, CREDIT, {}, 2)).toBe("Crédito 3");
  expect(nameOfItem(kindOf, CREDIT, "nadie", 2)).toBe("Crédito 3");
});

test("a picture shows itself and its description, also deep in an item", () => {
  const picture = { src: "Ana/tapa.webp", alt: "Ana de pie", credit: "Foto de Ivo" };
  expect(summaryOf(PICTURE, picture)).toEqual({ title: "Ana de pie", picture: "Ana/tapa.webp" });
  const slide: FormSchema = { type: "object", properties: { wide: PICTURE, narrow: PICTURE } };
  expect(summaryOf(slide, { wide: picture, narrow: picture }).picture).toBe("Ana/tapa.webp");
});

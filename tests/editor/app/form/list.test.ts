/** How the form identifies and names the items of a list. */
import { expect, test } from "vitest";
import type { FormSchema, Value } from "../../../../src/content/authoring/schemas/form-schema.ts";
import { kindOf } from "../../../../src/editor/app/form/kinds/kinds.ts";
import { type ItemsWithIds, followIds, nameOfItem } from "../../../../src/editor/app/form/list/items.ts";

const [a, b, c] = [{ name: "a" }, { name: "b" }, { name: "c" }];
const OLD = { items: [a, b, c], ids: ["1", "2", "3"] };
const follow = (old: ItemsWithIds, items: readonly Value[]) => followIds(old, items, () => "new");

test.each([
  ["moved", [c, a, b], ["3", "1", "2"]],
  ["removed", [a, c], ["1", "3"]],
  ["added", [a, b, c, {}], ["1", "2", "3", "new"]],
  ["inserted", [a, {}, b, c], ["1", "new", "2", "3"]],
  ["changed", [a, { name: "B" }, c], ["1", "2", "3"]],
  ["restored by undo", [{ name: "z" }, a, b, c], ["new", "1", "2", "3"]],
])("items keep their ids when one is %s", (_, items, ids) => {
  expect(follow(OLD, items)).toEqual(ids);
});

test("equal texts keep their ids by position", () => {
  const old = { items: ["x", "x", "y"], ids: ["1", "2", "3"] };
  expect(follow(old, ["x", "x!", "y"])).toEqual(["1", "2", "3"]);
  expect(follow(old, ["x", "y"])).toEqual(["1", "3"]);
});

test("the array of ids stays the same if no item is added, removed or moved", () => {
  expect(follow(OLD, [a, { name: "B" }, c])).toBe(OLD.ids);
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

test("an item is named by its texts, or by its number if it has none", () => {
  expect(nameOfItem(kindOf, CREDIT, { link: "https://a.example", rol: "Fotografía", name: "Ana" }, 0)).toBe(
    "Fotografía · Ana",
  );
  expect(nameOfItem(kindOf, CREDIT, { rol: "", name: "Ana" }, 0)).toBe("Ana");
  expect(nameOfItem(kindOf, CREDIT, {}, 2)).toBe("Crédito 3");
  expect(nameOfItem(kindOf, CREDIT, "nadie", 2)).toBe("Crédito 3");
});

test("a summary shows the picture and its description, and also a picture deep in an item", () => {
  const picture = { src: "Ana/tapa.webp", alt: "Ana de pie", credit: "Foto de Ivo" };
  expect(summaryOf(PICTURE, picture)).toEqual({ title: "Ana de pie", picture: "Ana/tapa.webp" });
  const item: FormSchema = { type: "object", properties: { wide: PICTURE, narrow: PICTURE } };
  expect(summaryOf(item, { wide: picture, narrow: picture }).picture).toBe("Ana/tapa.webp");
});

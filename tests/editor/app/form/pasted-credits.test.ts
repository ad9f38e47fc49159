/** How a pasted text becomes rows of credits. */
import { expect, test } from "vitest";
import type { FormSchema } from "../../../../src/content/authoring/schemas/form-schema.ts";
import { parseCredits } from "../../../../src/editor/app/form/list/begin-rows.ts";

const CREDIT: FormSchema = {
  properties: { rol: { control: "role" }, name: { control: "person" }, link: { control: "link" } },
};
const AUTHOR: FormSchema = { properties: { name: { control: "person" } } };

const THREE = [{ rol: "Foto", name: "Ana Sosa" }, { rol: "Estilismo", name: "Luis Paz" }, { name: "Eva Ríos" }];

test.each([
  ["slashes", "Foto: Ana Sosa / Estilismo: Luis Paz y Eva Ríos"],
  ["commas", "Foto: Ana Sosa, Estilismo: Luis Paz, Eva Ríos."],
  ["lines", "Foto: Ana Sosa\r\n\r\nEstilismo: Luis Paz y Eva Ríos\n"],
  ["lines with bullets", "- Foto: Ana Sosa\n• Estilismo: Luis Paz & Eva Ríos"],
  ["dashes", "Foto – Ana Sosa\nEstilismo - Luis Paz, Eva Ríos"],
])("pasted credits with %s become a row for each name", (_, text) => {
  expect(parseCredits(text, CREDIT)).toEqual(THREE);
});

test("a list without roles gets only the names", () => {
  expect(parseCredits("Ana Sosa y Luis Paz", AUTHOR)).toEqual([{ name: "Ana Sosa" }, { name: "Luis Paz" }]);
});

test.each(["Ana Sosa", "Hilo y Tiza", "https://www.instagram.com/ana", "Estudio Norte-Sur", ""])(
  "«%s» is not read as credits",
  (text) => {
    expect(parseCredits(text, CREDIT)).toEqual([]);
  },
);

test("a list without people gets no credits", () => {
  expect(parseCredits("Foto: Ana Sosa\nEstilismo: Luis Paz", { properties: { text: {} } })).toEqual([]);
});

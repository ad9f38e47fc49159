import { expect, test } from "vitest";
import { localTextProps, textIn } from "../../../src/shared/magazine/local-text.ts";

test.each([
  ["the reader's language", { es: "Notas", en: "Articles" }, "en", "Articles", undefined],
  ["the language of the magazine if the reader's is missing", { es: "Notas", fr: "Notes" }, "en", "Notas", "es"],
  ["the only language if both are missing", { en: "News" }, "es", "News", "en"],
])("a reader gets a text in %s, marked if it is not the reader's", (_which, text, reader, expected, lang) => {
  expect(textIn(text, reader)).toBe(expected);
  expect(localTextProps(text, reader)).toEqual({ children: expected, lang });
});

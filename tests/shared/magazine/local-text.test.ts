import { expect, test } from "vitest";
import { localTextProps, textIn } from "../../../src/shared/magazine/local-text.ts";

test.each([
  ["their language", { es: "Notas", en: "Articles" }, "en", "Articles", undefined],
  ["the language of the magazine where theirs is missing", { es: "Notas", fr: "Notes" }, "en", "Notas", "es"],
  ["the one that there is where that is missing too", { en: "News" }, "es", "News", "en"],
])("a reader gets %s, and is told which it is", (_which, text, reader, said, lang) => {
  expect(textIn(text, reader)).toBe(said);
  expect(localTextProps(text, reader)).toEqual({ children: said, lang });
});

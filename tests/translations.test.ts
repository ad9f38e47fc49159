/** Every string in every language, each one used; a language is only its file. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import spanish from "../public/locales/es/translation.json";

const ROOT = path.resolve(import.meta.dirname, "..");
const LOCALES = path.join(ROOT, "public/locales");

function keysOf(value: object, prefix = ""): string[] {
  return Object.entries(value).flatMap(([key, child]) =>
    typeof child === "object" ? keysOf(child as object, `${prefix}${key}.`) : [`${prefix}${key}`],
  );
}

const stringsOf = (language: string) =>
  JSON.parse(readFileSync(path.join(LOCALES, language, "translation.json"), "utf8")) as object;

/** `{{name}}` and the like of each string. */
const gapsOf = (value: object) => [...JSON.stringify(value).matchAll(/\{\{\w+\}\}/g)].map(([gap]) => gap).toSorted();

for (const language of readdirSync(LOCALES)) {
  test(`${language} has every string that Spanish has, with the same gaps, and no other`, () => {
    const strings = stringsOf(language);
    expect(keysOf(strings)).toEqual(keysOf(spanish));
    expect(gapsOf(strings)).toEqual(gapsOf(spanish));
  });
}

test("every string is used", () => {
  const sources = readdirSync(path.join(ROOT, "src"), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(ROOT, "src", file), "utf8"))
    .join("\n");
  const named = [...sources.matchAll(/["'`]([a-zA-Z-]+(?:[.\w-]|\$\{[^}]*\})*)["'`]/g)].map(([, text = ""]) => text);
  // A key that is put together, as `nav.${section}`, stands for all that begin and end like it.
  const patterns = [...new Set(named)].map(
    (text) => new RegExp(`^${text.replace(/[.]/g, "\\.").replace(/\$\{[^}]*\}/g, "[\\w-]+")}(?:_(?:one|other))?$`),
  );
  const unused = keysOf(spanish).filter((key) => !patterns.some((pattern) => pattern.test(key)));
  expect(unused).toEqual([]);
});

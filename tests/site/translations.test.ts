/** Every language has every string, and every string is used. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { checkTranslations } from "../../src/delivery/build/translations/check-translations.ts";
import { readTable } from "../../src/delivery/build/translations/read-table.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");
const LOCALES = path.join(ROOT, "public/locales");

const PLURAL_FORM = /_(?:zero|one|two|few|many|other)$/;

/** The strings of the Spanish file by their keys, as `article.readingTime_one`. */
const SPANISH = readTable(readFileSync(path.join(LOCALES, "es/translation.json"))).texts;

test("every language has the strings of Spanish with the same placeholders, and no others", () => {
  const { faults, missing: lacking } = checkTranslations(LOCALES);
  const problems = [...faults, ...lacking];
  expect(problems, problems.join("\n")).toEqual([]);
});

const SOURCES = readdirSync(path.join(ROOT, "src"), { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(path.join(ROOT, "src", file), "utf8"))
  .join("\n");

test("every string that the code names exists in Spanish", () => {
  const usedKeys = [...SOURCES.matchAll(/\bt\(\s*"([\w.-]+)"/g)].map(([, key = ""]) => key);
  const known = new Set([...SPANISH.keys()].map((key) => key.replace(PLURAL_FORM, "")));
  const missing = [...new Set(usedKeys)].filter((key) => !known.has(key));
  expect(missing, "Edit public/locales/es/translation.json").toEqual([]);
});

test("every string is used", () => {
  const literals = [
    ...SOURCES.matchAll(/["'`]((?:[a-zA-Z-]+|\$\{[^}]*\}\.[a-zA-Z]+)(?:[.\w-]|\$\{[^}]*\})*)["'`]/g),
  ].map(([, text = ""]) => text);
  // A composed key, such as `nav.${section}`, stands for all keys that begin and end like it.
  const patterns = [...new Set(literals)].map(
    (text) =>
      new RegExp(`^${text.replace(/[.]/g, "\\.").replace(/\$\{[^}]*\}/g, "[\\w-]+")}(?:${PLURAL_FORM.source}|$)`),
  );
  const unused = [...SPANISH.keys()].filter((key) => !patterns.some((pattern) => pattern.test(key)));
  expect(unused).toEqual([]);
});

/** Every string in every language, each one used; a language is only its file. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import spanish from "../public/locales/es/translation.json";
import { FIXED_ADDRESSES } from "../src/magazine/addresses.ts";

const ROOT = path.resolve(import.meta.dirname, "..");
const LOCALES = path.join(ROOT, "public/locales");

type Strings = Record<string, string>;

/** The strings of a file by their keys, as `article.readingTime_one`. */
function stringsOf(value: object, prefix = ""): Strings {
  const entries = Object.entries(value).map(([key, child]) =>
    typeof child === "object" ? stringsOf(child as object, `${prefix}${key}.`) : { [prefix + key]: String(child) },
  );
  return Object.assign({}, ...entries) as Strings;
}

const SPANISH = stringsOf(spanish);
/** One of the forms in which i18next keeps a string that counts: https://www.i18next.com/translation-function/plurals */
const FORM = /_(?:zero|one|two|few|many|other)$/;

/** The keys of a complete file: a string that counts is there in each form that the language has. */
function keysFor(language: string): string[] {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const keys = Object.keys(SPANISH).flatMap((key) =>
    FORM.test(key) ? forms.map((form) => key.replace(FORM, `_${form}`)) : [key],
  );
  return [...new Set(keys)].toSorted();
}

/** `{{name}}` and the like. */
const gapsOf = (text = "") => [...text.matchAll(/\{\{\w+\}\}/g)].map(([gap]) => gap).toSorted();
const inSpanish = (key: string) => SPANISH[key] ?? SPANISH[key.replace(FORM, "_other")];

function faultsOf(language: string, strings: Strings): string[] {
  const wanted = keysFor(language);
  const sameGaps = ([key, text]: [string, string]) => String(gapsOf(text)) === String(gapsOf(inSpanish(key)));
  return [
    ...wanted.filter((key) => !(key in strings)).map((key) => `${key} is missing`),
    ...Object.keys(strings).flatMap((key) => (wanted.includes(key) ? [] : [`${key} is no string of the site`])),
    ...Object.entries(strings).flatMap((entry) => (sameGaps(entry) ? [] : [`${entry[0]} has other gaps`])),
  ];
}

test.each(readdirSync(LOCALES))(
  "%s has every string that Spanish has, with the same gaps, and no other",
  (language) => {
    const file = readFileSync(path.join(LOCALES, language, "translation.json"), "utf8");
    const faults = faultsOf(language, stringsOf(JSON.parse(file) as object));
    expect(faults, `Edit public/locales/${language}/translation.json`).toEqual([]);
  },
);

test.each([
  ["is complete with its own", ["one", "few", "many", "other"], ""],
  ["is refused without one", ["one", "many", "other"], "few is missing"],
  ["is refused with another", ["one", "two", "few", "many", "other"], "two is no string of the site"],
])("a language with other plural forms than Spanish %s", (_name, forms, fault) => {
  const counting = new Set(Object.keys(SPANISH).flatMap((key) => (FORM.test(key) ? [key.replace(FORM, "")] : [])));
  const polish = [...counting].flatMap((key) => forms.map((form) => [`${key}_${form}`, inSpanish(`${key}_${form}`)]));
  const rest = Object.entries(SPANISH).filter(([key]) => !FORM.test(key));
  expect(faultsOf("pl", Object.fromEntries([...rest, ...polish]) as Strings)).toEqual(
    fault ? [...counting].map((key) => `${key}_${fault}`) : [],
  );
});

test("a form without its gap is refused", () => {
  expect(faultsOf("es", { ...SPANISH, "article.readingTime_one": "un minuto" })).toEqual([
    "article.readingTime_one has other gaps",
  ]);
});

const SOURCES = readdirSync(path.join(ROOT, "src"), { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(path.join(ROOT, "src", file), "utf8"))
  .join("\n");

test("every string that the code names is there in Spanish", () => {
  const pages = Object.keys(FIXED_ADDRESSES).flatMap((page) => [`pages.${page}.title`, `pages.${page}.description`]);
  const named = [...SOURCES.matchAll(/\bt\(\s*"([\w.-]+)"/g)].map(([, key = ""]) => key);
  const known = new Set(Object.keys(SPANISH).map((key) => key.replace(FORM, "")));
  const missing = [...new Set([...named, ...pages])].filter((key) => !known.has(key));
  expect(missing, "Edit public/locales/es/translation.json").toEqual([]);
});

test("every string is used", () => {
  const named = [...SOURCES.matchAll(/["'`]((?:[a-zA-Z-]+|\$\{[^}]*\}\.[a-zA-Z]+)(?:[.\w-]|\$\{[^}]*\})*)["'`]/g)].map(
    ([, text = ""]) => text,
  );
  // A key that is put together, as `nav.${section}`, stands for all that begin and end like it.
  const patterns = [...new Set(named)].map(
    (text) => new RegExp(`^${text.replace(/[.]/g, "\\.").replace(/\$\{[^}]*\}/g, "[\\w-]+")}(?:${FORM.source}|$)`),
  );
  const unused = Object.keys(SPANISH).filter((key) => !patterns.some((pattern) => pattern.test(key)));
  expect(unused).toEqual([]);
});

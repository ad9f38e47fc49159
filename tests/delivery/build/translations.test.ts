/** Faults of translation files are reported with file and key, and stop the build. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test, vi } from "vitest";
import {
  checkTranslations,
  reportTranslationFaults,
} from "../../../src/delivery/build/translations/check-translations.ts";
import { PUBLIC_DIR } from "../../../src/delivery/build/paths.ts";
import { newFolder } from "../../support/folders.ts";

const read = (language: string) => readFile(path.join(PUBLIC_DIR, "locales", language, "translation.json"), "utf8");
const [SPANISH, ENGLISH] = await Promise.all([read("es"), read("en")]);

/** Creates a public folder with the Spanish translation, and `file` as the translation for another language. */
async function folderWith(file: string | Uint8Array | undefined, language = "en"): Promise<string> {
  const folder = await newFolder();
  const texts = { es: SPANISH, [language]: file };
  for (const [name, text] of Object.entries(texts)) {
    await mkdir(path.join(folder, "locales", name), { recursive: true });
    if (text !== undefined) await writeFile(path.join(folder, "locales", name, "translation.json"), text);
  }
  return folder;
}

async function check(file: string | Uint8Array | undefined, language?: string) {
  return checkTranslations(path.join(await folderWith(file, language), "locales"), ["es", language ?? "en"]);
}

/** Returns the English file with `to` in place of `from`. */
function englishWith(from: string, to: string): string {
  expect(ENGLISH).toContain(from);
  return ENGLISH.replace(from, () => to);
}

const BY = '"by": "By {{author}}"';

test("the English translation of the site has no faults", async () => {
  expect(await check(ENGLISH)).toEqual({ faults: [], missing: [] });
});

describe("faults with their file and key", () => {
  test.each<[name: string, file: string | Uint8Array, says: RegExp]>([
    ["HTML", englishWith(BY, '"by": "By <b>{{author}}</b>"'), /«article\.by» tiene HTML.*«<b>»/],
    ["a break", englishWith(BY, '"by": "By<br/>{{author}}"'), /«article\.by» tiene HTML/],
    ["a comment", englishWith(BY, '"by": "By {{author}}<!-- x -->"'), /«article\.by» tiene HTML/],
    ["an entity", englishWith(BY, '"by": "By&nbsp;{{author}}"'), /«article\.by» tiene HTML.*&nbsp;/],
    ["a gap that is missing", englishWith(BY, '"by": "By"'), /«article\.by» no tiene \{\{author\}\}/],
    ["a gap that nobody fills", englishWith(BY, '"by": "By {{author}} {{x}}"'), /«article\.by» tiene \{\{x\}\}/],
    ["a gap that is translated", englishWith(BY, '"by": "By {{autora}}"'), /«article\.by» no tiene \{\{author\}\}/],
    ["a gap in another letter case", englishWith(BY, '"by": "By {{Author}}"'), /«article\.by» no tiene \{\{author\}\}/],
    ["a gap with one brace", englishWith(BY, '"by": "By {author}"'), /«article\.by» tiene llaves sueltas/],
    ["a gap that is not closed", englishWith(BY, '"by": "By {{author}"'), /«article\.by» tiene llaves sueltas/],
    ["a gap with a format", englishWith(BY, '"by": "By {{author, uppercase}}"'), /«article\.by» tiene llaves sueltas/],
    ["a text of another text", englishWith(BY, '"by": "$t(loading) {{author}}"'), /«article\.by» tiene «\$t\(»/],
    ["a key too many", englishWith(BY, `${BY}, "bye": "Bye"`), /«article\.bye» no es un texto del sitio/],
    ["a key that is misspelt", englishWith('"by":', '"bi":'), /«article\.bi» no es un texto del sitio/],
    ["an empty text", englishWith(BY, '"by": ""'), /«article\.by» está vacío/],
    ["a text of spaces", englishWith(BY, '"by": "  "'), /«article\.by» está vacío/],
    ["a key twice", englishWith(BY, `${BY}, ${BY}`), /«by» está dos veces en el mismo lugar \(línea \d+\)/],
    ["a group twice", englishWith('"share":', '"share": {}, "share":'), /«share» está dos veces/],
    ["a number", englishWith(BY, '"by": 1'), /«article\.by» tiene que ser un texto/],
    ["nothing", englishWith(BY, '"by": null'), /«article\.by» tiene que ser un texto/],
    ["a list", englishWith(BY, '"by": ["By {{author}}"]'), /«article\.by» tiene que ser un texto/],
    ["a group in place of a text", englishWith(BY, '"by": { "x": "By" }'), /«article\.by\.x» no es un texto del sitio/],
    ["a letter that was lost", englishWith(BY, '"by": "By\ufffd {{author}}"'), /«article\.by» tiene algo.*U\+FFFD/],
    [
      "a control character",
      englishWith(BY, String.raw`"by": "By\u0007 {{author}}"`),
      /«article\.by» tiene algo.*U\+0007/,
    ],
    ["a change of direction", englishWith(BY, '"by": "\u202eBy {{author}}"'), /«article\.by» tiene algo.*U\+202E/],
    ["an unknown plural", englishWith('"readingTime_one"', '"readingTime_two"'), /«article\.readingTime_two» no es/],
    ["a comma too many", englishWith(BY, `${BY},,`), /no es JSON/],
    ["a comma at the end", ENGLISH.replace(/\}\s*$/, ",}"), /no es JSON/],
    ["a file that is cut", ENGLISH.slice(0, 500), /no es JSON/],
    ["a comment of code", `// en\n${ENGLISH}`, /no es JSON/],
    ["an empty file", "", /no es JSON/],
    ["a list for a file", "[]", /no es una tabla de textos/],
    ["a table of nothing", "{}", /no tiene ningún texto/],
    ["Latin 1", Buffer.from(SPANISH, "latin1"), /no es texto UTF-8/],
    ["UTF-16", Buffer.from(`\ufeff${ENGLISH}`, "utf16le"), /no es texto UTF-8/],
    ["a byte-order mark", `\ufeff${ENGLISH}`, /BOM/],
  ])("%s is refused", async (_name, file, says) => {
    const { faults } = await check(file);
    expect(faults.filter((fault) => !/locales\/en\/translation\.json: \S/.test(fault))).toEqual([]);
    expect(faults.join("\n")).toMatch(says);
  });

  test("a folder with an unknown language code is refused", async () => {
    expect((await check(ENGLISH, "ingles")).faults.join("\n")).toMatch(/«ingles» no es el código de un idioma/);
  });

  test("a language folder without its file is refused", async () => {
    expect((await check(undefined)).faults.join("\n")).toMatch(/locales\/en\/translation\.json: no está/);
  });
});

describe("missing texts, which are read in Spanish", () => {
  test("a missing key is a warning", async () => {
    const { faults, missing } = await check(englishWith(`${BY},`, ""));
    expect(faults).toEqual([]);
    expect(missing).toEqual([expect.stringMatching(/locales\/en\/translation\.json: falta «article\.by»\.$/)]);
  });

  test("a missing plural form that Spanish does not have is a warning", async () => {
    const polish = await check(SPANISH, "pl");
    expect(polish.missing).toContainEqual(
      expect.stringMatching(/falta «article\.readingTime_few», una forma de plural/),
    );
    const complete = SPANISH.replace(/"(\w+)_many": ("[^"]*")/g, '"$1_many": $2, "$1_few": $2');
    expect(await check(complete, "pl")).toEqual({ faults: [], missing: [] });
  });
});

test("a gap with spaces, and a gap twice, are accepted", async () => {
  expect(await check(englishWith(BY, '"by": "By {{ author }}, {{author}}"'))).toEqual({ faults: [], missing: [] });
});

describe("a site", () => {
  async function report(file: string, strict = false) {
    const consoleError = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const goesOn = reportTranslationFaults({ strict, publicDir: await folderWith(file) });
    const text = consoleError.mock.calls.flat().join("\n");
    consoleError.mockRestore();
    return { goesOn, output: text };
  }

  test("is not built with faults", async () => {
    const { goesOn, output } = await report(englishWith(BY, '"by": "By"'));
    expect(goesOn).toBe(false);
    expect(output).toMatch(/article\.by[^]*No se publicó nada/);
  });

  test("is built with a missing text, unless the build is strict", async () => {
    expect(await report(englishWith(`${BY},`, ""))).toEqual({
      goesOn: true,
      output: expect.stringMatching(/Aviso: .*article\.by/),
    });
    expect((await report(englishWith(`${BY},`, ""), true)).goesOn).toBe(false);
    expect(await report(ENGLISH, true)).toEqual({ goesOn: true, output: "" });
  });
});

test("a missing label of a type is a fault in Spanish and a warning in English", async () => {
  const folder = path.join(await folderWith(ENGLISH), "locales");
  const { faults, missing } = checkTranslations(folder, ["es", "en"], ["nav.who", "nav.recipes"]);
  expect(faults).toEqual([expect.stringMatching(/es.translation\.json: falta «nav\.recipes»/)]);
  expect(missing).toEqual([expect.stringMatching(/en.translation\.json: falta «nav\.recipes»/)]);
});

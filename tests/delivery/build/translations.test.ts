/** What is wrong with a file of translations is said with the file and the key, and no site is built with it. */
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import {
  checkTranslations,
  reportTranslationFaults,
} from "../../../src/delivery/build/translations/check-translations.ts";
import { PUBLIC_DIR } from "../../../src/delivery/build/paths.ts";

const read = (language: string) => readFile(path.join(PUBLIC_DIR, "locales", language, "translation.json"), "utf8");
const [SPANISH, ENGLISH] = await Promise.all([read("es"), read("en")]);

/** A public folder with Spanish, and another language whose file is this. */
async function folderWith(file: string | Uint8Array | undefined, language = "en"): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "pompa-translations-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const texts = { es: SPANISH, [language]: file };
  for (const [name, text] of Object.entries(texts)) {
    await mkdir(path.join(folder, "locales", name), { recursive: true });
    if (text !== undefined) await writeFile(path.join(folder, "locales", name, "translation.json"), text);
  }
  return folder;
}

async function checked(file: string | Uint8Array | undefined, language?: string) {
  return checkTranslations(path.join(await folderWith(file, language), "locales"), ["es", language ?? "en"]);
}

/** English with something in place of something else. */
function changed(from: string, to: string): string {
  expect(ENGLISH).toContain(from);
  return ENGLISH.replace(from, () => to);
}

const BY = '"by": "By {{author}}"';

test("the languages of the site are right", async () => {
  expect(await checked(ENGLISH)).toEqual({ faults: [], missing: [] });
});

describe("is refused, with its file and key", () => {
  test.each<[name: string, file: string | Uint8Array, says: RegExp]>([
    ["HTML", changed(BY, '"by": "By <b>{{author}}</b>"'), /«article\.by» tiene HTML.*«<b>»/],
    ["a break", changed(BY, '"by": "By<br/>{{author}}"'), /«article\.by» tiene HTML/],
    ["a comment", changed(BY, '"by": "By {{author}}<!-- x -->"'), /«article\.by» tiene HTML/],
    ["an entity", changed(BY, '"by": "By&nbsp;{{author}}"'), /«article\.by» tiene HTML.*&nbsp;/],
    ["a gap that is missing", changed(BY, '"by": "By"'), /«article\.by» no tiene \{\{author\}\}/],
    ["a gap that nobody fills", changed(BY, '"by": "By {{author}} {{x}}"'), /«article\.by» tiene \{\{x\}\}/],
    ["a gap that is translated", changed(BY, '"by": "By {{autora}}"'), /«article\.by» no tiene \{\{author\}\}/],
    ["a gap in another letter case", changed(BY, '"by": "By {{Author}}"'), /«article\.by» no tiene \{\{author\}\}/],
    ["a gap with one brace", changed(BY, '"by": "By {author}"'), /«article\.by» tiene llaves sueltas/],
    ["a gap that is not closed", changed(BY, '"by": "By {{author}"'), /«article\.by» tiene llaves sueltas/],
    ["a gap with a format", changed(BY, '"by": "By {{author, uppercase}}"'), /«article\.by» tiene llaves sueltas/],
    ["a text of another text", changed(BY, '"by": "$t(loading) {{author}}"'), /«article\.by» tiene «\$t\(»/],
    ["a key too many", changed(BY, `${BY}, "bye": "Bye"`), /«article\.bye» no es un texto del sitio/],
    ["a key that is misspelt", changed('"by":', '"bi":'), /«article\.bi» no es un texto del sitio/],
    ["an empty text", changed(BY, '"by": ""'), /«article\.by» está vacío/],
    ["a text of spaces", changed(BY, '"by": "  "'), /«article\.by» está vacío/],
    ["a key twice", changed(BY, `${BY}, ${BY}`), /«by» está dos veces en el mismo lugar \(línea \d+\)/],
    ["a group twice", changed('"share":', '"share": {}, "share":'), /«share» está dos veces/],
    ["a number", changed(BY, '"by": 1'), /«article\.by» tiene que ser un texto/],
    ["nothing", changed(BY, '"by": null'), /«article\.by» tiene que ser un texto/],
    ["a list", changed(BY, '"by": ["By {{author}}"]'), /«article\.by» tiene que ser un texto/],
    ["a group in place of a text", changed(BY, '"by": { "x": "By" }'), /«article\.by\.x» no es un texto del sitio/],
    ["a letter that was lost", changed(BY, '"by": "By\ufffd {{author}}"'), /«article\.by» tiene algo.*U\+FFFD/],
    ["a control character", changed(BY, String.raw`"by": "By\u0007 {{author}}"`), /«article\.by» tiene algo.*U\+0007/],
    ["a change of direction", changed(BY, '"by": "\u202eBy {{author}}"'), /«article\.by» tiene algo.*U\+202E/],
    ["an unknown plural", changed('"readingTime_one"', '"readingTime_two"'), /«article\.readingTime_two» no es/],
    ["a comma too many", changed(BY, `${BY},,`), /no es JSON/],
    ["a comma at the end", ENGLISH.replace(/\}\s*$/, ",}"), /no es JSON/],
    ["a file that is cut", ENGLISH.slice(0, 500), /no es JSON/],
    ["a comment of code", `// en\n${ENGLISH}`, /no es JSON/],
    ["an empty file", "", /no es JSON/],
    ["a list for a file", "[]", /no es una tabla de textos/],
    ["a table of nothing", "{}", /no tiene ningún texto/],
    ["Latin 1", Buffer.from(SPANISH, "latin1"), /no es texto UTF-8/],
    ["UTF-16", Buffer.from(`\ufeff${ENGLISH}`, "utf16le"), /no es texto UTF-8/],
    ["a byte-order mark", `\ufeff${ENGLISH}`, /BOM/],
  ])("%s", async (_name, file, says) => {
    const { faults } = await checked(file);
    expect(faults.filter((fault) => !/locales\/en\/translation\.json: \S/.test(fault))).toEqual([]);
    expect(faults.join("\n")).toMatch(says);
  });

  test("a folder of no language", async () => {
    expect((await checked(ENGLISH, "ingles")).faults.join("\n")).toMatch(/«ingles» no es el código de un idioma/);
  });

  test("a folder without its file", async () => {
    expect((await checked(undefined)).faults.join("\n")).toMatch(/locales\/en\/translation\.json: no está/);
  });
});

describe("is told of, and read in Spanish", () => {
  test("a key that is missing", async () => {
    const { faults, missing } = await checked(changed(`${BY},`, ""));
    expect(faults).toEqual([]);
    expect(missing).toEqual([expect.stringMatching(/locales\/en\/translation\.json: falta «article\.by»\.$/)]);
  });

  test("the plural forms that a language has and Spanish has not", async () => {
    const polish = await checked(SPANISH, "pl");
    expect(polish.missing).toContainEqual(
      expect.stringMatching(/falta «article\.readingTime_few», una forma de plural/),
    );
    const complete = SPANISH.replace(/"(\w+)_many": ("[^"]*")/g, '"$1_many": $2, "$1_few": $2');
    expect(await checked(complete, "pl")).toEqual({ faults: [], missing: [] });
  });
});

test("spaces in a gap, and a gap twice, are right", async () => {
  expect(await checked(changed(BY, '"by": "By {{ author }}, {{author}}"'))).toEqual({ faults: [], missing: [] });
});

describe("a site", () => {
  async function told(file: string, strict = false) {
    const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const goesOn = reportTranslationFaults({ strict, publicDir: await folderWith(file) });
    const text = said.mock.calls.flat().join("\n");
    said.mockRestore();
    return { goesOn, said: text };
  }

  test("is not built with what is wrong", async () => {
    const { goesOn, said } = await told(changed(BY, '"by": "By"'));
    expect(goesOn).toBe(false);
    expect(said).toMatch(/article\.by[^]*No se publicó nada/);
  });

  test("is built where a text is missing, unless warnings stop", async () => {
    expect(await told(changed(`${BY},`, ""))).toEqual({
      goesOn: true,
      said: expect.stringMatching(/Aviso: .*article\.by/),
    });
    expect((await told(changed(`${BY},`, ""), true)).goesOn).toBe(false);
    expect(await told(ENGLISH, true)).toEqual({ goesOn: true, said: "" });
  });
});

test("what readers read of a type is asked for: where nobody reads another language, no site is built without it", async () => {
  const folder = path.join(await folderWith(ENGLISH), "locales");
  const { faults, missing } = checkTranslations(folder, ["es", "en"], ["nav.who", "nav.recipes"]);
  expect(faults).toEqual([expect.stringMatching(/es.translation\.json: falta «nav\.recipes»/)]);
  expect(missing).toEqual([expect.stringMatching(/en.translation\.json: falta «nav\.recipes»/)]);
});

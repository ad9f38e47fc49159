/** The JSON Schemas with which VS Code helps: in step with zod, and saying of content what the compiler says. */
import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { Ajv, type ErrorObject } from "ajv";
import addFormats from "ajv-formats";
import { describe, expect, onTestFinished, test } from "vitest";
import { editorFiles, jsonSchemas } from "../../../src/content/authoring/schemas/vscode-files.ts";
import { parseSources } from "../../../src/content/compiler/read/yaml/parse-sources.ts";
import { collectionNamed, collections } from "../../../src/types/collections.ts";
import { ARTICLE, ISSUE } from "../../support/documents.ts";
import { FULL_SOURCES } from "../../support/small-magazine/sources.ts";

const ROOT = path.resolve(import.meta.dirname, "../../..");
const COMMITTED = path.join(ROOT, ".vscode");
const names = Object.keys(collections);
const generated = await jsonSchemas();

const schemaOf = (name: string) => JSON.parse(generated.get(name) ?? "") as object;

/** What is in a folder of each file that VS Code gets, and of any other schema. */
async function readFolder(folder: string): Promise<Record<string, string>> {
  const schemas = (await readdir(path.join(folder, "schemas"))).map((file) => `schemas/${file}`);
  const texts = [...schemas, "settings.json"].map(
    async (file) => [file, await readFile(path.join(folder, file), "utf8")] as const,
  );
  return Object.fromEntries(await Promise.all(texts));
}

const ajv = new Ajv({
  allErrors: true,
  keywords: ["enumDescriptions", "errorMessage", "patternErrorMessage"],
  // ajv has no check of its own for it; the pattern beside it says what counts.
  formats: { iri: true },
});
addFormats(ajv);
const validators = Object.fromEntries(names.map((name) => [name, ajv.compile(schemaOf(name))]));

async function dataOf(collection: string, file: string, text: string): Promise<unknown> {
  const [result] = await parseSources([{ collection, slug: "Ana", file, text, hash: "" }]);
  if (!result || "problems" in result) throw new Error(`${file}: ${result?.problems[0]?.message}`);
  return result.source.data;
}

/** What the schema of a type says of a document, as `place keyword`. */
async function refusals(collection: string, text: string): Promise<string[]> {
  const validate = validators[collection];
  validate?.(await dataOf(collection, `x/Ana${collectionNamed(collection).extension}`, text));
  return (validate?.errors ?? []).map(({ instancePath, keyword, params }: ErrorObject) =>
    [instancePath, keyword, params.additionalProperty ?? params.missingProperty].filter(Boolean).join(" "),
  );
}

describe("the committed files", () => {
  test("are in step with the zod schemas", async () => {
    expect(await readFolder(COMMITTED), "Run `npm run content:schemas` and commit .vscode").toEqual(
      Object.fromEntries(await editorFiles()),
    );
  });

  test("are what the command writes", async () => {
    const out = await mkdtemp(path.join(tmpdir(), "pompa-schemas-"));
    onTestFinished(() => rm(out, { recursive: true, force: true }));
    const command = ["scripts/compiled.mjs", "schemas", "--out", out];
    await promisify(execFile)(process.execPath, command, { cwd: ROOT });
    expect(await readFolder(out)).toEqual(await readFolder(COMMITTED));
  });
});

test.each(FULL_SOURCES)("content/$file is valid", async ({ collection, file, text }) => {
  const validate = validators[collection];
  validate?.(await dataOf(collection, file, text));
  expect(validate?.errors ?? null).toBeNull();
});

describe("a mistake is refused", async () => {
  test.each([
    ["a misspelt key", "layout: bri", "layuot: bri", "additionalProperties layuot"],
    ["a misspelt key further in", "  alt:", "  atl:", "/image additionalProperties atl"],
    ["a misspelt key of a list", "      name:", "      nombre:", "/credits/col1/0 additionalProperties nombre"],
    ["an option that is none", "layout: bri", "layout: bru", "/layout enum"],
    ["a missing field", "name: Mora Vidal\n", "", "required name"],
    ["a malformed colour", "#39FF14", "#39FF1", "/color pattern"],
    ["a number that is no text", '"#80"', "80", "/number type"],
    ["a blank text", "name: Mora Vidal", 'name: " "', "/name pattern"],
    ["a day that is not", "2026-11-06", "2026-02-30", "/published pattern"],
    ["a picture in another format", "tapa.png", "tapa.gif", "/image/src pattern"],
    ["a link that is none", "https://www.instagram.com/ana", "instagram", "/credits/col1/0/link pattern"],
  ])("%s", async (_what, written, mistaken, refusal) => {
    expect(ISSUE).toContain(written);
    expect(await refusals("issues", ISSUE)).toEqual([]);
    expect(await refusals("issues", ISSUE.replace(written, mistaken))).toContain(refusal);
  });

  test("a video card without its video", async () => {
    const card = ARTICLE.replace("headline", "title").replace("author: julia", "category: VIDEO");
    expect(await refusals("cards", card)).toContain("required video");
    expect(await refusals("cards", card.replace("VIDEO", "CALZADO"))).toEqual([]);
    expect(await refusals("cards", card.replace("VIDEO", "VIDEO\nvideo: Telar/corto.MP4"))).toEqual([]);
  });

  test("the text of a Markdown file as one of its fields", async () => {
    expect(await refusals("articles", ARTICLE)).toEqual([]);
    expect(await refusals("articles", ARTICLE.replace("author:", "body:"))).toEqual(["additionalProperties body"]);
  });
});

test.each([
  ["#39FF14", "#39ff14"],
  ["tapa.png", "TAPA.JPeG"],
  ["https://www.instagram.com/ana", "HTTPS://es.wikipedia.org/wiki/Ñandú"],
  ["https://www.instagram.com/ana", '""'],
])("what the compiler accepts is not underlined: %s as %s", async (written, other) => {
  const text = ISSUE.replace(written, other);
  expect(text).not.toBe(ISSUE);
  expect(
    collectionNamed("issues").schema.safeParse(await dataOf("issues", "issues/Ana.yaml", text)).error,
  ).toBeUndefined();
  expect(await refusals("issues", text)).toEqual([]);
});

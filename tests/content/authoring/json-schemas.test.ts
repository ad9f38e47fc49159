/** The JSON Schemas for VS Code match the zod schemas and judge documents as the compiler does. */
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { Ajv, type ErrorObject } from "ajv";
import addFormats from "ajv-formats";
import { describe, expect, test } from "vitest";
import { jsonSchemas } from "../../../src/content/authoring/schemas/vscode-files.ts";
import { parseSources } from "../../../src/content/compiler/read/yaml/parse-sources.ts";
import { ROOT } from "../../../src/delivery/build/paths.ts";
import { collectionNamed, collections } from "../../../src/types/collections.ts";
import { ARTICLE, ISSUE } from "../../support/documents.ts";
import { newFolder } from "../../support/folders.ts";
import { runCommand } from "../../support/processes.ts";
import { FULL_SOURCES } from "../../support/small-magazine/sources.ts";

const names = Object.keys(collections);
const schemaTexts = await jsonSchemas();

const schemaOf = (name: string) => JSON.parse(schemaTexts.get(name) ?? "") as object;

/** Reads the settings and all schemas in a folder. */
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
  // ajv cannot check this format. The fields with this format also have a pattern, which is checked.
  formats: { iri: true },
});
addFormats(ajv);
const validators = Object.fromEntries(names.map((name) => [name, ajv.compile(schemaOf(name))]));

async function dataOf(collection: string, file: string, text: string): Promise<unknown> {
  const [result] = await parseSources([{ collection, slug: "Ana", file, text, hash: "" }]);
  if (!result || "problems" in result) throw new Error(`${file}: ${result?.problems[0]?.message}`);
  return result.source.data;
}

/** Resolves to the errors that the schema of a type finds in a document, each as `place keyword`. */
async function refusals(collection: string, text: string): Promise<string[]> {
  const validate = validators[collection];
  validate?.(await dataOf(collection, `x/Ana${collectionNamed(collection).extension}`, text));
  return (validate?.errors ?? []).map(({ instancePath, keyword, params }: ErrorObject) =>
    [instancePath, keyword, params.additionalProperty ?? params.missingProperty].filter(Boolean).join(" "),
  );
}

test("the committed files are those that the command writes from the zod schemas", async () => {
  const out = await newFolder();
  expect(runCommand(["schemas", "--out", out]).status).toBe(0);
  const advice = "Run `npm run content:schemas` and commit .vscode";
  expect(await readFolder(out), advice).toEqual(await readFolder(path.join(ROOT, ".vscode")));
});

test.each(FULL_SOURCES)("content/$file is valid", async ({ collection, file, text }) => {
  const validate = validators[collection];
  validate?.(await dataOf(collection, file, text));
  expect(validate?.errors ?? null).toBeNull();
});

describe("a mistake is refused", () => {
  test.each([
    ["a misspelt key", "layout: bri", "layuot: bri", "additionalProperties layuot"],
    ["a misspelt key further in", "  alt:", "  atl:", "/image additionalProperties atl"],
    ["a misspelt key of a list", "      name:", "      nombre:", "/credits/col1/0 additionalProperties nombre"],
    ["an unknown option", "layout: bri", "layout: bru", "/layout enum"],
    ["a missing field", "name: Mora Vidal\n", "", "required name"],
    ["a malformed colour", "#39FF14", "#39FF1", "/color pattern"],
    ["a number in place of a text", '"#80"', "80", "/number type"],
    ["a blank text", "name: Mora Vidal", 'name: " "', "/name pattern"],
    ["a day that does not exist", "2026-11-06", "2026-02-30", "/published pattern"],
    ["a picture in another format", "tapa.png", "tapa.gif", "/image/src pattern"],
    ["a text that is no link", "https://www.instagram.com/ana", "instagram", "/credits/col1/0/link pattern"],
  ])("%s", async (_what, original, mistake, refusal) => {
    expect(ISSUE).toContain(original);
    expect(await refusals("issues", ISSUE)).toEqual([]);
    expect(await refusals("issues", ISSUE.replace(original, mistake))).toContain(refusal);
  });

  test("a video card without its video", async () => {
    const card = ARTICLE.replace("headline", "title").replace("author: julia", "category: VIDEO");
    expect(await refusals("cards", card)).toContain("required video");
    expect(await refusals("cards", card.replace("VIDEO", "CALZADO"))).toEqual([]);
    expect(await refusals("cards", card.replace("VIDEO", "VIDEO\nvideo: Telar/corto.MP4"))).toEqual([]);
  });

  test("a body among the fields of a Markdown file", async () => {
    expect(await refusals("articles", ARTICLE)).toEqual([]);
    expect(await refusals("articles", ARTICLE.replace("author:", "body:"))).toEqual(["additionalProperties body"]);
  });
});

test.each([
  ["#39FF14", "#39ff14"],
  ["tapa.png", "TAPA.JPeG"],
  ["https://www.instagram.com/ana", "HTTPS://es.wikipedia.org/wiki/Ñandú"],
  ["https://www.instagram.com/ana", '""'],
])("VS Code accepts what the compiler accepts: %s written as %s", async (original, variant) => {
  const text = ISSUE.replace(original, variant);
  expect(text).not.toBe(ISSUE);
  expect(
    collectionNamed("issues").schema.safeParse(await dataOf("issues", "issues/Ana.yaml", text)).error,
  ).toBeUndefined();
  expect(await refusals("issues", text)).toEqual([]);
});

/** The compiler, and the editor itself, read a block exactly as the editor has written it. */
import * as fc from "fast-check";
import { fromHtml } from "hast-util-from-html";
import { expect, test } from "vitest";
import { blockForms } from "../../../../src/content/authoring/schemas/block-forms.ts";
import { withoutForbidden } from "../../../../src/content/compiler/read/text-checks/forbidden-characters.ts";
import type { BlockForm, FormSchema } from "../../../../src/content/authoring/schemas/form-schema.ts";
import { type BlockValues, readBlock, writeBlock } from "../../../../src/editor/app/markdown/text/directive.ts";
import type { Fields, Value } from "../../../../src/shared/values.ts";
import { ARTICLE, VALID } from "../../../support/documents.ts";
import { place, workspace } from "../../../support/workspace.ts";

/** Seed of the random blocks. The environment variable `BLOCKS_SEED` sets another one. */
const SEED = Number(process.env.BLOCKS_SEED ?? 12);
const BLOCKS = blockForms();
const PICTURES = ["Telar/hilo.png", "Telar/una trama.png"];
const FILM = "https://vimeo.com/76979871";

/** Random words in one line, among them some with a meaning in Markdown or in attributes. */
const line = fc
  .oneof(
    fc.string({ unit: "grapheme", maxLength: 30 }),
    fc.constantFrom(
      'Dijo "sí"',
      "{llave}",
      "a} b=c",
      "Ñandú, 100% & más",
      "&amp;",
      "*uno* _dos_",
      "[x](y)",
      "\\",
      "::: fin",
      "'",
    ),
  )
  .map((text) =>
    withoutForbidden(text)
      .normalize()
      .replace(/\p{C}|\s/gu, " ")
      .trim(),
  )
  .filter((text) => text !== "");

const text = fc
  .array(
    fc.constantFrom("Una **frase**.", "- uno", "", "> cita", ":::", "::::", "::note", "1. dos", "{x}", '"Dijo."'),
    {
      minLength: 1,
      maxLength: 6,
    },
  )
  .map((lines) => `Palabra\n\n${lines.join("\n")}`.trim());

function valueOf(name: string, schema: FormSchema): fc.Arbitrary<Value> {
  if (schema.control === "markdown") return text;
  if (schema.items) return fc.array(fieldsOf(schema.items), { minLength: 1, maxLength: 3 });
  if (schema.enum) return fc.constantFrom(...schema.enum.filter((each) => each !== schema.default));
  if (name === "src") return fc.constantFrom(...PICTURES);
  return schema.pattern?.includes("vimeo") ? fc.constant(FILM) : line;
}

function fieldsOf({ properties = {}, required }: FormSchema): fc.Arbitrary<Fields> {
  const values = Object.entries(properties).map(([name, schema]) => [name, valueOf(name, schema)] as const);
  return fc.record(Object.fromEntries(values), { requiredKeys: [...(required ?? [])] });
}

const someBlock: fc.Arbitrary<BlockValues> = fc
  .constantFrom(...BLOCKS)
  .chain((block) => fieldsOf(block.form).map((values) => ({ block, values })));

/** Returns the texts that readers see or hear in a part of a page, separated by spaces. */
const visibleWords = (node: object): string => {
  const {
    value = "",
    properties = {},
    children = [],
  } = node as Partial<{ value: string; properties: Fields; children: object[] }>;
  return [value, properties["alt"] ?? "", ...children.map(visibleWords)].join(" ");
};

/** Returns the texts of a block that readers see or hear unchanged. Markdown texts are left out. */
const wordsOf = ({ form }: BlockForm, values: Fields): string[] =>
  Object.entries(values).flatMap(([name, value]) => {
    if (Array.isArray(value))
      return value.flatMap((item) =>
        wordsOf({ form: form.properties?.["content"]?.items } as BlockForm, item as Fields),
      );
    return name === "src" || name === "url" || name === "layout" || name === "content" ? [] : String(value);
  });

const withSingleSpaces = (words: string) => words.replace(/\s+/g, " ").trim();

test("a written block compiles without problems, shows all its words, and reads back unchanged", async () => {
  const samples = fc.sample(someBlock, { seed: SEED, numRuns: 300 });
  for (const sample of samples) expect(readBlock(writeBlock(sample), BLOCKS)).toEqual(sample);
  const articles = samples.map((sample, index) => [
    `articles/Texto${index}.md`,
    `${ARTICLE}\nUno.\n\n${writeBlock(sample)}\n`,
  ]);
  const { build, documents } = await workspace({
    ...VALID,
    ...Object.fromEntries(articles),
    ...Object.fromEntries(PICTURES.map((name) => [`articles/${name}`, [60, 40] as [number, number]])),
  });
  const { problems } = await build();
  expect(problems.map(place)).toEqual([]);
  const bodies = new Map(
    (await documents("articles")).map(({ slug, body }) => [slug, (body as { html: string }).html]),
  );
  for (const [index, { block, values }] of samples.entries()) {
    const html = bodies.get(`Texto${index}`) ?? "";
    const words = withSingleSpaces(visibleWords(fromHtml(html)));
    for (const each of wordsOf(block, values))
      expect(words, writeBlock({ block, values })).toContain(withSingleSpaces(each));
  }
});

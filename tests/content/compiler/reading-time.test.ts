/** No text of an editor keeps the reader busy: what would is told of, and what people write is read. */
import { expect, test } from "vitest";
import { problemsFrom } from "../../../src/content/compiler/explain/problems-from.ts";
import { renderMarkdown } from "../../../src/content/compiler/markdown/render.ts";
import { sourceOf } from "../../../src/content/compiler/read/files/read-sources.ts";
import { readDocuments } from "../../../src/content/compiler/read/read-documents.ts";
import { contentConfig } from "../../../src/types/content-config.ts";
import { ARTICLE, articleWith, ISSUE, VALID } from "../../support/documents.ts";
import { type HostileText, hostileTexts } from "../../support/content/hostile-texts.ts";
import { place, problemsIn, workspace } from "../../support/workspace.ts";

interface Reading {
  /** Of the processor, in milliseconds. */
  work: number;
  /** Codes of what was found wrong. */
  codes: string[];
}

/** Reads a document as the compiler does, tells what is wrong in it and shows its texts. */
async function reading({ file, text }: HostileText): Promise<Reading> {
  const [collection = "", name = ""] = file.split("/");
  const before = process.cpuUsage();
  const source = sourceOf({ file, collection, slug: name.replace(/\.\w+$/, "") }, Buffer.from(text));
  const codes = "hash" in source ? await codesOf(source) : [source.code];
  const { user, system } = process.cpuUsage(before);
  return { work: (user + system) / 1000, codes };
}

async function codesOf(source: Parameters<typeof readDocuments>[1][number]): Promise<string[]> {
  const { documents, problems, findings, refused } = await readDocuments(contentConfig, [source]);
  const told = await problemsFrom(contentConfig, refused, findings);
  for (const { content } of documents)
    for (const tree of content?.texts.values() ?? []) renderMarkdown(tree, { pictureAt: () => PICTURE, base: "/" });
  return [...problems, ...told].map(({ code }) => code);
}

const PICTURE = { src: "/a.webp", srcSet: "/a.webp 1w", width: 1, height: 1, placeholder: "777777" };

/** Milliseconds of the processor; those of the clock depend on what else a machine does. */
const LIMIT = 8000;

const problemsOf = async (text: string) =>
  (await problemsIn(articleWith("Un texto con", `${text}\n\nUn texto con`))).map(place);

const columns = (count: number) => `${"a|".repeat(count)}\n${"-|".repeat(count)}`;
const repeated = (text: string, length = 190_000) => text.repeat(length / text.length);

async function expectToldInTime(_name: string, text: string): Promise<void> {
  const before = process.cpuUsage();
  expect(await problemsOf(text)).toEqual([expect.stringMatching(/^articles\/Telar\.md:\d+:1 slow-text body$/)]);
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(LIMIT);
}

test.each([
  ["underlines of titles", repeated("a\n=\n")],
  ["links that repeat a long address", `[x]: /${"a".repeat(10_000)}\n\n${repeated("[x]\n\n", 500)}`],
])("%s are told of in time", expectToldInTime);

test.each([
  ["quotations of a letter", repeated("> a\n\n")],
  ["items of a letter", repeated("- a\n\n")],
  ["footnotes", repeated("[^a]: b\n\n")],
  ["a table that is filled up with cells", `${columns(1001)}\n${repeated("a\n", 1200)}`],
])("%s are told of in time", { tags: ["@exhaustive"] }, expectToldInTime);

const MANY = " ".repeat(900_000);

test.each([
  ["after a value", ISSUE.replace("Mora Vidal", `Mora Vidal${MANY}`)],
  ["before one", ISSUE.replace("name: ", `name: ${MANY}`)],
  ["before a sign of a comment", ISSUE.replace("Mora Vidal", `Mora Vidal${MANY}#x`)],
  ["between two values", ISSUE.replace(/image:\n {2}src: (\S+)\n {2}alt: (.*)/, `image: { src: $1,${MANY}alt: $2 }`)],
  ["in a line of their own", `${ISSUE}${MANY}\n`],
  ["as tabs", ISSUE.replace("Mora Vidal", `Mora Vidal${"\t".repeat(900_000)}`)],
])("many spaces %s are read in time", async (_, text) => {
  const { codes, work } = await reading({ file: "issues/MoraVidal.yaml", text });
  expect(codes).toEqual([]);
  expect(work).toBeLessThan(LIMIT);
});

test("many spaces at the top of an article and after its end are read in time", async () => {
  for (const text of [ARTICLE.replace("El telar", `El telar${MANY}`), ARTICLE + MANY])
    expect((await reading({ file: "articles/Telar.md", text })).work).toBeLessThan(LIMIT);
});

test("what was given up leaves nothing behind", async () => {
  const { build, documents } = await workspace({ ...VALID, "articles/Telar.md": ARTICLE });
  await problemsOf(repeated("a\n=\n"));
  expect((await build()).problems).toEqual([]);
  expect(await documents("articles")).toMatchObject([{ body: { html: expect.stringContaining("<strong>énfasis") } }]);
});

test("a long text is read", async () => {
  const paragraph = "Un párrafo con **énfasis** y [un enlace](/issues), como los escribe la gente.\n\n";
  expect(await problemsOf(repeated(paragraph, 100_000))).toEqual([]);
});

test("a place that takes too long to be found is the file", async () => {
  const before = process.cpuUsage();
  const problems = await problemsIn({ "issues/MoraVidal.yaml": `${ISSUE}otro:\n${"  - a: b\n".repeat(50_000)}` });
  expect(problems.map(({ code }) => code)).toContain("unknown-field");
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(LIMIT);
});

test("a hundred thousand problems of a file are told of in time", { tags: ["@exhaustive"] }, async () => {
  const before = process.cpuUsage();
  const problems = await problemsIn({ "issues/MoraVidal.yaml": ISSUE + "    - {}\n".repeat(100_000) });
  expect(problems.map(({ code }) => code)).toContain("too-many-problems");
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(LIMIT);
});

const GRAMMARS = "texts of the grammars of Markdown and YAML are read or refused in time";

/** The environment asks for more texts, and for those of another seed. */
const { HOSTILE_TEXTS = "200", HOSTILE_SEED = "20261122" } = process.env;
const COUNT = Number(HOSTILE_TEXTS);
const AT_ONCE = 100;

test(GRAMMARS, { tags: ["@exhaustive"], timeout: COUNT * LIMIT }, async () => {
  const slow: string[] = [];
  for (let at = 0; at < COUNT; at += AT_ONCE) {
    const seed = Number(HOSTILE_SEED) + at;
    for (const { file, text } of hostileTexts(seed, AT_ONCE)) {
      const { work } = await reading({ file, text });
      if (work > LIMIT) slow.push(`${work} ms, seed ${seed}, ${file}: ${text.slice(-200)}`);
    }
  }
  expect(slow).toEqual([]);
});

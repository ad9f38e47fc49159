/** No text keeps the compiler busy for long: it refuses texts that would, and reads the texts that people write. */
import { expect, test } from "vitest";
import { problemsFrom } from "../../../src/content/compiler/explain/problems-from.ts";
import { renderMarkdown } from "../../../src/content/compiler/markdown/render.ts";
import { sourceOf } from "../../../src/content/compiler/read/files/read-sources.ts";
import { readDocuments } from "../../../src/content/compiler/read/read-documents.ts";
import { contentConfig } from "../../../src/types/content-config.ts";
import { ARTICLE, articleWith, ISSUE, VALID } from "../../support/documents.ts";
import { type HostileText, hostileTexts } from "../../support/content/hostile-texts.ts";
import { type Files, place, problemsIn, workspace } from "../../support/workspace.ts";

interface Reading {
  /** Milliseconds of processor time. */
  work: number;
  /** The codes of the problems. */
  codes: string[];
}

/** Reads a document as the compiler does, and renders its texts. */
async function measureReading({ file, text }: HostileText): Promise<Reading> {
  const [collection = "", name = ""] = file.split("/");
  const before = process.cpuUsage();
  const source = sourceOf({ file, collection, slug: name.replace(/\.\w+$/, "") }, Buffer.from(text));
  const codes = "hash" in source ? await codesOf(source) : [source.code];
  const { user, system } = process.cpuUsage(before);
  return { work: (user + system) / 1000, codes };
}

async function codesOf(source: Parameters<typeof readDocuments>[1][number]): Promise<string[]> {
  const { documents, problems, findings, refused } = await readDocuments(contentConfig, [source]);
  const foundProblems = await problemsFrom(contentConfig, refused, findings);
  for (const { content } of documents)
    for (const tree of content?.texts.values() ?? []) renderMarkdown(tree, { pictureAt: () => PICTURE, base: "/" });
  return [...problems, ...foundProblems].map(({ code }) => code);
}

const PICTURE = { src: "/a.webp", srcSet: "/a.webp 1w", width: 1, height: 1, placeholder: "777777" };

const MORA = "issues/MoraVidal.yaml";

/** Maximum processor time in milliseconds. Elapsed time would depend on the load of the machine. */
const LIMIT = 8000;

/** Checks files, expects that this takes less processor time than `LIMIT`, and resolves to the problems. */
async function problemsInTime(files: Files) {
  const before = process.cpuUsage();
  const problems = await problemsIn(files);
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(LIMIT);
  return problems;
}

const problemsOf = async (text: string) =>
  (await problemsInTime(articleWith("Un texto con", `${text}\n\nUn texto con`))).map(place);

const columns = (count: number) => `${"a|".repeat(count)}\n${"-|".repeat(count)}`;
const repeated = (text: string, length = 190_000) => text.repeat(length / text.length);

async function expectRefusedInTime(_name: string, text: string): Promise<void> {
  expect(await problemsOf(text)).toEqual([expect.stringMatching(/^articles\/Telar\.md:\d+:1 slow-text body$/)]);
}

test.each([
  ["many underlines of headings", repeated("a\n=\n")],
  ["many links with one long address", `[x]: /${"a".repeat(10_000)}\n\n${repeated("[x]\n\n", 500)}`],
])("%s are refused in time", expectRefusedInTime);

test.each([
  ["many quotations of one letter", repeated("> a\n\n")],
  ["many list items of one letter", repeated("- a\n\n")],
  ["many footnotes", repeated("[^a]: b\n\n")],
  ["cells that fill up a table", `${columns(1001)}\n${repeated("a\n", 1200)}`],
])("%s are refused in time", { tags: ["@exhaustive"] }, expectRefusedInTime);

const MANY_SPACES = " ".repeat(900_000);

test.each([
  ["after a value", ISSUE.replace("Mora Vidal", `Mora Vidal${MANY_SPACES}`)],
  ["before a value", ISSUE.replace("name: ", `name: ${MANY_SPACES}`)],
  ["before the sign of a comment", ISSUE.replace("Mora Vidal", `Mora Vidal${MANY_SPACES}#x`)],
  [
    "between two values",
    ISSUE.replace(/image:\n {2}src: (\S+)\n {2}alt: (.*)/, `image: { src: $1,${MANY_SPACES}alt: $2 }`),
  ],
  ["in their own line", `${ISSUE}${MANY_SPACES}\n`],
  ["that are tabs", ISSUE.replace("Mora Vidal", `Mora Vidal${"\t".repeat(900_000)}`)],
])("many spaces %s are read in time", async (_, text) => {
  const { codes, work } = await measureReading({ file: MORA, text });
  expect(codes).toEqual([]);
  expect(work).toBeLessThan(LIMIT);
});

test("many spaces in the headline of an article or after its end are read in time", async () => {
  for (const text of [ARTICLE.replace("El telar", `El telar${MANY_SPACES}`), ARTICLE + MANY_SPACES])
    expect((await measureReading({ file: "articles/Telar.md", text })).work).toBeLessThan(LIMIT);
});

test("an abandoned text does not change the next build", async () => {
  const { build, documents } = await workspace({ ...VALID, "articles/Telar.md": ARTICLE });
  await problemsOf(repeated("a\n=\n"));
  expect((await build()).problems).toEqual([]);
  expect(await documents("articles")).toMatchObject([{ body: { html: expect.stringContaining("<strong>énfasis") } }]);
});

test("a long text of ordinary Markdown is accepted", async () => {
  const paragraph = "Un párrafo con **énfasis** y [un enlace](/issues), como los escribe la gente.\n\n";
  expect(await problemsOf(repeated(paragraph, 50_000))).toEqual([]);
});

test("a long interview with Windows line ends is accepted", async () => {
  const text = ARTICLE + "\n**¿Pregunta?** Respuesta.\n".repeat(800);
  expect(await problemsIn({ "articles/Telar.md": text.replaceAll("\n", "\r\n") })).toEqual([]);
});

test("an unknown field with 50,000 entries is reported in time", async () => {
  const problems = await problemsInTime({ [MORA]: `${ISSUE}otro:\n${"  - a: b\n".repeat(50_000)}` });
  expect(problems.map(({ code }) => code)).toContain("unknown-field");
});

test("a file with a hundred thousand problems is refused in time", { tags: ["@exhaustive"] }, async () => {
  const problems = await problemsInTime({ [MORA]: ISSUE + "    - {}\n".repeat(100_000) });
  expect(problems.map(({ code }) => code)).toContain("too-many-problems");
});

const GRAMMARS = "random texts of the grammars of Markdown and YAML are read or refused in time";

/** Environment variables set the number of texts and their first seed. */
const { HOSTILE_TEXTS = "200", HOSTILE_SEED = "20261122" } = process.env;
const COUNT = Number(HOSTILE_TEXTS);
const BATCH_SIZE = 100;

test(GRAMMARS, { tags: ["@exhaustive"], timeout: COUNT * LIMIT }, async () => {
  const slow: string[] = [];
  for (let at = 0; at < COUNT; at += BATCH_SIZE) {
    const seed = Number(HOSTILE_SEED) + at;
    for (const { file, text } of hostileTexts(seed, BATCH_SIZE)) {
      const { work } = await measureReading({ file, text });
      if (work > LIMIT) slow.push(`${work} ms, seed ${seed}, ${file}: ${text.slice(-200)}`);
    }
  }
  expect(slow).toEqual([]);
});

/** The mistakes that editors make with topics, each with its place and its remedy. */
import { expect, test } from "vitest";
import { articleWith } from "../../support/documents.ts";
import { checked, place } from "../../support/workspace.ts";

const TOPIC = "name: { es: Oficios, en: Crafts }\norder: 1\n";
const OTHER = "name: { es: Materia }\norder: 2\n";

const withTopics = (written: string) => articleWith("author: julia\n", `author: julia\ntopics: ${written}\n`);

/** Problems and warnings of a magazine with two topics, whose article names the first one unless `files` says more. */
async function toldOf(files: Record<string, string>) {
  const { told } = await checked({
    "topics/oficio.yaml": TOPIC,
    "topics/materia.yaml": OTHER,
    ...withTopics("[oficio, materia]"),
    ...files,
  });
  return told.map((problem) => `${place(problem)}: ${problem.message} ${problem.hint}`);
}

test("topics that documents name are fine", async () => {
  expect(await toldOf({})).toEqual([]);
});

const MISTAKES: [what: string, files: Record<string, string>, told: RegExp][] = [
  [
    "a misspelt topic",
    withTopics("[oficios, materia]"),
    /^articles\/Telar\.md:9:10 dangling-reference topics\[1\]: .*oficios.* .*«oficio»/,
  ],
  [
    "a topic twice",
    withTopics("[oficio, materia, oficio]"),
    /^articles\/Telar\.md:9:27 repeated-value topics\[3\]: .*oficio.*una sola vez/,
  ],
  ["a topic without its list", withTopics("oficio"), /^articles\/Telar\.md:9:9 wrong-type topics: .*Acá va una lista/],
  [
    "a topic of a name that another has",
    { "topics/materia.yaml": "name: { es: OFICIOS }\norder: 2\n" },
    /^topics\/oficio\.yaml:1:13 taken-topic name\.es: «Oficios».*topics\/materia\.yaml.*Dejá uno/,
  ],
  ["two topics in one place", { "topics/materia.yaml": "name: { es: Materia }\norder: 1\n" }, /repeated-field order: /],
  [
    "a colour that nobody reads",
    { "topics/oficio.yaml": `${TOPIC}color: "#111111"\n` },
    /^topics\/oficio\.yaml:3:8 low-contrast color: .*contraste.*otro tono/,
  ],
  [
    "a topic without a name",
    { "topics/oficio.yaml": "name: {}\norder: 1\n" },
    /^topics\/oficio\.yaml:1:7 .*name: .*algún idioma/,
  ],
  [
    "a topic that nobody uses",
    withTopics("[oficio]"),
    /^topics\/materia\.yaml:1:7 unused-topic name: .*materia.*topics de algún documento/,
  ],
];

test.each(MISTAKES)("%s is told with its place and its remedy", async (_what, files, told) => {
  const all = await toldOf(files);
  expect(all).toContainEqual(expect.stringMatching(told));
});

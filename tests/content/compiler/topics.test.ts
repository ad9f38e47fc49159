/** Topics of documents: mistakes in them and their remedies. */
import { expect, test } from "vitest";
import { articleWith } from "../../support/documents.ts";
import { checkFiles, place } from "../../support/workspace.ts";

const TOPIC = "name: { es: Oficios, en: Crafts }\norder: 1\n";
const OTHER_TOPIC = "name: { es: Materia }\norder: 2\n";

const withTopics = (topics: string) => articleWith("author: julia\n", `author: julia\ntopics: ${topics}\n`);

/** Checks a magazine with two topics and an article about both, with `files` added or replaced. */
async function reportsOf(files: Record<string, string>) {
  const { allProblems } = await checkFiles({
    "topics/oficio.yaml": TOPIC,
    "topics/materia.yaml": OTHER_TOPIC,
    ...withTopics("[oficio, materia]"),
    ...files,
  });
  return allProblems.map((problem) => `${place(problem)}: ${problem.message} ${problem.hint}`);
}

test("topics that documents name are accepted", async () => {
  expect(await reportsOf({})).toEqual([]);
});

test.each<[what: string, files: Record<string, string>, expected: RegExp]>([
  [
    "a misspelt topic",
    withTopics("[oficios, materia]"),
    /^articles\/Telar\.md:9:10 dangling-reference topics\[1\]: .*oficios.* .*«oficio»/,
  ],
  [
    "a repeated topic",
    withTopics("[oficio, materia, oficio]"),
    /^articles\/Telar\.md:9:27 repeated-value topics\[3\]: .*oficio.*una sola vez/,
  ],
  ["a topic outside a list", withTopics("oficio"), /^articles\/Telar\.md:9:9 wrong-type topics: .*Acá va una lista/],
  [
    "two topics with one order",
    { "topics/materia.yaml": "name: { es: Materia }\norder: 1\n" },
    /repeated-field order: /,
  ],
  [
    "an unreadable colour",
    { "topics/oficio.yaml": `${TOPIC}color: "#111111"\n` },
    /^topics\/oficio\.yaml:3:8 low-contrast color: .*contraste.*otro tono/,
  ],
  [
    "a topic without a name",
    { "topics/oficio.yaml": "name: {}\norder: 1\n" },
    /^topics\/oficio\.yaml:1:7 .*name: .*algún idioma/,
  ],
])("%s is reported at its place with a remedy", async (_what, files, expected) => {
  expect(await reportsOf(files)).toContainEqual(expect.stringMatching(expected));
});

/** The build publishes all content that the check accepts. The random content is valid or nearly valid. */
import { array, constantFrom, oneof, sample, tuple } from "fast-check";
import { expect, test } from "vitest";
import { type BuiltSite, builtSite } from "../../support/magazines/built-site.ts";
import { ISSUE } from "../../support/documents.ts";
import { runCommand } from "../../support/processes.ts";
import { anyMarkdown } from "../../support/content/hostile-texts.ts";
import type { Files } from "../../support/workspace.ts";

const SEED = Number(process.env.ACCEPTED_SEED ?? 5);
/** Maximum number of documents in one build. */
const AT_ONCE = 500;

const site = constantFrom("", "", "https://pompa.example", "http://POMPA.example", "https://pompa.example:443");
const PAGES = `/ /who /WHO/ /issues /News/Uno0 /news/uno0/ /News/Nada /Dos1 /colaboradores/ana-sosa /Editorials /news
  /club-pompa /buscar /issues/pagina/2 /who/../News/Nada /media/x.webp /news.rss /sitemap.xml /data/x.json
  /News/Uno%30 /100% /f/prueba //issues /colaboradores`;
const page = constantFrom("", ...PAGES.split(/\s+/));
const ENDS = ["?a=b", "#", "#nada", "#team", "#julia", "#article-Uno0", "#issue-Dos1", "?a#nada"];
const rest = constantFrom("", "", "", ...ENDS);
const link = tuple(site, page, rest).map((parts) => parts.join(""));

const writtenLink = tuple(constantFrom("[x](@)", "[x](<@>)", "<@>", "@", "[x][y]\n\n[y]: @\n", "[x](@ 'y')"), link).map(
  ([form, to]) => form.replace("@", to),
);
const WORDS = ["una casa", "*otra*", "**«hola»**", "- uno", "> dos", "## Tres", "| a |\n|---|\n| b |", "1. x"];
const words = constantFrom(...WORDS);
const text = array(oneof(writtenLink, writtenLink, words, anyMarkdown(80)), { minLength: 1, maxLength: 4 }).map(
  (parts) => parts.join("\n\n"),
);

const DAYS = constantFrom("2026-10-01", "2020-02-29", "1986-01-01");

const article = tuple(text, DAYS).map(
  ([body, day]) =>
    `---\nheadline: Una nota\npublished: ${day}\nimage: { src: Telar/portada.png, alt: Un telar }\n---\n\n${body}\n`,
);
const issue = tuple(link, text, DAYS).map(
  ([to, presentation, day]) =>
    `${ISSUE.replace("https://www.instagram.com/ana", JSON.stringify(to)).replace("2026-11-06", day)}presentation: ${JSON.stringify(presentation)}\n`,
);

/** Generates contents from a seed: one issue for every two articles. */
function contents(seed: number, count: number): Files {
  const [articles, issues] = [article, issue].map((each) => sample(each, { seed, numRuns: count })) as string[][];
  return Object.fromEntries(
    Array.from({ length: count }, (_, at): [string, string] =>
      at % 3 === 1 ? [`issues/Dos${at}.yaml`, issues?.[at] ?? ""] : [`articles/Uno${at}.md`, articles?.[at] ?? ""],
    ),
  );
}

function refusedFiles({ contentDir }: BuiltSite): string[] {
  const { stdout } = runCommand(["content", "check", "--format=json", "--content", contentDir]);
  const problems = JSON.parse(stdout) as { file: string; severity: string }[];
  return [...new Set(problems.filter(({ severity }) => severity === "error").map(({ file }) => file))];
}

/** Writes files, and removes those that the check refuses until it accepts the rest. Returns how many stay. */
async function accept(magazine: BuiltSite, files: Files): Promise<number> {
  await magazine.write(files);
  let remaining = Object.keys(files).length;
  for (let refused = refusedFiles(magazine); refused.length > 0; refused = refusedFiles(magazine)) {
    for (const file of refused) await magazine.remove(file.slice(file.lastIndexOf("content/") + "content/".length));
    remaining -= refused.length;
  }
  return remaining;
}

async function expectBuilt(count: number): Promise<void> {
  const magazine = await builtSite();
  for (let from = 0; from < count; from += AT_ONCE) {
    const files = contents(SEED + from, Math.min(AT_ONCE, count - from));
    expect(await accept(magazine, files)).toBeGreaterThan(0);
    await magazine.build();
    for (const file of Object.keys(files)) await magazine.remove(file).catch(() => {});
  }
}

test(`the build publishes what the check accepts of 4 documents (seed ${SEED})`, () => expectBuilt(4));

test(
  `the build publishes what the check accepts of 10,000 documents (seed ${SEED})`,
  { tags: ["@exhaustive"], timeout: 3_600_000 },
  () => expectBuilt(10_000),
);

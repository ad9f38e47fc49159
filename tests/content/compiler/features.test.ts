/** The documents that the home page features: the mistakes that editors make, renaming, and what is not published yet. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { applyRenaming } from "../../../src/content/authoring/apply-changes.ts";
import { renameDocument } from "../../../src/content/authoring/renaming/rename-document.ts";
import { ARTICLE, VALID } from "../../support/documents.ts";
import { checked, type Files, place, placesIn, workspace } from "../../support/workspace.ts";

const HOME = "pages/home.yaml";
const home = (...features: string[]): Files => ({
  [HOME]: `title: { en: Home }\nfeatures:\n${features.map((each) => `  - ${each}\n`).join("")}`,
});

const FEATURED: Files = { ...VALID, ...home("articles/Telar", "issues/MoraVidal") };

test("documents of different types are featured in the order of the editors", async () => {
  const space = await workspace(FEATURED);
  expect((await space.build()).problems).toEqual([]);
  const featured = [
    { type: "articles", slug: "Telar" },
    { type: "issues", slug: "MoraVidal" },
  ];
  expect(await space.list("pages")).toContainEqual(expect.objectContaining({ slug: "home", features: featured }));
});

const copies = (count: number) => Array.from({ length: count }, (_each, index) => `Telar${index}`);

test.each<[name: string, files: Files, expected: string, says: RegExp]>([
  ["a misspelled one", home("articles/Telra"), `${HOME}:3:5 dangling-reference features[1]`, /«Telar»/],
  [
    "one twice",
    home("issues/MoraVidal", "articles/Telar", "issues/MoraVidal"),
    `${HOME}:5:5 repeated-value features[3]`,
    /«issues\/MoraVidal» ya está más arriba/,
  ],
  ["one without a page", home("team/julia"), `${HOME}:3:5 invalid-format features[1]`, /Las carpetas son issues/],
  ["a name without its type", home("Telar"), `${HOME}:3:5 invalid-format features[1]`, /articles\/Telar/],
  [
    "a sixth",
    {
      ...Object.fromEntries(copies(6).map((slug) => [`articles/${slug}.md`, ARTICLE])),
      ...home(...copies(6).map((slug) => `articles/${slug}`)),
    },
    `${HOME}:3:3 out-of-range features`,
    /hasta cinco/,
  ],
  [
    "any on another page",
    { "pages/news.yaml": "title: { es: Notas }\nfeatures: [articles/Telar]\n" },
    "pages/news.yaml:2:1 misplaced-field features",
    /home/,
  ],
])("%s is told, with what to do", async (_name, files, expected, says) => {
  const { told } = await checked(files);
  const ofPages = told.filter(({ file }) => file.startsWith("pages/"));
  expect(ofPages.map(place)).toEqual([expected]);
  expect(ofPages.map(({ message, hint }) => `${message}\n${hint}`).join("\n")).toMatch(says);
});

test("five are as many as there may be", async () => {
  const articles = copies(5).map((slug) => [`articles/${slug}.md`, ARTICLE]);
  const files = { ...Object.fromEntries(articles), ...home(...copies(5).map((slug) => `articles/${slug}`)) };
  expect((await placesIn(files)).filter((each) => each.startsWith("pages/"))).toEqual([]);
});

const LATER: Files = {
  ...FEATURED,
  "articles/Telar.md": ARTICLE.replace("author: julia", "author: julia\ndraft: true"),
  "articles/Later.md": ARTICLE.replace(/published: .*/, "published: 2099-01-01"),
  ...home("articles/Telar", "articles/Later"),
};

test("what readers get names neither a draft nor a later piece, and a home page of them alone has no features", async () => {
  const space = await workspace(LATER);
  expect((await space.build()).problems).toEqual([]);
  expect([...(await space.output()).values()].join("\n")).not.toMatch(/Telar|Later|features"/);
  await space.build({ preview: true });
  expect(JSON.stringify(await space.list("pages"))).toContain('"Telar"');
});

test("a featured document keeps its place when it gets another name", async () => {
  const { contentDir } = await workspace(FEATURED);
  const renaming = await renameDocument({ contentDir, type: "articles", from: "Telar", to: "Trama" });
  if ("refusal" in renaming) throw new Error(renaming.refusal);
  await applyRenaming(contentDir, renaming);
  const text = await readFile(path.join(contentDir, HOME), "utf8");
  expect(text).toBe(home("articles/Trama", "issues/MoraVidal")[HOME]);
});

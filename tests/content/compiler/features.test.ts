/** The documents that the home page features: mistakes in the list, renaming, and unpublished documents. */
import { expect, test } from "vitest";
import { renameDocument } from "../../../src/content/authoring/renaming/rename-document.ts";
import { rename } from "../../support/content/accepted.ts";
import { ARTICLE, VALID } from "../../support/documents.ts";
import { checkFiles, type Files, place, placesIn, workspace } from "../../support/workspace.ts";

const HOME = "pages/home.yaml";
const home = (...features: string[]): Files => ({
  [HOME]: `title: { en: Home }\nfeatures:\n${features.map((each) => `  - ${each}\n`).join("")}`,
});

const FEATURED: Files = { ...VALID, ...home("articles/Telar", "issues/MoraVidal") };

test("the home page features documents of different types in the order of its file", async () => {
  const space = await workspace(FEATURED);
  expect((await space.build()).problems).toEqual([]);
  const expected = [
    { type: "articles", slug: "Telar" },
    { type: "issues", slug: "MoraVidal" },
  ];
  expect(await space.list("pages")).toContainEqual(expect.objectContaining({ slug: "home", features: expected }));
});

const copies = (count: number) => Array.from({ length: count }, (_each, index) => `Telar${index}`);

test.each<[name: string, files: Files, expected: string, says: RegExp]>([
  ["a misspelt feature", home("articles/Telra"), `${HOME}:3:5 dangling-reference features[1]`, /«Telar»/],
  [
    "a repeated feature",
    home("issues/MoraVidal", "articles/Telar", "issues/MoraVidal"),
    `${HOME}:5:5 repeated-value features[3]`,
    /«issues\/MoraVidal» ya está más arriba/,
  ],
  ["a feature without a page", home("team/julia"), `${HOME}:3:5 invalid-format features[1]`, /Las carpetas son issues/],
  ["a feature without its type", home("Telar"), `${HOME}:3:5 invalid-format features[1]`, /articles\/Telar/],
  [
    "a sixth feature",
    {
      ...Object.fromEntries(copies(6).map((slug) => [`articles/${slug}.md`, ARTICLE])),
      ...home(...copies(6).map((slug) => `articles/${slug}`)),
    },
    `${HOME}:3:3 out-of-range features`,
    /hasta cinco/,
  ],
  [
    "a feature on another page",
    { "pages/news.yaml": "title: { es: Notas }\nfeatures: [articles/Telar]\n" },
    "pages/news.yaml:2:1 misplaced-field features",
    /home/,
  ],
])("%s is reported with a remedy", async (_name, files, expected, says) => {
  const { allProblems } = await checkFiles(files);
  const pageProblems = allProblems.filter(({ file }) => file.startsWith("pages/"));
  expect(pageProblems.map(place)).toEqual([expected]);
  expect(pageProblems.map(({ message, hint }) => `${message}\n${hint}`).join("\n")).toMatch(says);
});

test("five features are accepted", async () => {
  const articles = copies(5).map((slug) => [`articles/${slug}.md`, ARTICLE]);
  const files = { ...Object.fromEntries(articles), ...home(...copies(5).map((slug) => `articles/${slug}`)) };
  expect((await placesIn(files)).filter((each) => each.startsWith("pages/"))).toEqual([]);
});

const UNPUBLISHED: Files = {
  ...FEATURED,
  "articles/Telar.md": ARTICLE.replace("author: julia", "author: julia\ndraft: true"),
  "articles/Later.md": ARTICLE.replace(/published: .*/, "published: 2099-01-01"),
  ...home("articles/Telar", "articles/Later"),
};

test("unpublished features are absent from the output for readers and present in a preview", async () => {
  const space = await workspace(UNPUBLISHED);
  expect((await space.build()).problems).toEqual([]);
  expect([...(await space.output()).values()].join("\n")).not.toMatch(/Telar|Later|features"/);
  await space.build({ preview: true });
  expect(JSON.stringify(await space.list("pages"))).toContain('"Telar"');
});

test("a renamed document keeps its place among the features", async () => {
  const { contentDir, contents } = await workspace(FEATURED);
  await rename(contentDir, renameDocument({ contentDir, type: "articles", from: "Telar", to: "Trama" }));
  expect((await contents())[HOME]).toBe(home("articles/Trama", "issues/MoraVidal")[HOME]);
});

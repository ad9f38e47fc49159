/** The contents of an issue: mistakes in them, renaming, and unpublished pieces. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { applyRenaming } from "../../../src/content/authoring/apply-changes.ts";
import { renameDocument } from "../../../src/content/authoring/renaming/rename-document.ts";
import { ARTICLE, ISSUE, VALID } from "../../support/documents.ts";
import { checkFiles, type Files, place, placesIn, workspace } from "../../support/workspace.ts";

const MORA = "issues/MoraVidal.yaml";
const contents = (...sections: string[]) => `${ISSUE}contents:\n${sections.map((each) => `  - ${each}\n`).join("")}`;
const article = (issue: string, more = "") =>
  ARTICLE.replace("author: julia", () => `author: julia\nissue: ${issue}${more}`);

/** An issue with contents, an article of it, and another issue. */
const GATHERED: Files = {
  ...VALID,
  [MORA]: contents("{ title: Oficios, pieces: [articles/Telar] }"),
  "articles/Telar.md": article("MoraVidal"),
  "issues/Nina.yaml": ISSUE.replaceAll("MoraVidal", "Nina").replace("#80", "#81"),
  "issues/Nina/tapa.png": [30, 40],
};

test("contents that agree with their pieces are accepted", async () => {
  expect(await placesIn(GATHERED)).toEqual([]);
});

const MISTAKES: [name: string, files: Files, expected: string, says: RegExp][] = [
  [
    "a piece that does not exist",
    { [MORA]: contents("{ pieces: [articles/Telra, articles/Telar] }") },
    `${MORA}:15:16 dangling-reference contents[1].pieces[1]`,
    /«Telar»/,
  ],
  [
    "a piece that names no issue",
    { "articles/Telar.md": ARTICLE },
    `${MORA}:15:32 piece-of-none contents[1].pieces[1]`,
    /«issue: MoraVidal»/,
  ],
  [
    "a piece of another issue",
    { "articles/Telar.md": article("Nina") },
    `${MORA}:15:32 piece-elsewhere contents[1].pieces[1]`,
    /«Nina» \(ver articles\/Telar\.md:9\)/,
  ],
  [
    "a piece twice",
    { [MORA]: contents("{ title: Uno, pieces: [articles/Telar] }", "{ title: Dos, pieces: [articles/Telar] }") },
    `${MORA}:16:28 repeated-piece contents[2].pieces[1]`,
    /«articles\/Telar» ya está más arriba/,
  ],
  [
    "a section twice",
    { [MORA]: contents("{ title: Oficios, pieces: [articles/Telar] }", "{ title: oficios, pieces: [articles/Otra] }") },
    `${MORA}:16:14 repeated-section contents[2].title`,
    /«oficios» ya está más arriba/,
  ],
  [
    "a section without pieces",
    { [MORA]: contents("{ title: Oficios, pieces: [] }") },
    `${MORA}:15:31 empty-section contents[1].pieces`,
    /ninguna pieza/,
  ],
  [
    "an issue as a piece",
    { [MORA]: contents("{ pieces: [issues/Nina] }") },
    `${MORA}:15:16 not-a-piece contents[1].pieces[1]`,
    /articles.*adentro de otro/s,
  ],
  [
    "an issue of another year",
    { "articles/Telar.md": article("MoraVidal").replace("2026-10-01", "2025-10-01") },
    "articles/Telar.md:9:8 distant-issue issue",
    /2026-11-06.*MoraVidal\.yaml:3/,
  ],
  [
    "an issue that does not exist",
    { "articles/Telar.md": article("MoraVidla"), [MORA]: ISSUE },
    "articles/Telar.md:9:8 dangling-reference issue",
    /«MoraVidal»/,
  ],
];

test.each(MISTAKES)("%s is reported with a remedy", async (_name, files, expected, says) => {
  const { allProblems } = await checkFiles({ ...GATHERED, ...files });
  expect(allProblems.map(place)).toEqual([expected]);
  expect(allProblems.map(({ message, hint }) => `${message}\n${hint}`).join("\n")).toMatch(says);
});

test("an issue of another year is a warning, not an error", async () => {
  const oldArticle = article("MoraVidal").replace("2026-10-01", "2025-10-01");
  const { problems } = await checkFiles({ ...GATHERED, "articles/Telar.md": oldArticle });
  expect(problems).toEqual([]);
});

const DRAFT = article("MoraVidal", "\ndraft: true");
const SECRET = /Telar|Oficios/;

test("a piece enters the contents of an unchanged issue when it is no longer a draft", async () => {
  const space = await workspace({ ...GATHERED, "articles/Telar.md": DRAFT });
  expect((await space.build()).problems).toEqual([]);
  expect(JSON.stringify(await space.list("issues"))).not.toMatch(SECRET);
  await space.write({ "articles/Telar.md": article("MoraVidal") });
  await space.build();
  expect(JSON.stringify(await space.list("issues"))).toMatch(SECRET);
});

test("a published piece names an unpublished issue only in a preview", async () => {
  const space = await workspace({ ...GATHERED, [MORA]: `${ISSUE}draft: true\n` });
  expect((await space.build()).problems).toEqual([]);
  expect(await space.list("articles")).toMatchObject([{ slug: "Telar" }]);
  expect([...(await space.output()).values()].join("\n")).not.toContain("MoraVidal");
  await space.build({ preview: true });
  expect(await space.list("articles")).toMatchObject([{ issue: { slug: "MoraVidal" } }]);
});

test("a renamed piece stays in the contents, and a renamed issue keeps its pieces", async () => {
  const { contentDir } = await workspace(GATHERED);
  const rename = async (from: string, to: string) => {
    const [type = "", slug = ""] = from.split("/");
    const renaming = await renameDocument({ contentDir, type, from: slug, to });
    if ("refusal" in renaming) throw new Error(renaming.refusal);
    await applyRenaming(contentDir, renaming);
  };
  await rename("articles/Telar", "Urdimbre");
  await rename("issues/MoraVidal", "Mora");
  const read = (file: string) => readFile(path.join(contentDir, file), "utf8");
  expect(await read("issues/Mora.yaml")).toContain("pieces: [articles/Urdimbre]");
  expect(await read("articles/Urdimbre.md")).toContain("issue: Mora\n");
});

/** The contents of an issue: pieces that do not exist, renaming, and unpublished pieces. */
import { expect, test } from "vitest";
import { renameDocument } from "../../../src/content/authoring/renaming/rename-document.ts";
import { rename } from "../../support/content/accepted.ts";
import { ARTICLE, ISSUE, VALID } from "../../support/documents.ts";
import { checkFiles, type Files, place, placesIn, workspace } from "../../support/workspace.ts";

const MORA = "issues/MoraVidal.yaml";
const contents = (...sections: string[]) => `${ISSUE}contents:\n${sections.map((each) => `  - ${each}\n`).join("")}`;
const article = (issue: string, more = "") =>
  ARTICLE.replace("author: julia", () => `author: julia\nissue: ${issue}${more}`);

/** An issue with contents, an article that belongs to this issue, and another issue. */
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

test.each<[name: string, files: Files, expected: string]>([
  [
    "a piece that does not exist",
    { [MORA]: contents("{ pieces: [articles/Telra, articles/Telar] }") },
    `${MORA}:15:16 dangling-reference contents[1].pieces[1]`,
  ],
  [
    "an issue that does not exist",
    { "articles/Telar.md": article("MoraVidla"), [MORA]: ISSUE },
    "articles/Telar.md:9:8 dangling-reference issue",
  ],
])("%s is reported with the right name", async (_name, files, expected) => {
  const { allProblems } = await checkFiles({ ...GATHERED, ...files });
  expect(allProblems.map(place)).toEqual([expected]);
  expect(allProblems[0]?.hint).toMatch(/«Telar»|«MoraVidal»/);
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
  const { contentDir, contents: read } = await workspace(GATHERED);
  await rename(contentDir, renameDocument({ contentDir, type: "articles", from: "Telar", to: "Urdimbre" }));
  await rename(contentDir, renameDocument({ contentDir, type: "issues", from: "MoraVidal", to: "Mora" }));
  const after = await read();
  expect(after["issues/Mora.yaml"]).toContain("pieces: [articles/Urdimbre]");
  expect(after["articles/Urdimbre.md"]).toContain("issue: Mora\n");
});

/** A duplicate has the fields and comments of the original, a new name and its own pictures, and is a draft. */
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { duplicateDocument } from "../../../src/content/authoring/creating/duplicate-document.ts";
import { accepted } from "../../support/content/accepted.ts";
import { ARTICLE, ISSUE, TEAM_MEMBER, VALID } from "../../support/documents.ts";
import { type Files, place, type Workspace, workspace } from "../../support/workspace.ts";

const TODAY = "2026-11-20";

async function duplicate({ contentDir }: Workspace, type: string, slug: string, name: string) {
  const { file } = await accepted(duplicateDocument({ contentDir, type, slug, name, today: TODAY }));
  return { file: path.relative(contentDir, file), text: await readFile(file, "utf8") };
}

const PICTURES = `
![Un hilo](Telar/portada.png) y ![otro](../issues/MoraVidal/tapa.png).

Ver [Telar](/News/Telar).
`;

test("a duplicated article gets its own name, day, pictures and draft mark, and nothing else changes", async () => {
  const text = `${ARTICLE.replace("headline: El telar", "# Una nota.\nheadline: 'El telar' # título").replace("image:", "link: /news/telar # a mano\nimage:")}${PICTURES}`;
  const space = await workspace({ ...VALID, "articles/Telar.md": text });
  const copy = await duplicate(space, "articles", "Telar", "La urdimbre");
  expect(copy).toEqual({
    file: "articles/LaUrdimbre.md",
    text: text
      .replace("'El telar'", "'La urdimbre'")
      .replace("2026-10-01", TODAY)
      .replace("link: /news/telar # a mano\n", "")
      .replaceAll("Telar/portada", "LaUrdimbre/portada")
      .replace("author: julia\n", "author: julia\ndraft: true\n"),
  });
  expect(await readFile(path.join(space.contentDir, "articles/Telar.md"), "utf8")).toBe(text);
  const files = ["LaUrdimbre", "LaUrdimbre.md", "Telar", "Telar.md"];
  expect((await readdir(path.join(space.contentDir, "articles"))).toSorted()).toEqual(files);
  expect((await space.check()).problems.map(place)).toEqual([]);
});

test("a duplicated issue keeps Windows line ends, a folded name and the comment of its draft mark", async () => {
  const text = ISSUE.replace("name: Mora Vidal", "name: >-\n  Mora\n  Vidal")
    .replace("layout: bri", "draft: false # publicado\nlayout: bri")
    .replaceAll("\n", "\r\n");
  const space = await workspace({ ...VALID, "issues/MoraVidal.yaml": text });
  const copy = await duplicate(space, "issues", "MoraVidal", "Nina Cobo");
  expect(copy.text).toContain("name: >-\r\n  Nina\r\n  Cobo\r\npublished: 2026-11-20\r\n");
  expect(copy.text).toContain("draft: true # publicado\r\n");
  expect(copy.text).not.toMatch(/(?<!\r)\n/);
  expect((await space.check()).problems.map(place)).toEqual([]);
});

test("a duplicate has no corrections, and no contents, because its pieces appear in another issue", async () => {
  const space = await workspace({
    ...VALID,
    "issues/MoraVidal.yaml": `${ISSUE}contents:\n  - pieces: [articles/Telar]\nupdated: 2026-11-07\n`,
    "articles/Telar.md": ARTICLE.replace(
      "author: julia\n",
      "author: julia\nissue: MoraVidal\ncorrections:\n  - day: 2026-10-02\n    text: Decía mayo.\n",
    ),
  });
  expect((await space.check()).problems.map(place)).toEqual([]);
  await duplicate(space, "issues", "MoraVidal", "Nina Cobo");
  await duplicate(space, "articles", "Telar", "Urdimbre");
  expect((await space.check()).problems.map(place)).toEqual([]);
});

test("an added draft mark has the line ends of its document", async () => {
  const files = { "issues/MoraVidal.yaml": ISSUE, "articles/Telar.md": ARTICLE };
  const windows = Object.entries(files).map(([file, text]) => [file, text.replaceAll("\n", "\r\n")]);
  const space = await workspace({ ...VALID, ...(Object.fromEntries(windows) as Files) });
  const issue = await duplicate(space, "issues", "MoraVidal", "Nina Cobo");
  expect(issue.text.endsWith("ana\r\ndraft: true\r\n")).toBe(true);
  const article = await duplicate(space, "articles", "Telar", "Urdimbre");
  expect(article.text).toContain("author: julia\r\ndraft: true\r\n---\r\n");
});

test.each<[string, string]>([
  ["a block of lines at the end", `${ISSUE}presentation: |\n  Un texto.\n\n  Otro.\n`],
  ["comments at the end", `${ISSUE}\n# lang: en\n`],
  ["no line break at the end", ISSUE.trimEnd()],
  [
    "braces",
    '{ number: "#80", name: Mora, published: 2026-11-06, color: "#39FF14", layout: bri, credits: {}, image: { src: MoraVidal/tapa.png, alt: Tapa } }',
  ],
])("the duplicate of a document with %s is a draft", async (_name, text) => {
  const space = await workspace({ ...VALID, "issues/MoraVidal.yaml": text });
  const copy = await duplicate(space, "issues", "MoraVidal", "Nina Cobo");
  expect(copy.text).toMatch(/\bdraft: true\b/);
  expect((await space.check()).problems.map(place)).toEqual([]);
  await space.build({ now: TODAY });
  expect([...(await space.output()).keys()].filter((module) => module.includes("Nina"))).toEqual([]);
});

test("a duplicated team member gets neither day nor draft mark, and a profile its new name in two places", async () => {
  const profile = `title: Ana
images: [{ src: industria1/a.png, alt: Ana, orientation: portrait }]
credits: { name: { name: Ana, link: "" }, occupation: "", age: "", style: "", brands: "" }
`;
  const space = await workspace({ ...VALID, "profiles/industria1.yaml": profile, "profiles/industria1/a.png": [3, 4] });
  const member = await duplicate(space, "team", "julia", "Ana Sosa");
  expect(member).toEqual({
    file: "team/ana-sosa.yaml",
    text: TEAM_MEMBER.replace("Julia Paz", "Ana Sosa").replace("julia/retrato", "ana-sosa/retrato"),
  });
  const copy = await duplicate(space, "profiles", "industria1", "Nina");
  expect(copy.file).toBe("profiles/industria2.yaml");
  expect(copy.text.match(/Nina/g)).toHaveLength(2);
  expect((await space.check()).problems.map(place)).toEqual([]);
});

test.each<[string, Files, string, string, string]>([
  ["a name that is taken", {}, "Telar", "Telar", "Ya existe articles/Telar.md"],
  ["a name without letters", {}, "Telar", "¡!", "no tiene letras"],
  ["a folder that is taken", { "articles/Otra/a.png": [1, 1] }, "Telar", "Otra", "Ya existe la carpeta articles/Otra"],
  ["a document that does not exist", {}, "Tela", "Otra", "no existe"],
  ["a path outside the content folder", {}, "../site", "Otra", "no existe"],
  ["a document with mistakes", { "articles/Rota.md": "---\n[\n---\n" }, "Rota", "Otra", "tiene problemas"],
])("%s is refused, and nothing changes", async (_name, files, slug, name, message) => {
  const space = await workspace({ ...VALID, ...files });
  const before = await space.contents();
  const request = { contentDir: space.contentDir, type: "articles", slug, name, today: TODAY } as const;
  expect(await duplicateDocument(request)).toEqual({ refusal: expect.stringContaining(message) as string });
  expect(await space.contents()).toEqual(before);
});

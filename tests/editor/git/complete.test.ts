/** Only complete content is published. Content that others could not build is refused, with what it lacks. */
import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { EditedContent } from "../../../src/editor/server/content/edited-content.ts";
import { EXHAUSTIVE } from "../../support/exhaustive.ts";
import { newFolder } from "../../support/folders.ts";
import { ARTICLE, ISSUE, TEAM_MEMBER } from "../../support/documents.ts";
import { revisionsOf, removeModels, repository, type TestRepository } from "../../support/git/repository.ts";
import { PAGES, SITE } from "../../support/workspace.ts";

afterAll(removeModels);

const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#888" } })
    .png()
    .toBuffer();
const [SQUARE, TALL, WIDE] = [await draw(40, 40), await draw(30, 40), await draw(60, 40)];

const MAGAZINE = {
  "site.yaml": SITE,
  ...PAGES,
  "team/julia.yaml": TEAM_MEMBER,
  "team/julia/retrato.png": SQUARE,
  "issues/MoraVidal.yaml": ISSUE,
  "issues/MoraVidal/tapa.png": TALL,
  "articles/Telar.md": ARTICLE,
  "articles/Telar/portada.png": WIDE,
};

/** A new issue with its picture. */
const NINA = {
  "issues/Nina.yaml": ISSUE.replaceAll("MoraVidal", "Nina").replace("#80", "#81"),
  "issues/Nina/tapa.png": TALL,
};

const magazine = () => repository({ files: MAGAZINE });

async function open(space: TestRepository) {
  const content = new EditedContent(space.contentDir, path.join(space.root, "out"));
  return space.open({ compile: (folder) => content.problemsIn(folder) });
}

const publish = async (space: TestRepository) => (await open(space)).publish({ sentence: "Prueba" });

/** Expects that nothing is published, and that the refusal contains all parts. */
async function expectRefused(space: TestRepository, ...parts: string[]) {
  const before = space.remoteGit("rev-parse", "main");
  const answer = await publish(space);
  expect(answer).toMatchObject({ reason: "unavailable", refusal: expect.stringContaining("No se publicó nada") });
  for (const each of parts) expect(answer).toMatchObject({ refusal: expect.stringContaining(each) as string });
  expect(space.remoteGit("branch", "--format=%(refname:short)")).toBe("main\n");
  expect(space.remoteGit("rev-parse", "main")).toBe(before);
}

test("a choice without the documents that it needs is refused, and the refusal names them", async () => {
  const space = await magazine();
  const article = ARTICLE.replace("Un texto", "[Nina](/Nina)");
  const site = SITE.replace("Una revista", "Otra revista");
  await space.write({ ...NINA, "articles/Telar.md": article, "site.yaml": site });
  const editor = await open(space);
  const alone = await revisionsOf(editor, "articles/Telar.md");
  expect(await editor.publish({ sentence: "Prueba", only: alone })).toMatchObject({
    refusal: expect.stringMatching(/\/Nina[^]*elegí también: Nina, site\.$/) as string,
  });
  const both = await revisionsOf(editor, "articles/Telar.md", "issues/Nina.yaml");
  expect(await editor.publish({ sentence: "Prueba", only: both })).toMatchObject({ where: "remote" });
});

test("a document that is removed during a publication of others does not stop it", async () => {
  const space = await magazine();
  await space.write({ "site.yaml": SITE.replace("Una revista", "Otra revista") });
  const compile = async () => {
    await rm(path.join(space.contentDir, "articles/Telar.md"), { force: true });
    return ["Un problema que ya tenía la última publicación"];
  };
  const editor = await space.open({ compile });
  const only = await revisionsOf(editor, "site.yaml");
  expect(await editor.publish({ sentence: "Prueba", only })).toMatchObject({ where: "remote" });
  expect(space.remoteGit("show", "main:content/articles/Telar.md")).toContain("Un texto");
});

for (const [how, file, options] of [
  ["by a .gitignore above", ".gitignore", {}],
  ["by .git/info/exclude", ".git/info/exclude", EXHAUSTIVE],
  ["by a .gitignore beside it", "content/issues/.gitignore", EXHAUSTIVE],
] as const)
  test(`a picture that Git ignores ${how} is named in the refusal, with the rule`, options, async () => {
    const space = await magazine();
    await writeFile(path.join(space.root, file), "*.jpg\ntapa.*\n");
    await space.write(NINA);
    await expectRefused(space, "Nina: ", "deja afuera issues/Nina/tapa.png («tapa.*», en ");
    expect((await (await open(space)).changes()).leftOut).toMatchObject([{ file: "issues/Nina/tapa.png" }]);
  });

test("a picture that the editor's own Git configuration ignores is named too, with the rule", EXHAUSTIVE, async () => {
  const space = await magazine();
  const ignored = path.join(await newFolder(), "ignored");
  await writeFile(ignored, "*.png\n");
  space.git("config", "core.excludesFile", ignored);
  await space.write(NINA);
  await expectRefused(space, `deja afuera issues/Nina/tapa.png («*.png», en ${ignored}`);
});

test("an ignored document is listed as left out, and a link to it stops the publication", async () => {
  const space = await magazine();
  await writeFile(path.join(space.root, ".gitignore"), "Nina.yaml\n");
  await space.write(NINA);
  expect((await (await open(space)).changes()).leftOut).toEqual([
    { file: "issues/Nina.yaml", rule: "«Nina.yaml», en .gitignore:1" },
  ]);
  await space.write({ "articles/Telar.md": ARTICLE.replace("Un texto", "[Nina](/Nina)") });
  await expectRefused(space, "Telar: Ninguna página del sitio está en /Nina.");
});

test("ignored pictures that no document uses do not stop a publication", EXHAUSTIVE, async () => {
  const space = await magazine();
  await writeFile(path.join(space.root, ".gitignore"), "*.psd\nprueba.png\n");
  await space.write({
    "issues/MoraVidal/tapa.psd": "x",
    "issues/MoraVidal/prueba.png": TALL,
    "site.yaml": `${SITE}\n`,
  });
  const editor = await space.open({ unused: async () => (file) => file.endsWith("prueba.png") });
  expect((await editor.changes()).leftOut).toEqual([]);
  expect(await publish(space)).toMatchObject({ where: "remote" });
});

test("a Git filter that makes a document invalid stops the publication", EXHAUSTIVE, async () => {
  const space = await magazine();
  await writeFile(path.join(space.root, ".gitattributes"), "*.yaml filter=corto\n");
  space.git("config", "filter.corto.clean", "head -n 3");
  space.git("config", "filter.corto.smudge", "cat");
  await space.write({ "issues/MoraVidal.yaml": ISSUE.replace("Mora Vidal", "Mora") });
  await expectRefused(space, "Mora Vidal: ");
});

test("two edits that merge into an invalid document stop the publication", async () => {
  const space = await magazine();
  await space.publish({ "articles/Telar.md": ARTICLE.replace("---\nheadline", "---\nlang: es\nheadline") });
  await space.write({ "articles/Telar.md": ARTICLE.replace("author: julia", "author: julia\nlang: en") });
  await expectRefused(space, "Telar: ");
});

test("a link to a document that somebody else removed meanwhile stops the publication", EXHAUSTIVE, async () => {
  const space = await magazine();
  await space.publish({ "issues/MoraVidal.yaml": undefined, "issues/MoraVidal/tapa.png": undefined });
  await space.write({ "articles/Telar.md": ARTICLE.replace("Un texto", "[Mora](/MoraVidal)") });
  await expectRefused(space, "Telar: Ninguna página del sitio está en /MoraVidal.");
});

test("a problem that is already published does not stop a publication", EXHAUSTIVE, async () => {
  const space = await magazine();
  await space.publish({ "issues/MoraVidal/tapa.png": undefined });
  await space.write({ "articles/Telar.md": ARTICLE.replace("Un texto", "Otro texto") });
  expect(await publish(space)).toMatchObject({ where: "remote" });
});

test("Windows line endings are published as line feeds", EXHAUSTIVE, async () => {
  const space = await magazine();
  space.git("config", "core.autocrlf", "true");
  await space.write({ "issues/MoraVidal.yaml": ISSUE.replace("Mora Vidal", "Mora").replaceAll("\n", "\r\n") });
  expect(await publish(space)).toMatchObject({ where: "remote" });
  expect(space.remoteGit("show", "main:content/issues/MoraVidal.yaml")).not.toContain("\r");
});

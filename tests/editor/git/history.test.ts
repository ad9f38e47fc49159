/** Versions of documents, removed documents and publications, read from real repositories. */
import { existsSync } from "node:fs";
import { rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, test } from "vitest";
import { openRepository } from "../../../src/editor/server/git/repository.ts";
import { git, publishAll } from "../../support/git/git.ts";
import { formerFile, removeModels, repository, type TestRepository } from "../../support/git/repository.ts";

afterAll(removeModels);

const FILE = "articles/Telar.md";
const textOf = (words: string) => `---\ntitle: Telar\n---\n${words}\n`;

/** Publishes each of `texts` from another clone, and fetches the new commits. */
async function publishElsewhere(space: TestRepository, ...texts: Record<string, string | undefined>[]): Promise<void> {
  for (const files of texts) await space.publish(files);
  space.git("fetch", "--quiet");
}

test("the versions of a document are listed newest first, each with its text", async () => {
  const space = await repository();
  await publishElsewhere(space, { [FILE]: textOf("Dos") }, { "site.yaml": "name: Otra\n" }, { [FILE]: textOf("Tres") });
  // An unpublished text does not count as a version.
  await space.write({ [FILE]: textOf("Sin publicar") });
  const opened = await space.open();
  const { versions, isShallow } = await opened.history(FILE);
  const texts = await Promise.all(versions.map(({ commit, file }) => formerFile(opened, file, commit)));
  expect(texts.map(String)).toEqual([textOf("Tres"), textOf("Dos"), textOf("Un hilo.")]);
  expect(versions.at(-1)).toMatchObject({ author: "Julia Paz", sentence: "Primera publicación", file: FILE });
  expect(Date.parse(versions[0]?.time ?? "")).toBeGreaterThan(0);
  expect(isShallow).toBe(false);
});

test("a renamed document has the versions under its former name too", async () => {
  const space = await repository();
  await publishElsewhere(space, { [FILE]: textOf("Un hilo, y otro.") });
  space.git("merge", "--quiet", "--ff-only", "origin/main");
  await rename(path.join(space.contentDir, FILE), path.join(space.contentDir, "articles/Urdimbre.md"));
  publishAll(space.root, "Cambia el nombre");
  const { versions } = await (await space.open()).history("articles/Urdimbre.md");
  expect(versions.map(({ file }) => file)).toEqual(["articles/Urdimbre.md", FILE, FILE]);
  expect(versions[0]).toMatchObject({ sentence: "Cambia el nombre", author: "Ana Editora" });
});

test.each([
  ["content: describe the pictures", "Cambio de quien mantiene el sitio"],
  ["fix(articles)!: spell it right", "Cambio de quien mantiene el sitio"],
  ["Ortografía: sin tilde", "Ortografía: sin tilde"],
])("a commit «%s» is shown as «%s»", async (message, sentence) => {
  const space = await repository();
  await space.write({ [FILE]: textOf("Otro hilo.") });
  publishAll(space.root, message);
  const { versions } = await (await space.open()).history(FILE);
  expect(versions[0]).toMatchObject({ sentence });
});

test("a history cut off by a shallow clone is marked as shallow", async () => {
  const space = await repository();
  await publishElsewhere(space, { [FILE]: textOf("Dos") });
  const clone = path.join(path.dirname(space.remote), "corta");
  git(path.dirname(clone))("clone", "--quiet", "--depth", "1", pathToFileURL(space.remote).href, clone);
  const { versions, isShallow } = (await (await openRepository(path.join(clone, "content")))?.history(FILE)) ?? {};
  expect(isShallow).toBe(true);
  expect(versions).toHaveLength(1);
});

test("removed documents are listed and readable with their pictures; one that came back is not listed", async () => {
  const space = await repository();
  const [issue, picture] = ["issues/AnaSosa.yaml", "issues/AnaSosa/tapa.webp"];
  await publishElsewhere(
    space,
    { [issue]: undefined, [picture]: undefined },
    { [FILE]: undefined },
    { [FILE]: textOf("Otra") },
  );
  const opened = await space.open();
  const removed = await opened.removedDocuments();
  expect(removed.map(({ file }) => file)).toEqual([issue]);
  const before = await opened.contentAt(`${removed[0]?.commit}^`);
  expect([...before.files.keys()]).toEqual(expect.arrayContaining([issue, picture]));
  expect(String(await before.read(picture))).toBe("tapa\0");
});

test("a file that never existed, or lies outside the content, has no versions", async () => {
  const opened = await (await repository()).open();
  expect(await opened.history("articles/Nada.md")).toEqual({ versions: [], isShallow: false });
  expect(await opened.history("../package.json")).toEqual({ versions: [], isShallow: false });
});

test("the commit graph is written to the given folder and changes no answer", async () => {
  const space = await repository();
  const historyDir = path.join(path.dirname(space.root), "historia, apuntada");
  const graph = path.join("info", "commit-graph");
  const opened = await space.open({ historyDir });
  await expect.poll(() => existsSync(path.join(historyDir, graph))).toBe(true);
  expect(existsSync(path.join(space.root, ".git/objects", graph))).toBe(false);
  // The commit graph does not have these publications.
  await publishElsewhere(space, { [FILE]: textOf("Dos") }, { "issues/AnaSosa.yaml": undefined });
  const plain = await space.open();
  const { versions } = await opened.history(FILE);
  expect(versions).toHaveLength(2);
  expect({ versions, isShallow: false }).toEqual(await plain.history(FILE));
  expect(await opened.removedDocuments()).toEqual(await plain.removedDocuments());
  await rm(historyDir, { recursive: true });
  expect((await opened.history(FILE)).versions).toEqual(versions);
});

test("versions are listed even where no commit graph can be written", async () => {
  const space = await repository();
  const historyDir = path.join(path.dirname(space.root), "archivo");
  await writeFile(historyDir, "");
  const { versions } = await (await space.open({ historyDir })).history(FILE);
  expect(versions).toHaveLength(1);
  expect(existsSync(path.join(space.root, ".git/objects/info/commit-graph"))).toBe(false);
});

test("publications are listed newest first, each with its changed documents", async () => {
  const space = await repository();
  await publishElsewhere(
    space,
    { "issues/AnaSosa/tapa.webp": "otra\0" },
    { "README.md": "Una guía.\n" },
    { [FILE]: undefined, "issues/MoraVidal.yaml": "title: Mora Vidal\n" },
  );
  await space.write({ "site.yaml": "name: Sin publicar\n" });
  const publications = await (await space.open()).publications();
  expect(publications.map(({ documents }) => documents)).toEqual([
    [FILE, "issues/MoraVidal.yaml"],
    ["issues/AnaSosa.yaml"],
    [FILE, "issues/AnaSosa.yaml", "site.yaml"],
  ]);
  expect(publications.at(-1)).toMatchObject({ author: "Julia Paz", sentence: "Primera publicación" });
});

test("an accepted publication is listed with its editor's sentence and name", async () => {
  const space = await repository();
  const opened = await space.open();
  await space.write({ [FILE]: textOf("Dos") });
  await space.protect();
  const outcome = await opened.publish({ sentence: "Cambia Telar" });
  await space.protect(false);
  if (!("waiting" in outcome) || !outcome.waiting) throw new Error("It does not wait.");
  // Both sides changed content, so the merge differs from both.
  await space.publish({ "site.yaml": "name: Otra\n" });
  await space.accept(outcome.waiting.branch);
  space.git("fetch", "--quiet");
  const [one, other] = await opened.publications();
  expect([one, other].toSorted((a, b) => String(a?.sentence).localeCompare(String(b?.sentence)))).toMatchObject([
    { sentence: "Cambia Telar", author: "Ana Editora", documents: [FILE] },
    { sentence: "Publica", author: "Julia Paz", documents: ["site.yaml"] },
  ]);
});

/** «Publicar»: one commit of the content, on the main branch or, where it is protected, on a branch of its own. */
import { chmod, mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import {
  LINK,
  revisionsOf,
  ownState,
  removeModels,
  repository,
  type TestRepository,
  TEXTS,
} from "../../support/git/repository.ts";

afterAll(removeModels);

const BRANCH = "redaccion/2026-11-22-cambia-ana-sosa";
const SENTENCE = "Cambia Ana Sosa";
const ana = TEXTS["issues/AnaSosa.yaml"] ?? "";
const changed = { "issues/AnaSosa.yaml": ana.replace("2024", "2025") };

/** Returns the changes in the last commit of a remote branch, each in the form `M content/site.yaml`. */
const publishedFiles = ({ remoteGit }: TestRepository, branch = "main") =>
  remoteGit("diff", "--name-status", "--no-renames", `${branch}^`, branch).trim().replaceAll("\t", " ").split("\n");

test("publishing commits the content on top of the published one, on the main branch", async () => {
  const space = await repository();
  await space.write({ ...changed, "issues/Ñandú uno/b.webp": "b\0", "site.yaml": "name: Otra\n" });
  await space.remove("articles/Telar.md");
  const editor = await space.open();
  expect(await editor.publish({ sentence: `  ${SENTENCE}\n` })).toEqual({ sentence: SENTENCE, where: "remote" });
  expect(space.remoteGit("-c", "core.quotePath=false", "log", "--format=%an <%ae> %s", "main^..main")).toBe(
    `Ana Editora <alguien@pompa.example> ${SENTENCE}\n`,
  );
  expect(space.remoteGit("-c", "core.quotePath=false", "diff", "--name-status", "main^", "main")).toBe(
    "D\tcontent/articles/Telar.md\nM\tcontent/issues/AnaSosa.yaml\nA\tcontent/issues/Ñandú uno/b.webp\nM\tcontent/site.yaml\n",
  );
  expect(space.remoteGit("show", "main:content/issues/AnaSosa.yaml")).toBe(changed["issues/AnaSosa.yaml"]);
  expect((await editor.changes()).changes).toEqual([]);
  expect(space.git("branch", "--list", "redaccion*")).toBe("");
});

/** Changes content and code. The changes are staged, changed again after that, stashed or untracked. */
async function changeCodeToo(space: TestRepository): Promise<void> {
  await space.write({ "site.yaml": "name: Guardada\n" });
  space.git("stash");
  await writeFile(path.join(space.root, "src/código.ts"), "preparado\n");
  space.git("add", "src");
  await writeFile(path.join(space.root, "src/código.ts"), "y cambiado\n");
  await writeFile(path.join(space.root, "suelto.txt"), "sin seguir\n");
  await space.write({ ...changed, "issues/Nueva.yaml": "title: Nueva\n" });
  space.git("add", "content/issues/AnaSosa.yaml");
}

test("a checked-out main branch moves along, and other staged changes stay staged", async () => {
  const space = await repository();
  await changeCodeToo(space);
  const { files, stashes } = await ownState(space);
  expect(await (await space.open()).publish({ sentence: SENTENCE })).toMatchObject({ where: "remote" });
  expect(await ownState(space)).toMatchObject({ files, stashes });
  expect(space.git("rev-parse", "HEAD", "main")).toBe(space.git("rev-parse", "origin/main", "origin/main"));
  expect(space.git("-c", "core.quotePath=false", "status", "--porcelain")).toBe("MM src/código.ts\n?? suelto.txt\n");
  expect(publishedFiles(space)).toEqual(["M content/issues/AnaSosa.yaml", "A content/issues/Nueva.yaml"]);
});

test("publishing from another branch leaves branch, index, stashes and files as they are", async () => {
  const space = await repository();
  space.git("checkout", "--quiet", "-b", "propia");
  await changeCodeToo(space);
  const before = await ownState(space);
  const editor = await space.open();
  expect(await editor.publish({ sentence: SENTENCE })).toMatchObject({ where: "remote" });
  expect(await ownState(space)).toEqual(before);
  expect((await editor.changes()).changes).toEqual([]);
});

test("a commit outside the content is not published, and its branch does not move", async () => {
  const space = await repository();
  await writeFile(path.join(space.root, "src/código.ts"), "dos\n");
  await space.write(changed);
  space.git("commit", "--quiet", "--all", "-m", "Todo junto");
  const main = space.git("rev-parse", "main");
  await (await space.open()).publish({ sentence: SENTENCE });
  expect(space.git("rev-parse", "main")).toBe(main);
  expect(publishedFiles(space)).toEqual(["M content/issues/AnaSosa.yaml"]);
});

test("publishing leaves what others published since", async () => {
  const space = await repository();
  await space.write(changed);
  await space.publish({ "issues/Nueva.yaml": "title: Nueva\n", "articles/Telar.md": undefined });
  await (await space.open()).publish({ sentence: SENTENCE });
  expect(space.remoteGit("log", "-1", "--format=%s", "main^")).toBe("Publica\n");
  expect(publishedFiles(space)).toEqual(["M content/issues/AnaSosa.yaml"]);
});

test("file modes and hidden files stay as they are published", { tags: ["@exhaustive"] }, async () => {
  const space = await repository({ files: { ...TEXTS, ".oculto/a.yaml": "a\n" } });
  await space.write(changed);
  await chmod(path.join(space.contentDir, "issues/AnaSosa.yaml"), 0o755);
  await space.remove(".oculto");
  await (await space.open()).publish({ sentence: SENTENCE });
  expect(space.remoteGit("diff", "--summary", "main^", "main")).toBe("");
  expect(publishedFiles(space)).toEqual(["M content/issues/AnaSosa.yaml"]);
});

describe("with a protected main branch", () => {
  const openProtected = async () => {
    const space = await repository();
    await space.protect();
    await space.write(changed);
    return { space, editor: await space.open() };
  };

  test("a publication waits on a branch of its own, with the link that the host prints", async () => {
    const { space, editor } = await openProtected();
    const waiting = { branch: BRANCH, sentence: SENTENCE, link: LINK };
    expect(await editor.publish({ sentence: SENTENCE })).toEqual({ sentence: SENTENCE, where: "remote", waiting });
    expect(publishedFiles(space, BRANCH)).toEqual(["M content/issues/AnaSosa.yaml"]);
    expect(await editor.changes()).toMatchObject({
      changes: [{ file: "issues/AnaSosa.yaml", waiting: true }],
      waiting,
    });
    expect(await editor.publish({ sentence: SENTENCE })).toMatchObject({
      reason: "nothing",
      refusal: expect.stringContaining("espera"),
    });
  });

  test("an accepted publication is published, and a later change is new", { tags: ["@exhaustive"] }, async () => {
    for (const way of ["merge", "squash"] as const) {
      const { space, editor } = await openProtected();
      await editor.publish({ sentence: SENTENCE });
      await space.protect(false);
      await space.publish({ "site.yaml": "name: De otra\n" });
      await space.accept(BRANCH, way);
      space.git("fetch", "--quiet");
      const { changes, waiting } = await editor.changes();
      expect({ changes, waiting }).toEqual({ changes: [], waiting: undefined });
      await space.write({ "issues/AnaSosa.yaml": ana });
      expect((await editor.changes()).changes).toMatchObject([
        { file: "issues/AnaSosa.yaml", kind: "changed", waiting: false },
      ]);
      expect(await editor.publish({ sentence: "Vuelve atrás" })).toMatchObject({ where: "remote" });
      expect(publishedFiles(space)).toEqual(["M content/issues/AnaSosa.yaml"]);
    }
  });

  test("a second publication with the same sentence gets a branch of its own", { tags: ["@exhaustive"] }, async () => {
    const { space, editor } = await openProtected();
    await editor.publish({ sentence: SENTENCE });
    await space.write({ "site.yaml": "name: Otra\n" });
    expect(await editor.publish({ sentence: SENTENCE })).toMatchObject({ waiting: { branch: `${BRANCH}-2` } });
    expect(publishedFiles(space, `${BRANCH}-2`)).toEqual(["M content/issues/AnaSosa.yaml", "M content/site.yaml"]);
  });

  test("a sentence without letters, or a long one, gives a valid branch name", { tags: ["@exhaustive"] }, async () => {
    const { space, editor } = await openProtected();
    expect(await editor.publish({ sentence: "¡…!" })).toMatchObject({ waiting: { branch: "redaccion/2026-11-22" } });
    await space.write({ "site.yaml": "name: Otra\n" });
    expect(await editor.publish({ sentence: "palabra ".repeat(60) })).toMatchObject({
      waiting: { branch: "redaccion/2026-11-22-palabra-palabra-palabra-palabra-palabra-palabra" },
    });
  });

  test("a branch with the name of the folder of branches is no obstacle", { tags: ["@exhaustive"] }, async () => {
    const { space, editor } = await openProtected();
    space.git("branch", "redaccion");
    expect(await editor.publish({ sentence: SENTENCE })).toMatchObject({
      waiting: { branch: "redaccion-2026-11-22-cambia-ana-sosa" },
    });
  });
});

test("publishing is refused without changes, and without a sentence", async () => {
  const space = await repository();
  const editor = await space.open();
  expect(await editor.publish({ sentence: SENTENCE })).toMatchObject({ reason: "nothing" });
  await space.write(changed);
  expect(await editor.publish({ sentence: " \n" })).toMatchObject({ reason: "sentence" });
  expect(space.git("branch", "--list", "redaccion*")).toBe("");
});

test("only chosen documents are published, with their pictures; the rest can be published later", async () => {
  const space = await repository();
  await space.write({ ...changed, "issues/AnaSosa/otra.webp": "otra\0", "site.yaml": "name: Otra\n" });
  await space.remove("articles/Telar.md");
  const editor = await space.open();
  const chosen = await revisionsOf(editor, "issues/AnaSosa.yaml");
  expect(await editor.publish({ sentence: SENTENCE, only: chosen })).toMatchObject({ where: "remote" });
  expect(publishedFiles(space)).toEqual(["M content/issues/AnaSosa.yaml", "A content/issues/AnaSosa/otra.webp"]);
  const { changes } = await editor.changes();
  expect(changes.map(({ file }) => file)).toEqual(["articles/Telar.md", "site.yaml"]);
  expect(await editor.publish({ sentence: "Nada", only: [] })).toMatchObject({
    refusal: expect.stringContaining("Elegí"),
  });
  const rest = await revisionsOf(editor, "site.yaml", "articles/Telar.md");
  expect(await editor.publish({ sentence: "Lo demás", only: rest })).toMatchObject({ where: "remote" });
  expect(publishedFiles(space)).toEqual(["D content/articles/Telar.md", "M content/site.yaml"]);
});

test("two simultaneous publications publish everything and leave the repository whole", async () => {
  const space = await repository();
  await space.write(changed);
  const [one, other] = [await space.open(), await space.open()];
  const answers = await Promise.all([one.publish({ sentence: "Una" }), other.publish({ sentence: "Otra" })]);
  expect(answers.some((answer) => "where" in answer)).toBe(true);
  expect(space.git("fsck", "--strict", "--no-dangling")).toBe("");
  expect((await one.changes()).changes).toEqual([]);
});

test("hooks of commits are skipped, and the hook of a push may refuse", { tags: ["@exhaustive"] }, async () => {
  const space = await repository();
  const hook = async (name: string) => {
    const file = path.join(space.root, ".git/hooks", name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, `#!/bin/sh\necho "no a ${name}" >&2\nexit 1\n`);
    await chmod(file, 0o755);
  };
  for (const name of ["pre-commit", "commit-msg", "post-commit", "pre-push"]) await hook(name);
  await space.write(changed);
  const outcome = await (await space.open()).publish({ sentence: SENTENCE });
  expect(outcome).toMatchObject({ refusal: expect.stringContaining("no a pre-push") });
});

test("a document with problems is held back with its pictures until it has none", async () => {
  const space = await repository();
  await space.write({
    ...changed,
    "issues/Nueva.yaml": "title:\n",
    "issues/Nueva/a.webp": "a\0",
    "issues/Otra.yaml": "title: Otra\n",
    "issues/Otra/Á.webp": "b\0",
  });
  const problems = new Set(["issues/Nueva.yaml", "issues/Otra/Á.webp"]);
  const editor = await space.open({ held: async () => problems });
  const states = async () =>
    (await editor.changes()).changes.map(({ file, held, waiting }) => ({ file, held, waiting }));
  const heldStates = ["issues/Nueva.yaml", "issues/Otra.yaml"].map((file) => ({ file, held: true, waiting: false }));
  expect(await states()).toEqual([{ file: "issues/AnaSosa.yaml", held: false, waiting: false }, ...heldStates]);
  await editor.publish({ sentence: SENTENCE });
  expect(publishedFiles(space)).toEqual(["M content/issues/AnaSosa.yaml"]);
  expect(await states()).toEqual(heldStates);
  problems.clear();
  await editor.publish({ sentence: "Agrega dos" });
  expect(publishedFiles(space)).toContain("A content/issues/Nueva/a.webp");
});

test("a new picture is held back until a document uses it", async () => {
  const space = await repository();
  await space.write({
    ...changed,
    "issues/AnaSosa/tapa.webp": "otra\0",
    "issues/AnaSosa/probada.webp": "a\0",
    "sueltas/d.png": "d\0",
  });
  const unused = new Set(["issues/AnaSosa/tapa.webp", "issues/AnaSosa/probada.webp", "sueltas/d.png"]);
  const editor = await space.open({ unused: async () => (file) => unused.has(file) });
  expect((await editor.changes()).unused).toEqual([
    { file: "issues/AnaSosa.yaml", count: 1 },
    { file: "sueltas/d.png", count: 1 },
  ]);
  await editor.publish({ sentence: SENTENCE });
  expect(publishedFiles(space)).toEqual(["M content/issues/AnaSosa.yaml", "M content/issues/AnaSosa/tapa.webp"]);
  unused.delete("issues/AnaSosa/probada.webp");
  await editor.publish({ sentence: "Agrega una foto" });
  expect(publishedFiles(space)).toContain("A content/issues/AnaSosa/probada.webp");
});

test("new pictures that no document uses are no change", async () => {
  const space = await repository();
  await space.write({ "issues/AnaSosa/probada.webp": "a\0" });
  const editor = await space.open({ unused: async () => () => true });
  expect((await editor.changes()).changes).toEqual([]);
  expect(await editor.publish({ sentence: SENTENCE })).toMatchObject({
    refusal: "No cambió nada desde la última publicación.",
    reason: "nothing",
  });
});

test("a publication is refused with the reason where all changed documents have problems", async () => {
  const space = await repository();
  await space.write(changed);
  const editor = await space.open({ held: async () => new Set(Object.keys(changed)) });
  expect(await editor.publish({ sentence: SENTENCE })).toMatchObject({
    refusal: "Lo que cambió tiene problemas, y así frenaría la publicación de todo. Corregilo y probá de nuevo.",
    reason: "nothing",
  });
});

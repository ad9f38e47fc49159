/** «Enviar»: one commit of the content on a branch of its own. */
import { chmod, mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { lookAt, ownState, removeModels, repository, type TestRepository, TEXTS } from "../../support/repository.ts";

afterAll(removeModels);

const BRANCH = "redaccion/2026-11-22-cambia-ana-sosa";
const SENTENCE = "Cambia Ana Sosa";
const ana = TEXTS["issues/AnaSosa.yaml"] ?? "";
const changed = { "issues/AnaSosa.yaml": ana.replace("2024", "2025") };

/** What a branch of the remote changes against another: `M content/site.yaml`. */
const sentFiles = ({ remoteGit }: TestRepository, branch: string, against = "main") =>
  remoteGit("diff", "--name-status", "--no-renames", `${against}...${branch}`).trim().replaceAll("\t", " ").split("\n");

test("commits the content on top of the publication and pushes the branch", async () => {
  const space = await repository();
  await space.write({ ...changed, "issues/Ñandú uno/b.webp": "b\0", "site.yaml": "name: Otra\n" });
  await space.remove("articles/Telar.md");
  const editor = await space.open();
  expect(await editor.send({ sentence: `  ${SENTENCE}\n` })).toEqual({
    branch: BRANCH,
    sentence: SENTENCE,
    pushed: true,
  });
  expect(space.remoteGit("-c", "core.quotePath=false", "log", "--format=%an <%ae> %s", `main..${BRANCH}`)).toBe(
    `Ana Editora <alguien@pompa.example> ${SENTENCE}\n`,
  );
  expect(space.remoteGit("-c", "core.quotePath=false", "diff", "--name-status", `main...${BRANCH}`)).toBe(
    "D\tcontent/articles/Telar.md\nM\tcontent/issues/AnaSosa.yaml\nA\tcontent/issues/Ñandú uno/b.webp\nM\tcontent/site.yaml\n",
  );
  expect(space.remoteGit("show", `${BRANCH}:content/issues/AnaSosa.yaml`)).toBe(changed["issues/AnaSosa.yaml"]);
});

test("touches neither what is checked out nor the index, the stashes or the files", async () => {
  const space = await repository();
  await space.write({ "site.yaml": "name: Guardada\n" });
  space.git("stash");
  await writeFile(path.join(space.root, "src/código.ts"), "preparado\n");
  space.git("add", "src");
  await writeFile(path.join(space.root, "src/código.ts"), "y cambiado\n");
  await writeFile(path.join(space.root, "suelto.txt"), "sin seguir\n");
  await space.write({ ...changed, "issues/Nueva.yaml": "title: Nueva\n" });
  space.git("add", "content/issues/AnaSosa.yaml");
  const before = await ownState(space);
  expect(await (await space.open()).send({ sentence: SENTENCE })).toMatchObject({ pushed: true });
  expect(await ownState(space)).toEqual(before);
  expect(sentFiles(space, BRANCH)).toEqual(["M content/issues/AnaSosa.yaml", "A content/issues/Nueva.yaml"]);
});

test("never moves main, here or there, nor sends what was committed outside of the content", async () => {
  const space = await repository();
  await writeFile(path.join(space.root, "src/código.ts"), "dos\n");
  await space.write(changed);
  space.git("commit", "--quiet", "--all", "-m", "Todo junto");
  const main = [space.git("rev-parse", "main"), space.remoteGit("rev-parse", "main")];
  await (await space.open()).send({ sentence: SENTENCE });
  expect([space.git("rev-parse", "main"), space.remoteGit("rev-parse", "main")]).toEqual(main);
  expect(sentFiles(space, BRANCH)).toEqual(["M content/issues/AnaSosa.yaml"]);
});

test("keeps what others published since, of which the editor has nothing", async () => {
  const space = await repository();
  await space.write(changed);
  await space.publish({ "issues/Nueva.yaml": "title: Nueva\n", "articles/Telar.md": undefined });
  await (await space.open()).send({ sentence: SENTENCE });
  expect(space.remoteGit("rev-parse", `${BRANCH}^`)).toBe(space.remoteGit("rev-parse", "main"));
  expect(sentFiles(space, BRANCH)).toEqual(["M content/issues/AnaSosa.yaml"]);
});

test("a mode and hidden files stay as they are published", { tags: ["@exhaustive"] }, async () => {
  const space = await repository({ files: { ...TEXTS, ".oculto/a.yaml": "a\n" } });
  await space.write(changed);
  await chmod(path.join(space.contentDir, "issues/AnaSosa.yaml"), 0o755);
  await space.remove(".oculto");
  await (await space.open()).send({ sentence: SENTENCE });
  expect(space.remoteGit("diff", "--summary", `main...${BRANCH}`)).toBe("");
  expect(sentFiles(space, BRANCH)).toEqual(["M content/issues/AnaSosa.yaml"]);
});

test("a second sending in the same words gets a branch of its own", { tags: ["@exhaustive"] }, async () => {
  const space = await repository();
  const editor = await space.open();
  await space.write(changed);
  await editor.send({ sentence: SENTENCE });
  await space.write({ "site.yaml": "name: Otra\n" });
  expect(await editor.send({ sentence: SENTENCE })).toMatchObject({ branch: `${BRANCH}-2`, pushed: true });
  expect(sentFiles(space, `${BRANCH}-2`)).toEqual(["M content/issues/AnaSosa.yaml", "M content/site.yaml"]);
});

test(
  "a sentence without letters, or as long as a text, gives a branch all the same",
  { tags: ["@exhaustive"] },
  async () => {
    const space = await repository();
    const editor = await space.open();
    await space.write(changed);
    expect(await editor.send({ sentence: "¡…!" })).toMatchObject({ branch: "redaccion/2026-11-22" });
    await space.write({ "site.yaml": "name: Otra\n" });
    expect(await editor.send({ sentence: "palabra ".repeat(60) })).toMatchObject({
      branch: "redaccion/2026-11-22-palabra-palabra-palabra-palabra-palabra-palabra",
    });
  },
);

test("a branch that is called as the folder of branches is no obstacle", { tags: ["@exhaustive"] }, async () => {
  const space = await repository();
  space.git("branch", "redaccion");
  await space.write(changed);
  expect(await (await space.open()).send({ sentence: SENTENCE })).toMatchObject({
    branch: "redaccion-2026-11-22-cambia-ana-sosa",
    pushed: true,
  });
});

test("says that there is nothing to send, and asks for a sentence", async () => {
  const space = await repository();
  const editor = await space.open();
  expect(await editor.send({ sentence: SENTENCE })).toMatchObject({ reason: "nothing" });
  await space.write(changed);
  expect(await editor.send({ sentence: " \n" })).toMatchObject({ reason: "sentence" });
  expect(space.git("branch", "--list", "redaccion*")).toBe("");
});

test(
  "what was sent waits until it is published, also as another commit, and what came after is new",
  { tags: ["@exhaustive"] },
  async () => {
    for (const way of ["merge", "squash"] as const) {
      const space = await repository();
      const editor = await space.open();
      await space.write(changed);
      await editor.send({ sentence: SENTENCE });
      const sent = { branch: BRANCH, sentence: SENTENCE, pushed: true };
      expect(await editor.changes()).toMatchObject({
        changes: [{ file: "issues/AnaSosa.yaml", waiting: true }],
        waiting: sent,
      });
      expect(await editor.send({ sentence: SENTENCE })).toMatchObject({
        reason: "nothing",
        refusal: expect.stringContaining("espera"),
      });
      await space.publish({ "site.yaml": "name: De otra\n" });
      await space.accept(BRANCH, way);
      space.git("fetch", "--quiet");
      const { changes, waiting } = await editor.changes();
      expect({ changes, waiting }).toEqual({ changes: [], waiting: undefined });
      await space.write({ "issues/AnaSosa.yaml": ana });
      expect((await editor.changes()).changes).toMatchObject([
        { file: "issues/AnaSosa.yaml", kind: "changed", waiting: false },
      ]);
      expect(await editor.send({ sentence: "Vuelve atrás" })).toMatchObject({ pushed: true });
      expect(sentFiles(space, "redaccion/2026-11-22-vuelve-atras")).toEqual(["M content/issues/AnaSosa.yaml"]);
    }
  },
);

test("only what was chosen goes, with its pictures; the rest stays and goes another time", async () => {
  const space = await repository();
  await space.write({ ...changed, "issues/AnaSosa/otra.webp": "otra\0", "site.yaml": "name: Otra\n" });
  await space.remove("articles/Telar.md");
  const editor = await space.open();
  expect(await editor.send({ sentence: SENTENCE, only: await lookAt(editor, "issues/AnaSosa.yaml") })).toMatchObject({
    pushed: true,
  });
  expect(sentFiles(space, BRANCH)).toEqual(["M content/issues/AnaSosa.yaml", "A content/issues/AnaSosa/otra.webp"]);
  const { changes } = await editor.changes();
  expect(changes.map(({ file, waiting }) => [file, waiting])).toEqual([
    ["articles/Telar.md", false],
    ["issues/AnaSosa.yaml", true],
    ["site.yaml", false],
  ]);
  expect(await editor.send({ sentence: "Nada", only: [] })).toMatchObject({
    refusal: expect.stringContaining("Elegí"),
  });
  const rest = await lookAt(editor, "site.yaml", "articles/Telar.md");
  expect(await editor.send({ sentence: "Lo demás", only: rest })).toMatchObject({
    pushed: true,
  });
  expect(sentFiles(space, "redaccion/2026-11-22-lo-demas")).toEqual([
    "D content/articles/Telar.md",
    "M content/site.yaml",
  ]);
});

test("two editors at once send one after the other", async () => {
  const space = await repository();
  await space.write(changed);
  const [one, other] = [await space.open(), await space.open()];
  const answers = await Promise.all([one.send({ sentence: "Una" }), other.send({ sentence: "Otra" })]);
  expect(answers.some((answer) => "pushed" in answer && answer.pushed)).toBe(true);
  expect(space.git("fsck", "--strict", "--no-dangling")).toBe("");
  expect((await one.changes()).changes).toMatchObject([{ waiting: true }]);
});

test(
  "an own folder of hooks does not judge the commit, the one before a push does",
  { tags: ["@exhaustive"] },
  async () => {
    const space = await repository();
    const hook = async (name: string) => {
      const file = path.join(space.root, ".git/hooks", name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, `#!/bin/sh\necho "no a ${name}" >&2\nexit 1\n`);
      await chmod(file, 0o755);
    };
    for (const name of ["pre-commit", "commit-msg", "post-commit", "pre-push"]) await hook(name);
    await space.write(changed);
    const sent = await (await space.open()).send({ sentence: SENTENCE });
    expect(sent).toMatchObject({ branch: BRANCH, pushed: false, trouble: expect.stringContaining("no a pre-push") });
  },
);

test("a document with problems stays with its pictures, and goes once it has none", async () => {
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
  const stay = ["issues/Nueva.yaml", "issues/Otra.yaml"].map((file) => ({ file, held: true, waiting: false }));
  expect(await states()).toEqual([{ file: "issues/AnaSosa.yaml", held: false, waiting: false }, ...stay]);
  await editor.send({ sentence: SENTENCE });
  expect(sentFiles(space, BRANCH)).toEqual(["M content/issues/AnaSosa.yaml"]);
  expect(await states()).toEqual([{ file: "issues/AnaSosa.yaml", held: false, waiting: true }, ...stay]);
  problems.clear();
  await editor.send({ sentence: "Agrega dos" });
  expect(sentFiles(space, "redaccion/2026-11-22-agrega-dos")).toContain("A content/issues/Nueva/a.webp");
});

test("a new picture that no document names stays, and goes once one names it", async () => {
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
  await editor.send({ sentence: SENTENCE });
  expect(sentFiles(space, BRANCH)).toEqual(["M content/issues/AnaSosa.yaml", "M content/issues/AnaSosa/tapa.webp"]);
  unused.delete("issues/AnaSosa/probada.webp");
  await editor.send({ sentence: "Agrega una foto" });
  expect(sentFiles(space, "redaccion/2026-11-22-agrega-una-foto")).toContain("A content/issues/AnaSosa/probada.webp");
});

test("nothing has changed where there are only new pictures that no document names", async () => {
  const space = await repository();
  await space.write({ "issues/AnaSosa/probada.webp": "a\0" });
  const editor = await space.open({ unused: async () => () => true });
  expect((await editor.changes()).changes).toEqual([]);
  expect(await editor.send({ sentence: SENTENCE })).toMatchObject({
    refusal: "No cambió nada desde la última publicación.",
    reason: "nothing",
  });
});

test("nothing is sent where all that changed has problems, and it is said", async () => {
  const space = await repository();
  await space.write(changed);
  const editor = await space.open({ held: async () => new Set(Object.keys(changed)) });
  expect(await editor.send({ sentence: SENTENCE })).toMatchObject({
    refusal: "Lo que cambió tiene problemas, y así frenaría la publicación de todo. Corregilo y probá de nuevo.",
    reason: "nothing",
  });
});

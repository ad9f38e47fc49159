/** Publishing in unusual repositories, such as one without a remote, an author, a branch or a commit. */
import { chmod, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, afterEach, describe, expect, test, vi } from "vitest";
import { openRepository } from "../../../src/editor/server/git/repository.ts";
import { explainRemoteFailure } from "../../../src/editor/server/git/refusals.ts";
import { EXHAUSTIVE } from "../../support/exhaustive.ts";
import { newFolder } from "../../support/folders.ts";
import { git, identify } from "../../support/git/git.ts";
import {
  formerFile,
  LINK,
  ownState,
  removeModels,
  repository,
  type TestRepository,
} from "../../support/git/repository.ts";

afterAll(removeModels);

const CHANGED = { "site.yaml": "name: Otra\n" };
const publish = async (space: TestRepository) => (await space.open()).publish({ sentence: "Prueba" });

afterEach(() => vi.unstubAllEnvs());

describe("the editor offers nothing of Git", () => {
  test("where Git is not installed", async () => {
    const space = await repository();
    vi.stubEnv("PATH", await newFolder());
    expect(await openRepository(space.contentDir)).toBeUndefined();
  });

  test("outside a repository, without a folder, or in a bare repository", async () => {
    const space = await repository();
    const inRoot = ["nada", ".git"].map((name) => path.join(space.root, name));
    for (const place of [await newFolder(), space.remote, ...inRoot])
      expect(await openRepository(place)).toBeUndefined();
  });

  test("where the repository ignores the content folder", async () => {
    const space = await repository();
    await writeFile(path.join(space.root, ".git/info/exclude"), "content/\n");
    expect(await openRepository(space.contentDir)).toBeUndefined();
  });
});

describe("where the content lies", () => {
  test("content at the root of the repository is listed and published", EXHAUSTIVE, async () => {
    const space = await repository({ folder: "" });
    await space.write(CHANGED);
    expect((await (await space.open()).changes()).changes).toMatchObject([{ file: "site.yaml" }]);
    expect((await formerFile(await space.open(), "site.yaml"))?.toString()).toBe("name: Pompa\n");
    expect(await publish(space)).toMatchObject({ where: "remote" });
    expect(space.remoteGit("diff", "--name-only", "main^", "main")).toBe("site.yaml\n");
  });

  test("a worktree has changes and publications of its own", EXHAUSTIVE, async () => {
    const space = await repository({ folder: "a b/ñ" });
    const other = path.join(await newFolder(), "árbol");
    space.git("worktree", "add", "--quiet", "-b", "aparte", other);
    const contentDir = path.join(other, "a b/ñ");
    await writeFile(path.join(contentDir, "site.yaml"), "name: Otra\n");
    const editor = await openRepository(contentDir, { today: () => "2026-11-22" });
    expect((await editor?.changes())?.changes).toMatchObject([{ file: "site.yaml" }]);
    await space.protect();
    expect(await editor?.publish({ sentence: "Prueba" })).toMatchObject({ waiting: { link: LINK } });
    expect((await editor?.changes())?.changes).toMatchObject([{ waiting: true }]);
    await space.write(CHANGED);
    expect(await (await space.open()).changes()).toMatchObject({ changes: [{ waiting: false }] });
  });
});

test("environment variables that point at another repository are ignored", EXHAUSTIVE, async () => {
  const [space, other] = [await repository(), await repository()];
  await space.write(CHANGED);
  vi.stubEnv("GIT_DIR", path.join(other.root, ".git"));
  vi.stubEnv("GIT_WORK_TREE", other.root);
  vi.stubEnv("GIT_INDEX_FILE", path.join(other.root, ".git/index"));
  const editor = await space.open();
  expect((await editor.changes()).changes).toMatchObject([{ file: "site.yaml" }]);
  expect(await editor.publish({ sentence: "Prueba" })).toMatchObject({ where: "remote" });
  vi.unstubAllEnvs();
  expect(space.remoteGit("log", "-1", "--format=%s", "main")).toBe("Prueba\n");
  expect(other.git("log", "-1", "--format=%s", "main")).toBe("Primera publicación\n");
});

test("without a remote, the content is published here, and the answer says so", async () => {
  const space = await repository();
  space.git("remote", "remove", "origin");
  await space.write(CHANGED);
  const editor = await space.open();
  expect(await editor.changes()).toMatchObject({ publication: { from: "branch", name: "main" } });
  expect(await editor.publish({ sentence: "Prueba" })).toEqual({ sentence: "Prueba", where: "here" });
  expect((await editor.changes()).changes).toEqual([]);
  expect(await editor.publish({ sentence: "Prueba" })).toMatchObject({ reason: "nothing" });
  expect(space.git("log", "-1", "--format=%s", "main")).toBe("Prueba\n");
  expect(space.git("status", "--porcelain")).toBe("");
});

test("a magazine publishes itself only with a scheduled workflow on GitHub", async () => {
  const space = await repository();
  const publishesItself = async () => (await space.open()).publishesItself();
  const [host, workflow] = ["git@github.com:pompa/pompa.git", "../.github/workflows/publish.yml"];
  expect(await publishesItself()).toBe(false);
  await space.publish({ [workflow]: "on:\n  push:\n  schedule:\n    - cron: '5 * * * *'\n" });
  space.git("fetch", "--quiet");
  expect(await publishesItself()).toBe(false);
  space.git("remote", "set-url", "origin", host);
  expect(await publishesItself()).toBe(true);
  await space.publish({ [workflow]: "on:\n  push:\n" });
  space.git("fetch", "--quiet", space.remote, "+main:refs/remotes/origin/main");
  expect(await publishesItself()).toBe(false);
});

test("a magazine in a subfolder publishes itself only if the workflow builds that folder", async () => {
  const space = await repository({ folder: "examples/faro/content" });
  const publishesItselfWith = async (command: string) => {
    const workflow = `on:\n  push:\n  schedule:\n    - cron: '5 * * * *'\n# ${command}\n`;
    await space.publish({ "../../../.github/workflows/publish.yml": workflow });
    space.git("fetch", "--quiet", space.remote, "+main:refs/remotes/origin/main");
    return (await space.open()).publishesItself();
  };
  space.git("remote", "set-url", "origin", "git@github.com:pompa/pompa.git");
  expect(await publishesItselfWith("npm run build")).toBe(false);
  expect(await publishesItselfWith("npm run build -- --magazine examples/faro")).toBe(true);
});

describe("the author of a publication", () => {
  test("an unknown author is asked for and stored in the configuration of the repository", async () => {
    const space = await repository({ author: false });
    // Git itself would take an author from this variable, but the editor must not do so.
    vi.stubEnv("EMAIL", "quien@computadora.example");
    await space.write(CHANGED);
    const editor = await space.open();
    expect(await editor.publish({ sentence: "Prueba" })).toMatchObject({ reason: "author" });
    const author = { name: "Ana Sosa", email: "ana" };
    expect(await editor.publish({ sentence: "Prueba", author })).toMatchObject({ reason: "author" });
    author.email = "ana@pompa.example";
    expect(await editor.publish({ sentence: "Prueba", author })).toMatchObject({ where: "remote" });
    expect(space.remoteGit("log", "-1", "--format=%an <%ae>", "main")).toBe("Ana Sosa <ana@pompa.example>\n");
    expect(space.git("config", "--local", "user.email")).toBe("ana@pompa.example\n");
  });

  test("a known author is not replaced", async () => {
    const space = await repository();
    await space.write(CHANGED);
    await (await space.open()).publish({ sentence: "Prueba", author: { name: "Otra", email: "otra@pompa.example" } });
    expect(space.remoteGit("log", "-1", "--format=%an", "main")).toBe("Ana Editora\n");
  });
});

test("a publication that the remote refuses is reported, and succeeds once it is accepted", async () => {
  const space = await repository();
  await space.refuse();
  await space.write(CHANGED);
  const editor = await space.open();
  const refusal = expect.stringMatching(/no lo aceptó[^]*no se aceptan ramas/) as string;
  expect(await editor.publish({ sentence: "Prueba" })).toMatchObject({ refusal });
  expect(await editor.changes()).toMatchObject({ changes: [{ waiting: false }] });
  await space.refuse(false);
  expect(await editor.publish({ sentence: "Prueba" })).toMatchObject({ where: "remote" });
  expect((await editor.changes()).changes).toEqual([]);
});

test("a branch of the same name on the remote, unknown here, is never replaced", EXHAUSTIVE, async () => {
  const space = await repository();
  space.git("config", "remote.origin.fetch", "+refs/heads/main:refs/remotes/origin/main");
  const branch = "redaccion/2026-11-22-prueba";
  const other = space.git("commit-tree", "main^{tree}", "-m", "Ajena").trim();
  space.git("push", "--quiet", "origin", `${other}:refs/heads/${branch}`);
  const theirs = space.remoteGit("rev-parse", branch);
  await space.write(CHANGED);
  await space.protect();
  expect(await publish(space)).toMatchObject({ refusal: expect.stringContaining("no lo aceptó") });
  expect(space.remoteGit("rev-parse", branch)).toBe(theirs);
});

test("a remote that cannot be reached, or answers too late, is reported", EXHAUSTIVE, async () => {
  const space = await repository();
  await space.write(CHANGED);
  space.git("remote", "set-url", "origin", "https://127.0.0.1:1/o/r.git");
  expect(await publish(space)).toMatchObject({ refusal: expect.stringContaining("no se pudo llegar") });
  space.git("remote", "set-url", "origin", space.remote);
  const hook = path.join(space.remote, "hooks", "pre-receive");
  await writeFile(hook, "#!/bin/sh\nexec sleep 5\n");
  await chmod(hook, 0o755);
  const slow = await (await space.open({ timeLimit: 2000 })).publish({ sentence: "Prueba" });
  expect(slow).toMatchObject({ refusal: expect.stringContaining("tardó demasiado") });
});

test("a message about a remote leaves out the password in its address", () => {
  const message = explainRemoteFailure({
    timedOut: false,
    stderr: "fatal: unable to access 'https://ana:clave@git.example/r.git/'",
  });
  expect(message).toContain("'https://git.example/r.git/'");
});

test("publishing works with a detached HEAD and leaves it where it is", EXHAUSTIVE, async () => {
  const space = await repository();
  space.git("checkout", "--quiet", "--detach");
  await space.write(CHANGED);
  const before = await ownState(space);
  expect(await publish(space)).toMatchObject({ where: "remote" });
  expect(await ownState(space)).toEqual(before);
});

test("in a repository without commits, everything is new and nothing can be published", EXHAUSTIVE, async () => {
  const root = await newFolder();
  git(root)("init", "--quiet");
  await identify(root, "Ana");
  await writeFile(path.join(root, "site.yaml"), "name: Pompa\n");
  const editor = await openRepository(root);
  expect(await editor?.changes()).toMatchObject({
    publication: { from: "nothing", name: "" },
    changes: [{ file: "site.yaml", kind: "added", mine: true, others: [] }],
    unused: [],
    leftOut: [],
  });
  expect(await editor?.publish({ sentence: "Prueba" })).toMatchObject({ reason: "unavailable" });
});

test("a remote with another main branch, added by hand, is published to", EXHAUSTIVE, async () => {
  const space = await repository();
  space.remoteGit("branch", "-m", "main", "publicado");
  space.git("remote", "remove", "origin");
  space.git("remote", "add", "servidor", space.remote);
  await space.write(CHANGED);
  expect(await publish(space)).toMatchObject({ where: "remote" });
  expect((await (await space.open()).changes()).publication).toEqual({ from: "remote", name: "servidor/publicado" });
});

test("in the middle of a merge, nothing is published, and changes are still listed", async () => {
  const space = await repository();
  space.git("checkout", "--quiet", "-b", "aparte");
  await space.write({ "site.yaml": "name: Aparte\n" });
  space.git("commit", "--quiet", "--all", "-m", "Aparte");
  space.git("checkout", "--quiet", "main");
  await space.write(CHANGED);
  space.git("commit", "--quiet", "--all", "-m", "Otra");
  expect(() => space.git("merge", "--quiet", "aparte")).toThrow("merge");
  const before = await ownState(space);
  expect((await (await space.open()).changes()).changes).toMatchObject([{ file: "site.yaml" }]);
  expect(await publish(space)).toMatchObject({
    reason: "unavailable",
    refusal: expect.stringContaining("a medio hacer"),
  });
  expect(await ownState(space)).toEqual(before);
  expect(space.git("ls-files", "--unmerged")).toContain("site.yaml");
});

/** A real repository with a content folder, and a bare one as its remote; both are removed after the test. */
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";
import type { DocumentRevision } from "../../../src/editor/contract/requests.ts";
import { openRepository, type Repository } from "../../../src/editor/server/git/repository.ts";
import { git, identify, makeRemote, publishAll } from "./git.ts";

export type Texts = Record<string, string | Buffer>;

export type TestRepository = Awaited<ReturnType<typeof repository>>;

interface Setup {
  /** The content folder from the root of the repository; empty for the root itself. */
  folder?: string;
  files?: Texts;
  /** Whether Git knows who commits. */
  author?: boolean;
}

export const TEXTS = {
  "issues/AnaSosa.yaml": "title: Ana Sosa\n\ncity: Rosario\n\nyear: 2024\ntext: uno\n",
  "issues/AnaSosa/tapa.webp": "tapa\0",
  "articles/Telar.md": "---\ntitle: Telar\n---\nUn hilo.\n",
  "site.yaml": "name: Pompa\n",
} satisfies Texts;

/** Publishes files on `main` of a new remote, and clones it. The folders are removed after the test. */
export async function repository({ folder = "content", files = TEXTS, author = true }: Setup = {}) {
  const base = await copyOf(folder, files);
  onTestFinished(() => rm(base, { recursive: true, force: true }));
  const { remote, root, other } = placesIn(base);
  if (author) await identify(root, "Ana Editora");
  const contentDir = path.join(root, folder);
  const publish = async (changed: Record<string, string | Buffer | undefined>) => {
    git(other)("pull", "--quiet", "--ff-only", "origin", "main");
    await writeAll(path.join(other, folder), changed);
    publishAll(other, "Publica");
  };
  return {
    /** Root of the working tree. */
    root,
    contentDir,
    /** The bare repository. */
    remote,
    git: git(root),
    remoteGit: git(remote),
    /** Writes files, by their paths from the content folder. */
    write: (texts: Texts) => writeAll(contentDir, texts),
    remove: (file: string) => rm(path.join(contentDir, file), { recursive: true }),
    /** Publishes files on `main` as somebody else; `undefined` removes one. */
    publish,
    /** Merges a branch into `main`, as the host of a pull request does. */
    accept: async (branch: string, way: "merge" | "squash" = "merge") => {
      git(other)("pull", "--quiet", "--ff-only", "origin", "main");
      git(other)("fetch", "--quiet");
      git(other)("merge", "--quiet", way === "merge" ? "--no-ff" : "--squash", `origin/${branch}`);
      if (way === "squash") git(other)("commit", "--quiet", "-m", "Une");
      git(other)("push", "--quiet", "origin", "HEAD:main");
    },
    /** Makes the remote refuse everything, until it is called again with `false`. */
    refuse: (refuses = true) => setHook(remote, refuses ? 'echo "no se aceptan ramas"; exit 1' : "exit 0"),
    /** Makes the remote refuse its main branch, and print a link for any other, as hosts do. */
    protect: (protects = true) => setHook(remote, protects ? PROTECTING : "exit 0"),
    open: async (options?: Parameters<typeof openRepository>[1]) => {
      const opened = await openRepository(contentDir, { today: () => "2026-11-22", ...options });
      if (!opened) throw new Error("There is no repository.");
      return opened;
    },
  };
}

/** The link that a protected remote prints. */
export const LINK = "https://git.example/pompa/pompa/compare?expand=1";

const PROTECTING = `grep -q refs/heads/main && { echo "protected branch hook declined"; exit 1; }
echo "Create a pull request:"; echo "     ${LINK}"`;

async function setHook(remote: string, script: string): Promise<void> {
  const hook = path.join(remote, "hooks", "pre-receive");
  await writeFile(hook, `#!/bin/sh\n${script}\n`);
  await chmod(hook, 0o755);
}

/** A file as it was in a commit, or as it was published last; `undefined` where it was not there. */
export async function formerFile(opened: Repository, file: string, commit?: string): Promise<Buffer | undefined> {
  const { files, read } = await opened.contentAt(commit);
  return files.has(file) ? read(file) : undefined;
}

const placesIn = (base: string) => ({
  remote: path.join(base, "remoto.git"),
  root: path.join(base, "revista con ñ"),
  other: path.join(base, "otra"),
});

/** Repositories that tests copy, each made once: making one starts Git ten times. */
const models = new Map<string, Promise<string>>();

/** Removes the models, after all tests of a file; the next file makes its own. */
export async function removeModels(): Promise<void> {
  for (const model of models.values()) await rm(await model, { recursive: true, force: true });
  models.clear();
}

async function copyOf(folder: string, files: Texts): Promise<string> {
  const key = JSON.stringify([folder, files]);
  const pending = models.get(key) ?? makeModel(folder, files);
  models.set(key, pending);
  const model = await pending;
  const base = await newFolder();
  await cp(model, base, { recursive: true });
  const { root, other } = placesIn(base);
  for (const config of [root, other].map((each) => path.join(each, ".git/config")))
    await writeFile(config, (await readFile(config, "utf8")).replaceAll(model, base));
  return base;
}

async function makeModel(folder: string, files: Texts): Promise<string> {
  const base = await newFolder();
  const { remote, root, other } = placesIn(base);
  makeRemote(remote);
  git(base)("clone", "--quiet", remote, other);
  await identify(other, "Julia Paz");
  await writeAll(other, { "package.json": "{}\n", "src/código.ts": "uno\n" });
  await writeAll(path.join(other, folder), files);
  publishAll(other, "Primera publicación");
  git(base)("clone", "--quiet", remote, root);
  return base;
}

const newFolder = () => mkdtemp(path.join(tmpdir(), "pompa-repository-"));

async function writeAll(folder: string, files: Record<string, string | Buffer | undefined>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await (text === undefined ? rm(file) : writeFile(file, text));
  }
}

/** Returns the current revisions of documents, as publishing expects them from an editor. */
export async function revisionsOf(editor: Repository, ...files: string[]): Promise<DocumentRevision[]> {
  const { changes } = await editor.changes();
  return files.map((file) => ({ file, revision: changes.find((each) => each.file === file)?.revision ?? "" }));
}

/** Returns everything that publishing from a branch other than `main` must leave as it is, byte for byte. */
export async function ownState({ root, git: run }: TestRepository) {
  const tracked = run("ls-files", "-z", "--others", "--cached").split("\0").filter(Boolean).toSorted();
  const read = (file: string) => readFile(path.join(root, file), "base64").catch(() => "gone");
  const index = path.resolve(root, run("rev-parse", "--git-path", "index").trim());
  return {
    head: run("rev-parse", "--symbolic-full-name", "HEAD", "HEAD").trim(),
    main: run("rev-parse", "refs/heads/main").trim(),
    index: await readFile(index, "base64"),
    stashes: run("stash", "list"),
    files: await Promise.all(tracked.map(async (file) => [file, await read(file)])),
  };
}

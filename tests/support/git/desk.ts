/** An editor without its page, over a repository: for one editor, or in a newsroom whose saves are commits. */
import { readFile, rm, mkdtemp, writeFile, mkdir, cp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { writeNeeded } from "../../../scripts/bench/support/corpus.ts";
import { type Editor, repositoryOf, openWorkspace } from "../../../src/editor/server/workspace.ts";
import { EditedContent } from "../../../src/editor/server/content/edited-content.ts";
import { findPlace } from "../../../src/editor/server/git/command.ts";
import { autoCommit, startBranch, mergeUpstream } from "../../../src/editor/server/git/save-commits.ts";
import { git, identify } from "./git.ts";

export type Way = "alone" | "newsroom";

const ANA = { name: "Ana Sosa", email: "ana@pompa.example", may: ["write", "publish"] } as const;

export interface Desk {
  contentDir: string;
  editor: Editor;
  /** Problems of the content, a line each. */
  problems: () => Promise<string[]>;
  /** Publishes everything; returns the refusal, if there is one. */
  publish: (sentence: string) => Promise<string | undefined>;
  /** Commits everything, even with problems. */
  commit: (sentence: string) => void;
  write: (file: string, bytes: Buffer) => Promise<void>;
  read: (file: string) => Promise<Buffer | undefined>;
  /** Opens the same folders again, as after a reload or a restart. */
  reopen: () => Promise<Desk>;
  close: () => Promise<void>;
}

/** A picture that differs from those of all other numbers. */
export async function pictureOf(color: number): Promise<Buffer> {
  const drawn = pictures.get(color);
  if (drawn) return drawn;
  const background = { r: (color * 37) % 256, g: (color * 91) % 256, b: Math.floor(color / 7) % 256 };
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .webp({ lossless: true })
    .toBuffer();
  pictures.set(color, bytes);
  return bytes;
}
const pictures = new Map<number, Buffer>();

/** The number of a picture that `pictureOf` drew. */
export function colorOf(bytes: Buffer | undefined): number | undefined {
  return [...pictures].find(([, drawn]) => bytes?.equals(drawn))?.[0];
}

let model: Promise<string> | undefined;

async function makeModel(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "pompa-desk-model-"));
  const content = path.join(folder, "content");
  await mkdir(path.join(content, "articles"), { recursive: true });
  await writeNeeded(content);
  git(folder)("init", "--quiet", "--initial-branch=main");
  await identify(folder, "Ana Sosa");
  git(folder)("add", "--all");
  git(folder)("commit", "--quiet", "-m", "Primera publicación");
  return folder;
}

/** Removes the folder that `makeDesk` copies. Call it after all tests of a file. */
export async function removeDesks(): Promise<void> {
  if (model) await rm(await model, { recursive: true, force: true });
  model = undefined;
}

export async function makeDesk(way: Way): Promise<Desk> {
  model ??= makeModel();
  const folder = await mkdtemp(path.join(tmpdir(), "pompa-desk-"));
  await cp(await model, folder, { recursive: true });
  const contentDir = path.join(folder, "content");
  if (way === "newsroom") {
    const place = await findPlace(contentDir);
    if (!place || (await startBranch(place))) throw new Error("There is no newsroom.");
  }
  return openDesk(folder, way);
}

async function openDesk(folder: string, way: Way): Promise<Desk> {
  const contentDir = path.join(folder, "content");
  const content = new EditedContent(contentDir, path.join(folder, ".out"));
  const repository = repositoryOf(content, { historyDir: "" });
  const place = (await repository)?.place;
  const commitSave = way === "newsroom" && place ? () => autoCommit(place, ANA) : undefined;
  const { editor } = openWorkspace({
    content,
    key: "una clave",
    repository,
    removedDir: path.join(folder, ".removed"),
    ...(commitSave && { autoCommit: commitSave }),
  });
  const run = git(folder);
  const commit = (sentence: string) => {
    run("add", "--all", "--", "content");
    run("commit", "--quiet", "-m", sentence);
  };
  const publish = async (sentence: string) => {
    if ((await editor.changes({})).changes.length === 0) return undefined;
    const person = way === "newsroom" ? ANA : undefined;
    const outcome = await (await repository)?.publish({ sentence }, person);
    if (!outcome || "refusal" in outcome) return outcome?.refusal ?? "—";
    if (person && place) await mergeUpstream(place, person);
    content.invalidate();
    return undefined;
  };
  return {
    contentDir,
    editor,
    problems: async () => {
      content.invalidate();
      return (await content.read()).problems.map(({ file, field, message }) => `${file} ${field}: ${message}`);
    },
    publish,
    commit,
    write: async (file, bytes) => {
      await mkdir(path.dirname(path.join(contentDir, file)), { recursive: true });
      await writeFile(path.join(contentDir, file), bytes);
      content.invalidate();
      await commitSave?.();
    },
    read: (file) => readFile(path.join(contentDir, file)).catch(() => undefined),
    reopen: () => openDesk(folder, way),
    close: () => rm(folder, { recursive: true, force: true }),
  };
}

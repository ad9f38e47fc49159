/**
 * A content folder that is removed after the test: it writes files given inline, runs the real compiler over them,
 * and lets a test import what the compiler generated.
 */
import { lstat, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { onTestFinished } from "vitest";
import { PAGES, SITE } from "../../scripts/bench/support/corpus.ts";
import { type BuildOptions, buildContent, checkContent } from "../../src/content/compiler/build-content.ts";
import type { ContentConfig } from "../../src/content/compiler/document/collection.ts";
import { detailsFile, isContent, listFile, MEDIA, MEDIA_LIST, mediaAddress } from "../../src/shared/compiled/layout.ts";
import type { Problem } from "../../src/content/compiler/problems/problem.ts";
import { contentConfig } from "../../src/types/content-config.ts";
import { VALID } from "./documents.ts";

export { PAGES, SITE };

/** Path from the content folder → text, bytes, or the size of a picture to draw there. */
export type Files = Record<string, string | Uint8Array | [width: number, height: number]>;

export interface Workspace {
  contentDir: string;
  outDir: string;
  write: (files: Files) => Promise<void>;
  remove: (file: string) => Promise<void>;
  build: (
    options?: Partial<Pick<BuildOptions, "now" | "preview" | "memory" | "outputMemory">>,
  ) => ReturnType<typeof buildContent>;
  check: () => ReturnType<typeof checkContent>;
  /** Path in the content folder → bytes of the file, as Latin-1. */
  contents: () => Promise<Record<string, string>>;
  /** Path in the output folder → text of the file, without files of the build itself. */
  output: () => Promise<Map<string, string>>;
  /** Addresses of the pictures and files that are ready to be published, as files and not as links. */
  published: () => Promise<string[]>;
  /** Exports of a generated module, as they were at its first import. */
  module: (name: string) => Promise<Record<string, unknown>>;
  /** What lists show of the documents of a type. */
  list: (type: string) => Promise<object[]>;
  /** The whole documents of a type. */
  documents: (type: string) => ReturnType<typeof documentsIn>;
}

/** Creates a workspace with the configuration of another site. */
export async function workspaceOf(config: ContentConfig, files: Files): Promise<Workspace> {
  const root = await mkdtemp(path.join(tmpdir(), "pompa-content-"));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const contentDir = path.join(root, "content");
  const outDir = path.join(root, "out");
  const cacheDir = path.join(root, "cache");
  const write = (more: Files) => writeFiles(contentDir, more);
  await write(files);
  const input = { config, contentDir, outDir, version: "1" };
  return {
    contentDir,
    outDir,
    write,
    remove: (file) => rm(path.join(contentDir, file), { recursive: true }),
    build: (options) => buildContent({ ...input, cacheDir, ...options }),
    check: () => checkContent(input),
    contents: () => readContents(contentDir),
    output: () => readOutput(outDir),
    published: () => readPublished(outDir, cacheDir),
    module: (name) => import(/* @vite-ignore */ path.join(outDir, name)),
    list: async (type) => JSON.parse(await readFile(path.join(outDir, listFile(type)), "utf8")) as object[],
    documents: (type) => documentsIn(outDir, type),
  };
}

/** Reads the whole documents of a type from an output folder. */
export async function documentsIn(
  outDir: string,
  type: string,
): Promise<({ slug: string } & Record<string, unknown>)[]> {
  const read = (file: string) => readFile(path.join(outDir, file), "utf8");
  const list = JSON.parse(await read(listFile(type))) as { slug: string }[];
  const details = (await read(detailsFile(type))).split("\n");
  return list.map((summary, index) => ({ ...summary, ...JSON.parse(details[index] || "{}") }));
}

/** Creates a workspace with the configuration of the magazine, and the files that it needs. */
export const workspace = (files: Files = {}) => workspaceOf(contentConfig, { "site.yaml": SITE, ...PAGES, ...files });

/** Checks the valid content with these files. */
export async function checkFiles(files: Files) {
  const { problems, warnings } = await (await workspace({ ...VALID, ...files })).check();
  return { problems, warnings, allProblems: [...problems, ...warnings] };
}

/** Checks the valid content with these files; returns the places of its problems, and the texts of the warnings. */
export async function checkPlaces(files: Files) {
  const { problems, warnings } = await checkFiles(files);
  const texts = warnings.map(({ message }) => message);
  return { problems: problems.map(place), warnings: warnings.map(place), texts };
}

export const problemsIn = async (files: Files) => (await checkFiles(files)).problems;

/** Checks the valid content with these files; returns the places of problems and warnings in one list. */
export const placesIn = async (files: Files) => (await checkFiles(files)).allProblems.map(place);

export async function writeFiles(folder: string, files: Files): Promise<void> {
  for (const [file, body] of Object.entries(files)) await writeOne(path.join(folder, file), body);
}

async function writeOne(file: string, body: Files[string]): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  if (!Array.isArray(body)) return writeFile(file, body as string | Uint8Array);
  const [width, height] = body;
  const picture = sharp({ create: { width, height, channels: 3, background: "#7f7f7f" } });
  await picture.toFormat(path.extname(file).slice(1) as "png").toFile(file);
}

async function readContents(contentDir: string): Promise<Record<string, string>> {
  const entries = await readdir(contentDir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const texts = files.toSorted().map(async (file) => [path.relative(contentDir, file), await readFile(file, "latin1")]);
  return Object.fromEntries((await Promise.all(texts)) as [string, string][]);
}

async function readOutput(outDir: string): Promise<Map<string, string>> {
  const entries = await readdir(outDir, { recursive: true, withFileTypes: true }).catch(() => []);
  const contents = entries.filter((entry) => entry.isFile() && isContent(entry.name));
  const files = contents.map((entry) => path.join(entry.parentPath, entry.name)).toSorted();
  return new Map(
    await Promise.all(files.map(async (file) => [path.relative(outDir, file), await readFile(file, "utf8")] as const)),
  );
}

/** Returns what tests compare of a problem, such as `issues/Ana.yaml:3:8 unknown-field credits.col1[1].nombre`. */
export function place({ file, line, column, code, field }: Problem): string {
  return [`${file}:${line}:${column}`, code, field].filter(Boolean).join(" ");
}

async function readPublished(outDir: string, cacheDir: string): Promise<string[]> {
  const names = JSON.parse(await readFile(path.join(outDir, MEDIA_LIST), "utf8")) as string[];
  const ready = names.map((name) => lstat(path.join(cacheDir, MEDIA, name)).then((stats) => stats.isFile()));
  const isReady = await Promise.all(ready);
  return names.filter((_name, index) => isReady[index]).map((name) => mediaAddress("/", name));
}

/**
 * The recipe: the only file that knows the order of the stages. Every problem of every kind is
 * collected; if there is one, nothing is written and the last good output stays.
 */
import { assemble } from "./output/assemble.ts";
import { ContentFiles } from "./read/content-files.ts";
import { deriveImages } from "./pictures/derive.ts";
import { Images } from "./pictures/images.ts";
import { checkMedia } from "./check/media.ts";
import type { Memory } from "./read/memory.ts";
import { byPlace, type Problem } from "./problems/problems.ts";
import { type Day, today as currentDay } from "./document/publication.ts";
import { type Content, readContent } from "./read/read.ts";
import { checkNames, checkReferences } from "./check/references.ts";
import { ROOT } from "./root.ts";
import { compilerVersion, readState, type State } from "./output/state.ts";
import { listOutput, write } from "./output/write.ts";

export interface CheckOptions {
  contentDir: string;
  /** Folder of the last output: what did not change since is not read again. */
  outDir: string;
  /** Path under which the site is served, with a slash at both ends; `/` when left out. */
  base?: string;
  /** Day on which the content is published; today when left out. */
  today?: Day;
  /** Shared by the builds of one process. */
  memory?: Memory;
}

export interface BuildOptions extends CheckOptions {
  /** Folder of derived pictures that may be used again. */
  cacheDir: string;
  /** Shows drafts and documents of a later day, marked. */
  preview?: boolean;
  onProgress?: (done: number, total: number) => void;
}

export interface BuildResult {
  /** Number of documents that were read without a mistake. */
  documents: number;
  /** Sorted by file and place. */
  problems: Problem[];
  /** Paths in the output folder of the modules that changed; empty when there are problems. */
  changed: string[];
  /** Settles when the last output is removed; nobody who reads the new one has to wait for it. */
  cleaned: Promise<void>;
}

interface Checked extends Content {
  files: ContentFiles;
  images: Images;
  state: State;
}

/** load → parse → validate → check: reads pictures, writes nothing. */
export async function checkContent(options: CheckOptions): Promise<Omit<BuildResult, "changed" | "cleaned">> {
  const { entries, problems } = await check(options);
  return { documents: entries.length, problems };
}

/** The whole compiler: checks, and if nothing is wrong derives, generates and writes. */
export async function buildContent(options: BuildOptions): Promise<BuildResult> {
  const { outDir, cacheDir, base = "/", preview = false, today = currentDay(), onProgress = () => {} } = options;
  const current = listOutput(outDir);
  const checked = await check({ ...options, today });
  const { entries, problems, files, images, state, texts } = checked;
  if (problems.length > 0) return { documents: entries.length, problems, changed: [], cleaned: Promise.resolve() };
  const derived = await deriveImages(images.all(), { cacheDir, base, onProgress });
  const materials = { files, texts, images, derived, base };
  const output = await assemble(entries, { outDir, current, state, preview, today, materials });
  const { changed, cleaned } = write(outDir, current, output);
  return { documents: entries.length, problems, changed: changed.filter((name) => name.endsWith(".ts")), cleaned };
}

async function check({ contentDir, outDir, memory, base = "/", today = currentDay() }: CheckOptions): Promise<Checked> {
  const state = readState(outDir, compilerVersion(ROOT) + base);
  const content = await readContent(contentDir, state, memory);
  const files = new ContentFiles(contentDir);
  const images = new Images(state.images, memory);
  const { entries, names } = content;
  const findings = [
    ...content.findings,
    ...checkReferences(entries, names, today),
    ...(await checkMedia(files, entries, images)),
  ];
  const located = findings.length > 0 ? await (await import("./explain/locate.ts")).locate(findings) : [];
  const problems = [...content.problems, ...checkNames(names), ...located].toSorted(byPlace);
  return { ...content, problems, files, images, state };
}

/**
 * The recipe: with `read-content.ts` the only file that knows the order of the stages. Every problem of every kind is
 * collected; if there is one, nothing is written and the last good output stays.
 */
import type { ContentConfig } from "./document/collection.ts";
import { once } from "../../shared/once.ts";
import { now as currentMoment } from "./document/publication.ts";
import { assemble } from "./output/assemble.ts";
import { isContent } from "../../shared/compiled/layout.ts";
import type { TypeChange } from "../../shared/compiled/type-change.ts";
import { keep } from "./output/cached-findings.ts";
import { keepFiles, listOutput, write } from "./output/write.ts";
import type { Last } from "./output/state.ts";
import { type PlannedDocument, planOutput } from "./output/plan.ts";
import { assetsOf } from "./output/resolve.ts";
import { deriveImages } from "./pictures/derive-images.ts";
import type { Problem } from "./problems/problem.ts";
import { readDocuments } from "./read/read-documents.ts";
import { allWarnings, type CheckOptions, readAndCheck, readContent } from "./read-content.ts";

export interface BuildOptions extends CheckOptions {
  cacheDir: string;
  /** A warning stops as an error does. */
  strict?: boolean;
  /** Shows drafts and documents of a later day, marked. */
  preview?: boolean;
  onProgress?: (done: number, total: number) => void;
  /** Hears of each type that changed before it is written, and before anybody asks for warnings. */
  onChange?: (change: TypeChange) => void;
}

export interface CheckResult {
  /** Number of documents that were read without a mistake. */
  documents: number;
  /** The errors, sorted by file and place. */
  problems: Problem[];
  /** In the same order; they never fail the build. */
  warnings: Problem[];
}

export interface BuildResult extends CheckResult {
  /** Paths in the output folder of the content that changed; empty when nothing was written. */
  changed: string[];
}

/** read → parse → validate → check: reads pictures, writes nothing. */
export async function checkContent(options: CheckOptions): Promise<CheckResult> {
  const { documents, problems, warnings } = await readContent(options);
  return { documents: documents.length, problems, warnings };
}

/** The whole compiler: checks, and if nothing is wrong derives, plans, assembles and writes. */
export async function buildContent(options: BuildOptions): Promise<BuildResult> {
  const { outputMemory } = options;
  const { config, outDir, cacheDir, base = "/", preview = false, strict = false, onProgress = () => {} } = options;
  const now = options.now ?? currentMoment(config.timeZone);
  const current = listOutput(outDir);
  const read = await readAndCheck({ ...options, now });
  const { documents, problems, files, images, last } = read;
  const warnings = once(() => allWarnings(config, read));
  const result = async (changed: string[]): Promise<BuildResult> => {
    return { documents: documents.length, problems, warnings: await warnings(), changed };
  };
  if (problems.length > 0 || (strict && (await warnings()).length > 0)) return result([]);
  const found = () => keep([...read.across, ...read.doubts()], { ...read, now });
  const derived = await deriveImages(images.all(), { cacheDir, base, onProgress });
  const planned = planOutput(documents, { config, current, state: last.state, files, images, preview, now });
  const complete = await withContent(config, planned);
  const hasTexts = complete.some(({ content }) => content && content.texts.size > 0);
  const markdown = hasTexts ? await import("./markdown/render.ts") : undefined;
  const assets = { ...assetsOf(files, images, derived, base), markdown };
  keepFiles(complete, files, cacheDir);
  let made: Last | undefined;
  const onMade = outputMemory && ((next: Last) => (made = next));
  const { onChange } = options;
  const output = { config, outDir, current, last, found, assets, images, derived, onChange, onMade };
  const changed = write(outDir, current, assemble(complete, output));
  if (made) outputMemory?.keep(outDir, made);
  return result(changed.filter(isContent));
}

/** A document that did not change but whose pictures did is read after all. */
async function withContent(config: ContentConfig, planned: readonly PlannedDocument[]): Promise<PlannedDocument[]> {
  const unread = planned.filter(({ isSame, content }) => !isSame && !content);
  const { documents } = await readDocuments(
    config,
    unread.map(({ source }) => source),
  );
  const contents = new Map(documents.map(({ source, content }) => [source.file, content]));
  return planned.map((document) => {
    const content = document.content ?? contents.get(document.source.file);
    return content ? { ...document, content } : document;
  });
}

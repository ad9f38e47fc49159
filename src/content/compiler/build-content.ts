/**
 * Builds the content. Only this file and `read-content.ts` define the order of the stages. The checks report all
 * problems instead of only the first one. If there is an error, nothing is written, so the last good output stays.
 */
import type { ContentConfig } from "./document/collection.ts";
import { once } from "../../shared/once.ts";
import { now as currentMoment } from "./document/publication.ts";
import { assemble } from "./output/assemble.ts";
import { isContent } from "../../shared/compiled/layout.ts";
import type { TypeChange } from "../../shared/compiled/content-updates.ts";
import { cacheFindings } from "./output/cached-findings.ts";
import { cacheFiles, listOutput, write } from "./output/write.ts";
import { type LastOutput, type PlannedDocument, planOutput } from "./output/state.ts";
import { assetsOf } from "./output/resolve.ts";
import { deriveImages } from "./pictures/derive-images.ts";
import type { Problem } from "./problems/problem.ts";
import { readDocuments } from "./read/read-documents.ts";
import { allWarnings, type CheckOptions, readAndCheck, readContent } from "./read-content.ts";

export interface BuildOptions extends CheckOptions {
  cacheDir: string;
  /** Treats warnings as errors. */
  strict?: boolean;
  /** Includes drafts and scheduled documents, which are marked as unpublished. */
  preview?: boolean;
  onProgress?: (done: number, total: number) => void;
  /**
   * Called for each changed type before the output is written and, unless `strict` is set, before warnings are
   * computed.
   */
  onChange?: (change: TypeChange) => void;
}

export interface CheckResult {
  /** The number of valid documents. */
  documents: number;
  problems: Problem[];
  /** The warnings, sorted like the problems; warnings never fail the build. */
  warnings: Problem[];
}

export interface BuildResult extends CheckResult {
  /** The paths of changed and removed content files in the output folder; an empty list if nothing was written. */
  changed: string[];
}

/** Reads and checks the content and its pictures (read → parse → validate → check). Writes nothing. */
export async function checkContent(options: CheckOptions): Promise<CheckResult> {
  const { documents, problems, warnings } = await readContent(options);
  return { documents: documents.length, problems, warnings };
}

/**
 * Runs the whole compiler: checks the content and, if there is no error, derives the pictures and writes the output.
 */
export async function buildContent(options: BuildOptions): Promise<BuildResult> {
  const { outputMemory } = options;
  const { config, outDir, cacheDir, base = "/", preview = false, strict = false, onProgress = () => {} } = options;
  const now = options.now ?? currentMoment(config.timeZone);
  const currentFiles = listOutput(outDir);
  const checkedContent = await readAndCheck({ ...options, now });
  const { documents, problems, files, images, last } = checkedContent;
  const warnings = once(() => allWarnings(config, checkedContent));
  const result = async (changed: string[]): Promise<BuildResult> => {
    return { documents: documents.length, problems, warnings: await warnings(), changed };
  };
  if (problems.length > 0 || (strict && (await warnings()).length > 0)) return result([]);
  const getFindings = () =>
    cacheFindings([...checkedContent.acrossFindings, ...checkedContent.computeWarnings()], { ...checkedContent, now });
  const derivedImages = await deriveImages(images.all(), { cacheDir, base, onProgress });
  const planned = planOutput(documents, { config, currentFiles, state: last.state, files, images, preview, now });
  const documentsWithContent = await withContent(config, planned);
  const hasTexts = documentsWithContent.some(({ content }) => content && content.texts.size > 0);
  const markdown = hasTexts ? await import("./markdown/render.ts") : undefined;
  const assets = { ...assetsOf(files, images, derivedImages, base), markdown };
  await cacheFiles(documentsWithContent, files, cacheDir);
  let newOutput: LastOutput | undefined;
  const onAssembled = outputMemory && ((next: LastOutput) => (newOutput = next));
  const { onChange } = options;
  const output = {
    config,
    outDir,
    currentFiles,
    last,
    getFindings,
    assets,
    images,
    derivedImages,
    onChange,
    onAssembled,
  };
  const changed = write(outDir, currentFiles, assemble(documentsWithContent, output));
  if (newOutput) outputMemory?.keep(outDir, newOutput);
  return result(changed.filter(isContent));
}

/** Parses unchanged files whose output must be written again, for example because a picture changed. */
async function withContent(config: ContentConfig, planned: readonly PlannedDocument[]): Promise<PlannedDocument[]> {
  const unparsed = planned.filter(({ isSame, content }) => !isSame && !content);
  const { documents } = await readDocuments(
    config,
    unparsed.map(({ source }) => source),
  );
  const contents = new Map(documents.map(({ source, content }) => [source.file, content]));
  return planned.map((document) => {
    const content = document.content ?? contents.get(document.source.file);
    return content ? { ...document, content } : document;
  });
}

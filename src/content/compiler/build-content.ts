/**
 * The recipe: the only file that knows the order of the stages. Every problem of every kind is
 * collected; if there is one, nothing is written and the last good output stays.
 */
import { checkAcross } from "./check/across.ts";
import { checkFiles } from "./check/files.ts";
import { checkMedia } from "./check/media.ts";
import { checkNames } from "./check/names.ts";
import type { ContentConfig } from "./document/collection.ts";
import type { Document } from "./document/document.ts";
import { type Moment, now as currentMoment } from "./document/publication.ts";
import type { Source, SourceName } from "./document/source.ts";
import { assemble } from "./output/assemble.ts";
import { isContent } from "../../shared/compiled/layout.ts";
import { keep, recall } from "./output/found.ts";
import { keepFiles } from "./output/keep-files.ts";
import { type PlannedDocument, planOutput } from "./output/plan.ts";
import { assetsOf } from "./output/resolve.ts";
import { readState, rememberedOf, type State } from "./output/state.ts";
import { listOutput, write } from "./output/write.ts";
import { deriveImages, drawnIn } from "./pictures/derive.ts";
import { Images } from "./pictures/images.ts";
import { tell } from "./explain/tell.ts";
import type { Finding } from "./problems/finding.ts";
import { byPlace, isWarning, type Problem } from "./problems/problem.ts";
import { ContentFiles } from "./read/content-files.ts";
import type { Memory } from "./read/memory.ts";
import { type DocumentsMemory, readDocuments, rememberDocuments } from "./read/read-documents.ts";
import { type Drafts, readSources } from "./read/read-sources.ts";

export interface CheckOptions {
  config: ContentConfig;
  contentDir: string;
  /** Folder of the last output: what did not change since is not read again. */
  outDir: string;
  /** Fingerprint of the compiler and the schemas: what another version remembers may be wrong. */
  version: string;
  /** Folder in whose `media` the pictures and files to publish are, also those of earlier builds. */
  cacheDir?: string;
  /** Path under which the site is served, with a slash at both ends; `/` when left out. */
  base?: string;
  /** When the content is published; now when left out. */
  now?: Moment;
  /** Shared by the builds of one process. */
  memory?: Memory;
  /** The same, where every document is needed again and again. */
  documentsMemory?: DocumentsMemory;
  /** What an editor has not saved yet: checked in place of the files. */
  drafts?: Drafts;
}

export interface BuildOptions extends CheckOptions {
  cacheDir: string;
  /** A warning stops as an error does. */
  strict?: boolean;
  /** Shows drafts and documents of a later day, marked. */
  preview?: boolean;
  onProgress?: (done: number, total: number) => void;
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

/** Everything that was read, whether it is right or not. */
export interface ReadContent {
  sources: Source[];
  /** Every file of a document, also those that could not be read. */
  names: SourceName[];
  /** In the order of their files. */
  documents: Document[];
  /** What was found across all documents. */
  across: Finding[];
  problems: Problem[];
  warnings: Problem[];
  files: ContentFiles;
  images: Images;
  state: State;
}

/** read → parse → validate → check: reads pictures, writes nothing. */
export async function checkContent(options: CheckOptions): Promise<CheckResult> {
  const { documents, problems, warnings } = await readContent(options);
  return { documents: documents.length, problems, warnings };
}

/** The whole compiler: checks, and if nothing is wrong derives, plans, assembles and writes. */
export async function buildContent(options: BuildOptions): Promise<BuildResult> {
  const { config, outDir, cacheDir, base = "/", preview = false, strict = false, onProgress = () => {} } = options;
  const now = options.now ?? currentMoment(config.timeZone);
  const current = listOutput(outDir);
  const read = await readContent({ ...options, now });
  const { documents, problems, warnings, files, images, state } = read;
  const result = { documents: documents.length, problems, warnings };
  if (problems.length > 0 || (strict && warnings.length > 0)) return { ...result, changed: [] };
  const found = keep(read.across, { ...read, now });
  const derived = await deriveImages(images.all(), { cacheDir, base, onProgress });
  const planned = planOutput(documents, { config, current, state, files, images, preview, now });
  const complete = await withContent(config, planned);
  const hasTexts = complete.some(({ content }) => content && content.texts.size > 0);
  const markdown = hasTexts ? await import("./markdown/render.ts") : undefined;
  const assets = { ...assetsOf(files, images, derived, base), markdown };
  keepFiles(complete, files, cacheDir);
  const changed = write(outDir, current, assemble(complete, { config, outDir, state, found, assets, images, derived }));
  return { ...result, changed: changed.filter(isContent) };
}

export async function readContent(options: CheckOptions): Promise<ReadContent> {
  const { config, contentDir, outDir, cacheDir, version, memory } = options;
  const { base = "/", now = currentMoment(config.timeZone) } = options;
  const state = readState(outDir, { version, base });
  const { sources, names, problems } = readSources(config, contentDir, {
    ...options,
    isKnown: (file, hash) => rememberedOf(state, { file, hash }) !== undefined,
  });
  const { unchanged, changed } = compare(sources, state);
  const read = await rememberDocuments(config, changed, options.documentsMemory);
  const documents = [...unchanged, ...read.documents].toSorted(byFile);
  const files = new ContentFiles(contentDir);
  const images = new Images(state.images, memory, cacheDir === undefined ? undefined : drawnIn(cacheDir));
  const asked = { names, documents, now };
  const across = recall(state.found, asked) ?? checkAcross(config, documents, asked);
  const findings = [...read.findings, ...across, ...(await checkMedia(files, documents, images))];
  const located = await tell(config, read.refused, findings);
  const all = [
    ...problems,
    ...read.problems,
    ...checkNames(config, names),
    ...checkFiles(config, { names, documents, files }),
    ...located,
  ];
  const sorted = all.toSorted(byPlace);
  const told = { problems: sorted.filter((each) => !isWarning(each)), warnings: sorted.filter(isWarning) };
  return { sources, names, documents, across, ...told, files, images, state };
}

const byFile = (a: Document, b: Document) => (a.source.file < b.source.file ? -1 : 1);

function compare(sources: readonly Source[], state: State): { unchanged: Document[]; changed: Source[] } {
  const [unchanged, changed]: [Document[], Source[]] = [[], []];
  for (const source of sources) {
    const last = rememberedOf(state, source);
    if (last) unchanged.push({ source, metadata: last.metadata, said: last.said });
    else changed.push(source);
  }
  return { unchanged, changed };
}

/** A document that did not change but whose pictures did is read after all. */
async function withContent(config: ContentConfig, planned: readonly PlannedDocument[]): Promise<PlannedDocument[]> {
  const unread = planned.filter(({ place, content }) => place === undefined && !content);
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

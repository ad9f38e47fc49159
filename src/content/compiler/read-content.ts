/** The first half of the compiler: reads and checks the content folder. Writes nothing. */
import { checkAcross, warnAcross } from "./check/across-documents.ts";
import { checkFiles } from "./check/stray-files.ts";
import { checkMedia, type RefuseFile } from "./check/media.ts";
import { checkNames } from "./check/collisions.ts";
import type { ContentConfig } from "./document/collection.ts";
import type { Document } from "./document/document.ts";
import { once } from "../../shared/once.ts";
import { type Moment, now as currentMoment } from "./document/publication.ts";
import type { Source, SourceName } from "./document/source.ts";
import { problemsFrom } from "./explain/problems-from.ts";
import { recallFindings } from "./output/cached-findings.ts";
import { type LastOutput, OutputMemory, cachedDocumentOf, type State } from "./output/state.ts";
import { cachedImageFinder } from "./pictures/derive-images.ts";
import { Images } from "./pictures/images.ts";
import { type Finding, byPlace, isWarning, type Problem } from "./problems/problem.ts";
import { ContentFiles } from "./read/files/content-files.ts";
import type { FileMemory } from "./read/files/file-memory.ts";
import { type DocumentsMemory, readDocumentsCached } from "./read/read-documents.ts";
import { type Drafts, readSources } from "./read/files/read-sources.ts";

export interface CheckOptions {
  config: ContentConfig;
  contentDir: string;
  /** The folder of the last output. Documents that have not changed since that output are not parsed again. */
  outDir: string;
  /** A hash of the compiler and the schemas. Documents cached by another version are not reused. */
  version: string;
  /** The folder whose subfolder `media` has the published pictures and files of this build and of earlier builds. */
  cacheDir?: string;
  /** The path under which the site is served, with a slash at both ends; `/` if absent. */
  base?: string;
  /** The moment that decides which documents are published; the current moment if absent. */
  now?: Moment;
  /** A cache of files, shared by the builds of a process. */
  memory?: FileMemory;
  /** A cache of the last output, shared by the builds of a process. */
  outputMemory?: OutputMemory;
  /** A cache of parsed documents, for a process that needs every document repeatedly. */
  documentsMemory?: DocumentsMemory;
  /** Checks files against the limits of the host; absent if the host is unknown. */
  refuseFile?: RefuseFile | undefined;
  /** Unsaved texts, which are checked instead of the saved files. */
  drafts?: Drafts;
}

/** The content that was read. It may have problems. */
export interface ReadContent {
  sources: Source[];
  /** The names of all documents, including those that could not be read. */
  names: SourceName[];
  /** The valid documents, in the order of their files. */
  documents: Document[];
  problems: Problem[];
  warnings: Problem[];
  files: ContentFiles;
  images: Images;
}

/** The checked content. Warnings from comparing documents are computed on demand, because they take longest. */
export interface CheckedContent extends ReadContent {
  /** The findings from comparing all documents. If they come from the cache, they include the warnings. */
  acrossFindings: Finding[];
  /** Computes the warnings from comparing all documents; returns an empty list if `acrossFindings` includes them. */
  computeWarnings: () => Finding[];
  last: LastOutput;
}

/** Reads and checks the content, with all warnings. */
export async function readContent(options: CheckOptions): Promise<ReadContent> {
  const content = await readAndCheck(options);
  return { ...content, warnings: await allWarnings(options.config, content) };
}

export async function allWarnings(config: ContentConfig, content: CheckedContent): Promise<Problem[]> {
  return [...content.warnings, ...(await problemsFrom(config, [], content.computeWarnings()))].toSorted(byPlace);
}

/** Reads and checks the content (read → parse → validate → check), without the slow warnings. */
export async function readAndCheck(options: CheckOptions): Promise<CheckedContent> {
  const { config, contentDir, outDir, cacheDir, version, memory } = options;
  const { base = "/", now = currentMoment(config.timeZone) } = options;
  const last = (options.outputMemory ?? new OutputMemory()).recall(outDir, { version, base });
  const { state } = last;
  const { sources, names, problems } = readSources(config, contentDir, {
    ...options,
    isKnown: (file, hash) => cachedDocumentOf(state, { file, hash }) !== undefined,
  });
  const { unchanged, changed } = splitByChange(sources, state);
  const result = await readDocumentsCached(config, changed, options.documentsMemory);
  const documents = [...unchanged, ...result.documents].toSorted(byFile);
  const files = new ContentFiles(contentDir);
  const images = new Images(state.images, memory, cacheDir === undefined ? undefined : cachedImageFinder(cacheDir));
  const inputs = { names, documents, now };
  const cachedFindings = recallFindings(state.findings, inputs);
  const acrossFindings = cachedFindings ?? checkAcross(config, documents, inputs);
  const computeWarnings = once(() => (cachedFindings ? [] : warnAcross(config, documents)));
  const findings = [
    ...result.findings,
    ...acrossFindings,
    ...(await checkMedia(files, documents, images, options.refuseFile)),
  ];
  const locatedProblems = await problemsFrom(config, result.refused, findings);
  const allProblems = [
    ...problems,
    ...result.problems,
    ...checkNames(config, names),
    ...checkFiles(config, { names, documents, files }),
    ...locatedProblems,
  ];
  const sorted = allProblems.toSorted(byPlace);
  const bySeverity = { problems: sorted.filter((each) => !isWarning(each)), warnings: sorted.filter(isWarning) };
  return { sources, names, documents, acrossFindings, computeWarnings, ...bySeverity, files, images, last };
}

const byFile = (a: Document, b: Document) => (a.source.file < b.source.file ? -1 : 1);

function splitByChange(sources: readonly Source[], state: State): { unchanged: Document[]; changed: Source[] } {
  const [unchanged, changed]: [Document[], Source[]] = [[], []];
  for (const source of sources) {
    const cached = cachedDocumentOf(state, source);
    if (cached) unchanged.push({ source, metadata: cached.metadata, metadataHash: cached.metadataHash });
    else changed.push(source);
  }
  return { unchanged, changed };
}

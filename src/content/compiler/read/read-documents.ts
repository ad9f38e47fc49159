/** parse → validate → metadata. Everything that is wrong in a file by itself is found here. */
import { collectionOf, type ContentConfig } from "../document/collection.ts";
import type { Document } from "../document/document.ts";
import type { ParsedSource, Source } from "../document/source.ts";
import { findTagged, type Found } from "../document/tagged.ts";
import type { Texts } from "../markdown/texts.ts";
import type { Finding } from "../problems/finding.ts";
import type { Problem } from "../problems/problem.ts";
import { advisedFields } from "./advised-fields.ts";
import { codedTexts } from "./coded-texts.ts";
import { cutTexts } from "./cut-texts.ts";
import { lettersIn } from "./letters.ts";
import { metadataOf } from "./metadata.ts";
import { misplacedFields } from "./misplaced-fields.ts";
import { parseSources } from "./parse.ts";
import { type Refused, validate } from "./validate.ts";

export interface ReadDocuments {
  documents: Document[];
  problems: Problem[];
  findings: Finding[];
  refused: Refused[];
}

/** What was last read of each file, by its path. */
export type DocumentsMemory = Map<string, { hash: string; read: ReadDocuments }>;

/** A document whose texts are still to be read. */
interface Valid {
  source: ParsedSource;
  data: Record<string, unknown>;
  tagged: readonly Found[];
}

/** The same, of which what was read before is remembered. */
export async function rememberDocuments(
  config: ContentConfig,
  sources: readonly Source[],
  memory: DocumentsMemory | undefined,
): Promise<ReadDocuments> {
  if (!memory) return readDocuments(config, sources);
  const all = await Promise.all(
    sources.map(async (source) => {
      const known = memory.get(source.file);
      if (known?.hash === source.hash) return known.read;
      const read = await readDocuments(config, [source]);
      memory.set(source.file, { hash: source.hash, read });
      return read;
    }),
  );
  return {
    documents: all.flatMap(({ documents }) => documents),
    problems: all.flatMap(({ problems }) => problems),
    findings: all.flatMap(({ findings }) => findings),
    refused: all.flatMap(({ refused }) => refused),
  };
}

export async function readDocuments(config: ContentConfig, sources: readonly Source[]): Promise<ReadDocuments> {
  const read: ReadDocuments = { documents: [], problems: [], findings: [], refused: [] };
  const valid: Valid[] = [];
  for (const parsed of await parseSources(sources)) {
    if ("problem" in parsed) {
      read.problems.push(parsed.problem);
      continue;
    }
    const { source } = parsed;
    read.findings.push(...lettersIn(source));
    const collection = collectionOf(config, source.collection);
    if (collection.fixed) read.findings.push(...misplacedFields(source, collection.schema));
    const validated = validate(source, collection.schema);
    if ("refused" in validated) read.refused.push(validated.refused);
    else if ("finding" in validated) read.findings.push(validated.finding);
    else valid.push({ source, data: validated.data, tagged: findTagged(validated.data) });
  }
  const hasTexts = valid.some(({ tagged }) => tagged.some(({ value }) => value.kind === "markdown"));
  const markdown = hasTexts ? await import("../markdown/texts.ts") : undefined;
  for (const each of valid) {
    const texts = markdown?.readTexts(each.source, each.tagged) ?? NO_TEXTS;
    read.findings.push(...texts.findings);
    read.documents.push(documentOf(each, texts, config));
  }
  return read;
}

const NO_TEXTS: Texts = { trees: new Map(), mentions: { pictures: [], links: [] }, findings: [], doubts: [] };

function documentOf(
  { source, data, tagged }: Valid,
  { trees, mentions, doubts: ofTexts }: Texts,
  config: ContentConfig,
): Document {
  const collection = collectionOf(config, source.collection);
  const doubts = [
    ...cutTexts(source, collection.schema),
    ...codedTexts(data),
    ...ofTexts,
    ...advisedFields(data, collection),
  ];
  const metadata = metadataOf({ slug: source.slug, data, tagged, mentions, doubts }, collection);
  return { source, metadata, content: { data, texts: trees } };
}

/** Parses and validates documents and collects their metadata. Finds all mistakes that show within a single file. */
import { collectionOf, type ContentConfig } from "../document/collection.ts";
import type { Document, Doubt } from "../document/document.ts";
import type { Source } from "../document/source.ts";
import { findTagged, type Found } from "../document/tagged.ts";
import type { Texts } from "../markdown/read-texts.ts";
import type { Finding, Problem } from "../problems/problem.ts";
import { advisedFields, misplacedFields, type Refused, validate } from "./validate.ts";
import { codeInTexts, cutTexts } from "./text-checks/doubtful-texts.ts";
import { forbiddenCharactersIn } from "./text-checks/forbidden-characters.ts";
import { metadataOf } from "./metadata.ts";
import { type Parsed, parserOf, invisibleCharactersIn } from "./yaml/parse-sources.ts";
import { placeholdersIn } from "./text-checks/placeholders.ts";

export interface ReadDocuments {
  documents: Document[];
  problems: Problem[];
  findings: Finding[];
  refused: Refused[];
}

/** A cache of parsed documents, by the path of each file. */
export type DocumentsMemory = Map<string, { hash: string; read: ReadDocuments }>;

/**
 * A valid document whose texts are not parsed yet. Its YAML is dropped to save memory, because there are many
 * documents.
 */
interface Valid {
  source: Source;
  data: Record<string, unknown>;
  tagged: readonly Found[];
  doubts: Doubt[];
}

/** Reads documents with a cache. */
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

/** Reads documents. `parse` replaces the parser for sources whose fields are already known. */
export async function readDocuments(
  config: ContentConfig,
  sources: readonly Source[],
  parse?: (source: Source) => Parsed,
): Promise<ReadDocuments> {
  const read: ReadDocuments = { documents: [], problems: [], findings: [], refused: [] };
  const valid: Valid[] = [];
  const parseOne = parse ?? (await parserOf(sources));
  for (const source of sources) {
    const parsed = parseOne(source);
    if ("problems" in parsed) {
      read.problems.push(...parsed.problems);
      continue;
    }
    const parsedSource = parsed.source;
    read.findings.push(...forbiddenCharactersIn(parsedSource));
    const { schema, fixed } = collectionOf(config, source.collection);
    if (fixed) read.findings.push(...misplacedFields(parsedSource, schema));
    const validated = validate(parsedSource, schema);
    const signs = "data" in validated ? [] : invisibleCharactersIn(source, parsedSource.yaml);
    if (signs.length > 0) read.problems.push(...signs);
    else if ("refused" in validated) read.refused.push(validated.refused);
    else if ("finding" in validated) read.findings.push(validated.finding);
    else
      valid.push({
        source,
        data: validated.data,
        tagged: findTagged(validated.data),
        doubts: [...cutTexts(parsedSource, schema), ...codeInTexts(validated.data, parsedSource.yaml.text)],
      });
  }
  const hasTexts = valid.some(({ tagged }) => tagged.some(({ value }) => value.kind === "markdown"));
  const markdown = hasTexts ? await import("../markdown/read-texts.ts") : undefined;
  for (const each of valid) {
    const texts = markdown?.readTexts(each.source, each.tagged, config.blocks ?? []) ?? NO_TEXTS;
    const found = [...texts.findings, ...placeholdersIn(each.source, each.data, each.tagged)];
    read.findings.push(
      ...(each.data["draft"] === true ? found.filter(({ code }) => code !== "placeholder-text") : found),
    );
    read.documents.push(documentOf(each, texts, config));
  }
  return read;
}

const NO_TEXTS: Texts = {
  trees: new Map(),
  mentions: { pictures: [], links: [], credits: [] },
  findings: [],
  doubts: [],
};

function documentOf(
  { source, data, tagged, doubts: ofFields }: Valid,
  { trees, mentions, doubts: ofTexts }: Texts,
  config: ContentConfig,
): Document {
  const collection = collectionOf(config, source.collection);
  const doubts = [...ofFields, ...ofTexts, ...advisedFields(data, collection)];
  const metadata = metadataOf({ slug: source.slug, data, tagged, mentions, doubts }, collection);
  return { source, metadata, content: { data, texts: trees } };
}

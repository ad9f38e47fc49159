/** Parses and validates documents and collects their metadata. Finds all mistakes that can be found in one file. */
import { collectionOf, type ContentConfig } from "../document/collection.ts";
import type { Document, Doubt } from "../document/document.ts";
import type { Source } from "../document/source.ts";
import { findTagged, type TaggedField } from "../document/tagged.ts";
import type { Texts } from "../markdown/read-texts.ts";
import type { Finding, Problem } from "../problems/problem.ts";
import { checkAdvisedFields, findMisplacedFields, type RefusedDocument, validate } from "./validate.ts";
import { findCodeInTexts, findCutTexts } from "./text-checks/doubtful-texts.ts";
import { forbiddenCharactersIn } from "./text-checks/forbidden-characters.ts";
import { metadataOf } from "./metadata.ts";
import { type ParseResult, parserOf, invisibleCharactersIn } from "./yaml/parse-sources.ts";
import { placeholdersIn } from "./text-checks/placeholders.ts";

export interface ReadDocuments {
  documents: Document[];
  problems: Problem[];
  findings: Finding[];
  refused: RefusedDocument[];
}

/** A cache of parsed documents, by the path of each file. */
export type DocumentsMemory = Map<string, { hash: string; read: ReadDocuments }>;

/**
 * A valid document whose texts are not parsed yet. Its YAML is dropped to save memory, because there are many
 * documents.
 */
interface ValidDocument {
  source: Source;
  data: Record<string, unknown>;
  taggedFields: readonly TaggedField[];
  doubts: Doubt[];
}

/** Reads documents. A document is not parsed again if `memory` has it with the same hash. */
export async function readDocumentsCached(
  config: ContentConfig,
  sources: readonly Source[],
  memory: DocumentsMemory | undefined,
): Promise<ReadDocuments> {
  if (!memory) return readDocuments(config, sources);
  const results = await Promise.all(
    sources.map(async (source) => {
      const cached = memory.get(source.file);
      if (cached?.hash === source.hash) return cached.read;
      const read = await readDocuments(config, [source]);
      memory.set(source.file, { hash: source.hash, read });
      return read;
    }),
  );
  return {
    documents: results.flatMap(({ documents }) => documents),
    problems: results.flatMap(({ problems }) => problems),
    findings: results.flatMap(({ findings }) => findings),
    refused: results.flatMap(({ refused }) => refused),
  };
}

/** Reads documents. `parse` replaces the parser for sources whose fields are already known. */
export async function readDocuments(
  config: ContentConfig,
  sources: readonly Source[],
  parse?: (source: Source) => ParseResult,
): Promise<ReadDocuments> {
  const result: ReadDocuments = { documents: [], problems: [], findings: [], refused: [] };
  const validDocuments: ValidDocument[] = [];
  const parseOne = parse ?? (await parserOf(sources));
  for (const source of sources) {
    const parsed = parseOne(source);
    if ("problems" in parsed) {
      result.problems.push(...parsed.problems);
      continue;
    }
    const parsedSource = parsed.source;
    result.findings.push(...forbiddenCharactersIn(parsedSource));
    const { schema, fixed } = collectionOf(config, source.collection);
    if (fixed) result.findings.push(...findMisplacedFields(parsedSource, schema));
    const validation = validate(parsedSource, schema);
    const invisibleCharacters = "data" in validation ? [] : invisibleCharactersIn(source, parsedSource.yaml);
    if (invisibleCharacters.length > 0) result.problems.push(...invisibleCharacters);
    else if ("refused" in validation) result.refused.push(validation.refused);
    else if ("finding" in validation) result.findings.push(validation.finding);
    else
      validDocuments.push({
        source,
        data: validation.data,
        taggedFields: findTagged(validation.data),
        doubts: [...findCutTexts(parsedSource, schema), ...findCodeInTexts(validation.data, parsedSource.yaml.text)],
      });
  }
  const hasTexts = validDocuments.some(({ taggedFields }) =>
    taggedFields.some(({ value }) => value.kind === "markdown"),
  );
  const markdown = hasTexts ? await import("../markdown/read-texts.ts") : undefined;
  for (const document of validDocuments) {
    const texts = markdown?.readTexts(document.source, document.taggedFields, config.blocks ?? []) ?? NO_TEXTS;
    const textFindings = [...texts.findings, ...placeholdersIn(document.source, document.data, document.taggedFields)];
    result.findings.push(
      ...(document.data["draft"] === true
        ? textFindings.filter(({ code }) => code !== "placeholder-text")
        : textFindings),
    );
    result.documents.push(documentOf(document, texts, config));
  }
  return result;
}

const NO_TEXTS: Texts = {
  trees: new Map(),
  mentions: { pictures: [], links: [], credits: [] },
  findings: [],
  doubts: [],
};

function documentOf(
  { source, data, taggedFields, doubts: fieldDoubts }: ValidDocument,
  { trees, mentions, doubts: textDoubts }: Texts,
  config: ContentConfig,
): Document {
  const collection = collectionOf(config, source.collection);
  const doubts = [...fieldDoubts, ...textDoubts, ...checkAdvisedFields(data, collection)];
  const metadata = metadataOf({ slug: source.slug, data, taggedFields, mentions, doubts }, collection);
  return { source, metadata, content: { data, texts: trees } };
}

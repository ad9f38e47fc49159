/**
 * load → parse → validate → facts, for the files that changed since the last build; of the others
 * it is remembered what they say. Everything that is wrong in a file by itself is found here.
 */
import { explain } from "../explain/explain.ts";
import { type Facts, factsOf, type TextFacts } from "../document/metadata.ts";
import { load, type Loaded } from "./load.ts";
import type { Memory } from "./memory.ts";
import { parseAll } from "./parse.ts";
import type { Problem } from "../problems/problems.ts";
import type { Entry } from "../check/references.ts";
import type { Document, Finding, Source } from "../document/source.ts";
import type { State } from "../output/state.ts";
import { hasTexts, readTexts, type Texts } from "../markdown/texts.ts";
import { validate } from "./validate.ts";

export interface Content {
  names: Loaded["names"];
  entries: Entry[];
  /** Syntax trees of the texts of the documents that were read. */
  texts: Texts;
  problems: Problem[];
  findings: Finding[];
}

export async function readContent(contentDir: string, { documents }: State, memory?: Memory): Promise<Content> {
  const { sources, names, problems } = load(contentDir, memory);
  const remembered = (source: Source) => {
    const last = documents[source.file];
    return last?.hash === source.hash ? last : undefined;
  };
  const read = await readDocuments(sources.filter((source) => !remembered(source)));
  const kept = sources.flatMap((source): Entry[] => {
    const last = remembered(source);
    return last ? [{ source, facts: last.facts, remembered: last }] : [];
  });
  return { ...read, names, entries: [...kept, ...read.entries], problems: [...problems, ...read.problems] };
}

/** What `sources` hold, whatever a build remembers of them. */
export async function readDocuments(sources: readonly Source[]): Promise<Omit<Content, "names">> {
  const parsed = await parseAll(sources);
  const problems = parsed.flatMap((result) => ("problem" in result ? [result.problem] : []));
  const validated = parsed.flatMap((result) => ("source" in result ? [validate(result.source)] : []));
  const findings = validated.flatMap((result) => {
    if ("refused" in result) return explain(result.refused);
    return "finding" in result ? [result.finding] : [];
  });
  const documents = validated.flatMap((result) => ("document" in result ? [result.document] : []));
  return { problems, ...(await entriesOf(documents, findings)) };
}

async function entriesOf(documents: readonly Document[], found: readonly Finding[]) {
  const markdown = documents.some(hasTexts) ? await import("../markdown/markdown.ts") : undefined;
  const texts: Texts = new Map();
  const findings = [...found];
  const entries = documents.map((document): Entry => {
    const inTexts: TextFacts = markdown
      ? readTexts(document, markdown, texts)
      : { pictures: [], links: [], findings: [] };
    findings.push(...inTexts.findings);
    const facts: Facts = factsOf(document, inTexts);
    return { source: document.source, facts, document };
  });
  return { entries, texts, findings };
}

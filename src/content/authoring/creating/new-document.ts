/** Creates the file of a new document, ready to be filled in, or reports why the file cannot be created. */
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { messages } from "../../messages/messages.ts";
import { checkNames } from "../../compiler/check/collisions.ts";
import { collectionOf } from "../../compiler/document/collection.ts";
import type { Source, SourceName } from "../../compiler/document/source.ts";
import { nameProblem } from "../../compiler/read/files/name-rules.ts";
import { parseSources } from "../../compiler/read/yaml/parse-sources.ts";
import { type ReadSources, readSources } from "../../compiler/read/files/read-sources.ts";
import { collectionNamed } from "../../../types/collections.ts";
import { contentConfig } from "../../../types/content-config.ts";
import { type Fields, isFields } from "../../../shared/values.ts";
import { writeNewFile } from "../../../shared/files/write-atomically.ts";
import { archetypeOf } from "./archetypes.ts";
import { bareText, documentText } from "./document-text.ts";
import { fileOf } from "../renaming/read-referrers.ts";
import type { Refusal } from "../refusal.ts";

interface NameRequest {
  contentDir: string;
  type: string;
  /** The name of the person, project or article, as readers see it. */
  name: string;
}

interface Request extends NameRequest {
  today: string;
  /** Whether to omit the comments that explain the fields, for editors who use the form. */
  bare?: boolean;
}

/** Returns the path of the new file, or a refusal (a sentence for the person editing) if no document was created. */
export async function newDocument(request: Request): Promise<{ file: string } | Refusal> {
  const { contentDir, type, name, today, bare = false } = request;
  const resolved = resolveNewDocument(request);
  if ("refusal" in resolved) return resolved;
  const { target, sources } = resolved;
  const existing = await dataOf(sources.filter(({ collection }) => collection === type));
  await mkdir(path.join(contentDir, type), { recursive: true });
  const fields = archetypeOf(type).fields({ slug: target.slug, name, today, existing });
  return writeDocument(contentDir, target, (bare ? bareText : documentText)(collectionNamed(type), fields));
}

/**
 * Returns the name of a new document and the existing sources. If the document cannot be created, returns a refusal
 * that says why.
 */
export function resolveNewDocument({
  contentDir,
  type,
  name,
}: NameRequest): { target: SourceName; sources: Source[] } | Refusal {
  const loaded = readSources(contentConfig, contentDir);
  const takenSlugs = loaded.names.filter(({ collection }) => collection === type).map(({ slug }) => slug);
  const slug = archetypeOf(type).slug(name, takenSlugs);
  const target = { collection: type, slug, file: fileOf({ type, slug }) };
  const refusal = refusalOf(loaded, target, name);
  return refusal ? { refusal } : { target, sources: loaded.sources };
}

function refusalOf({ names, problems }: ReadSources, target: SourceName, name: string): string | undefined {
  const missing = problems.find(({ code }) => code === "missing-folder");
  if (missing) return `${missing.message} ${missing.hint}`;
  if (!target.slug) return messages.authoring.noLetters(name);
  if (names.some(({ file }) => file === target.file)) return existsMessage(target);
  const [problem] = nameProblem(target, collectionOf(contentConfig, target.collection));
  if (problem) return problem.message;
  const clash = checkNames(contentConfig, [...names, target]).find(({ file }) => file === target.file);
  return clash && messages.authoring.cannotMake(target.file, clash.message);
}

const existsMessage = ({ file }: SourceName) => messages.authoring.isThere(file);

export async function writeDocument(contentDir: string, target: SourceName, text: string) {
  const file = path.join(contentDir, target.file);
  return (await writeNewFile(file, text)) ? { file } : { refusal: existsMessage(target) };
}

async function dataOf(sources: readonly Source[]): Promise<Fields[]> {
  const parsed = await parseSources(sources);
  return parsed.flatMap((result) => ("source" in result ? [result.source.data] : [])).filter(isFields);
}

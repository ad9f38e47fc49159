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
import { writeNew } from "../../../shared/files/write-whole.ts";
import { archetypeOf } from "./archetypes.ts";
import { bareText, documentText } from "./document-text.ts";
import { fileOf } from "../renaming/read-referrers.ts";
import type { Refusal } from "../refusal.ts";

interface Wanted {
  contentDir: string;
  type: string;
  /** The name of the person, project or article, as readers see it. */
  name: string;
}

interface Request extends Wanted {
  today: string;
  /** Whether to omit the comments that explain the fields, for editors who use the form. */
  bare?: boolean;
}

/** Returns the path of the new file, or a refusal (a sentence for the person editing) if no document was created. */
export async function newDocument(request: Request): Promise<{ file: string } | Refusal> {
  const { contentDir, type, name, today, bare = false } = request;
  const place = placeForNew(request);
  if ("refusal" in place) return place;
  const { own, sources } = place;
  const existing = await dataOf(sources.filter(({ collection }) => collection === type));
  await mkdir(path.join(contentDir, type), { recursive: true });
  const fields = archetypeOf(type).fields({ slug: own.slug, name, today, existing });
  return writeDocument(contentDir, own, (bare ? bareText : documentText)(collectionNamed(type), fields));
}

/**
 * Returns the name of a new document and the existing sources, or a refusal that says why the document cannot be
 * created.
 */
export function placeForNew({ contentDir, type, name }: Wanted): { own: SourceName; sources: Source[] } | Refusal {
  const loaded = readSources(contentConfig, contentDir);
  const taken = loaded.names.filter(({ collection }) => collection === type).map(({ slug }) => slug);
  const slug = archetypeOf(type).slug(name, taken);
  const own = { collection: type, slug, file: fileOf({ type, slug }) };
  const refusal = refusalOf(loaded, own, name);
  return refusal ? { refusal } : { own, sources: loaded.sources };
}

function refusalOf({ names, problems }: ReadSources, own: SourceName, name: string): string | undefined {
  const missing = problems.find(({ code }) => code === "missing-folder");
  if (missing) return `${missing.message} ${missing.hint}`;
  if (!own.slug) return messages.authoring.noLetters(name);
  if (names.some(({ file }) => file === own.file)) return alreadyThere(own);
  const [wrong] = nameProblem(own, collectionOf(contentConfig, own.collection));
  if (wrong) return wrong.message;
  const clash = checkNames(contentConfig, [...names, own]).find(({ file }) => file === own.file);
  return clash && messages.authoring.cannotMake(own.file, clash.message);
}

const alreadyThere = ({ file }: SourceName) => messages.authoring.isThere(file);

export async function writeDocument(contentDir: string, own: SourceName, text: string) {
  const file = path.join(contentDir, own.file);
  return (await writeNew(file, text)) ? { file } : { refusal: alreadyThere(own) };
}

async function dataOf(sources: readonly Source[]): Promise<Fields[]> {
  const parsed = await parseSources(sources);
  return parsed.flatMap((result) => ("source" in result ? [result.source.data] : [])).filter(isFields);
}

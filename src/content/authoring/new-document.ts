/** A name → the file of a new document, ready to be filled in, or why there can be none. */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { checkNames } from "../compiler/check/names.ts";
import { collectionOf } from "../compiler/document/collection.ts";
import type { Source, SourceName } from "../compiler/document/source.ts";
import { nameProblem } from "../compiler/read/names.ts";
import { parseSources } from "../compiler/read/parse.ts";
import { type ReadSources, readSources } from "../compiler/read/read-sources.ts";
import { collections } from "../schema/collections.ts";
import { contentConfig } from "../schema/content-config.ts";
import { ARCHETYPES, type AuthoredType } from "./archetypes.ts";
import { bareText, documentText } from "./document-text.ts";

interface Request {
  contentDir: string;
  type: AuthoredType;
  /** Of the person, the project or the article, as readers read it. */
  name: string;
  /** Calendar day, `2026-11-20`. */
  today: string;
  /** Without what each field is for, which the form of the editor says. */
  bare?: boolean;
}

/** `file`: path of what was written. `refusal`: a sentence for the editor; nothing was. */
export async function newDocument(request: Request): Promise<{ file: string } | { refusal: string }> {
  const { contentDir, type, name, today, bare = false } = request;
  const loaded = readSources(contentConfig, contentDir);
  const taken = loaded.names.filter(({ collection }) => collection === type).map(({ slug }) => slug);
  const slug = ARCHETYPES[type].slug(name, taken);
  const own = { collection: type, slug, file: `${type}/${slug}${collections[type].extension}` };
  const refusal = refusalOf(loaded, own, name);
  if (refusal) return { refusal };
  const existing = await dataOf(loaded.sources.filter(({ collection }) => collection === type));
  const file = path.join(contentDir, own.file);
  await mkdir(path.dirname(file), { recursive: true });
  const fields = ARCHETYPES[type].fields({ slug, name, today, existing });
  const text = (bare ? bareText : documentText)(collections[type], fields);
  await writeFile(file, text, { flag: "wx" });
  return { file };
}

/** Why a document cannot be made. */
export function refusalOf(
  { names, problems }: Pick<ReadSources, "names" | "problems">,
  own: SourceName,
  name: string,
): string | undefined {
  const missing = problems.find(({ code }) => code === "missing-folder");
  if (missing) return `${missing.message} ${missing.hint}`;
  if (!own.slug) return `«${name}» no tiene letras ni números con que nombrar el archivo.`;
  if (names.some(({ file }) => file === own.file)) return `Ya existe ${own.file}.`;
  const [wrong] = nameProblem(own, collectionOf(contentConfig, own.collection));
  if (wrong) return wrong.message;
  const clash = checkNames(contentConfig, [...names, own]).find(({ file }) => file === own.file);
  return clash && `No se puede crear ${own.file}. ${clash.message}`;
}

async function dataOf(sources: readonly Source[]): Promise<Record<string, unknown>[]> {
  const parsed = await parseSources(sources);
  const data = parsed.flatMap((result) => ("source" in result ? [result.source.data] : []));
  return data.filter((each): each is Record<string, unknown> => typeof each === "object" && each !== null);
}

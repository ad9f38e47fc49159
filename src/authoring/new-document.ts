/** A name → the file of a new document, ready to be filled in, or why it cannot be. */
import { checkNames } from "../pipeline/check/names.ts";
import type { SourceName } from "../pipeline/document/source.ts";
import { parseSources } from "../pipeline/read/parse.ts";
import { readSources } from "../pipeline/read/read-sources.ts";
import { collections } from "../schema/collections.ts";
import { contentConfig } from "../schema/content-config.ts";
import type { AuthoredType } from "./document-types.ts";
import { template, type TemplateValues } from "./templates.ts";

export interface NewDocument {
  /** Path from the content folder. */
  file: string;
  text: string;
}

interface Request {
  contentDir: string;
  type: AuthoredType;
  /** Of the person, the project or the article, as readers read it. */
  name: string;
  /** Calendar day, `2026-11-20`. */
  today: string;
}

/** `refusal`: a sentence for the editor. Writes nothing. */
export async function newDocument({
  contentDir,
  type,
  name,
  today,
}: Request): Promise<NewDocument | { refusal: string }> {
  const { names, sources, problems } = readSources(contentConfig, contentDir);
  const missing = problems.find(({ code }) => code === "missing-folder");
  if (missing) return { refusal: `${missing.message} ${missing.hint}` };
  const slug = slugFor(type, name, names);
  if (!slug) return { refusal: `«${name}» no tiene letras ni números con que nombrar el archivo.` };
  const file = `${type}/${slug}${collections[type].extension}`;
  if (names.some((each) => each.file === file)) return { refusal: `Ya existe ${file}.` };
  const taken = checkNames(contentConfig, [...names, { collection: type, slug, file }]).find(
    (problem) => problem.file === file,
  );
  if (taken) return { refusal: `No se puede crear ${file}. ${taken.message}` };
  const parsed = await parseSources(sources.filter(({ collection }) => collection === type));
  const existing = parsed.flatMap((result) => ("source" in result ? [result.source.data as Written] : []));
  return { file, text: template(type, { slug, name, published: today, ...following(existing) }) };
}

/** What documents that may have mistakes say, as far as it is needed here. */
type Written = Partial<Record<"number" | "published" | "color" | "layout" | "order", unknown>> | undefined;

/** The accents of the magazine, for an issue that has no other to follow. */
const ACCENTS = ["#39FF14", "#FF2D95"] as const;
const isColor = (text: string) => /^#[0-9a-f]{6}$/i.test(text);

/** Issues alternate in accent and side, and count up; the team grows at its end. */
function following(existing: readonly Written[]): Omit<TemplateValues, "slug" | "name" | "published"> {
  const newest = existing.toSorted((a, b) => (String(a?.published) < String(b?.published) ? 1 : -1));
  const numbers = existing.map((each) => Number(/^#(\d+)$/.exec(String(each?.number))?.[1] ?? 0));
  const [last] = newest;
  const accents = [...newest.map((each) => String(each?.color)), ...ACCENTS];
  return {
    number: `#${Math.max(0, ...numbers) + 1}`,
    color: accents.find((color) => last && isColor(color) && color !== last.color) ?? ACCENTS[0],
    layout: last?.layout === "bri" ? "cami" : "bri",
    order: Math.max(0, ...existing.map((each) => Number(each?.order) || 0)) + 1,
  };
}

function slugFor(type: AuthoredType, name: string, names: readonly SourceName[]): string {
  if (type === "editorials") return nextOf("proyecto", type, names);
  if (type === "profiles") return nextOf("industria", type, names);
  const words =
    name
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .match(/[A-Za-z0-9]+/g) ?? [];
  if (type === "team") return words.join("-").toLowerCase();
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
}

function nextOf(word: string, type: AuthoredType, names: readonly SourceName[]): string {
  const own = names.filter(({ collection }) => collection === type);
  const numbers = own.map(({ slug }) => Number(/\d+$/.exec(slug)?.[0] ?? 0));
  return `${word}${Math.max(0, ...numbers) + 1}`;
}

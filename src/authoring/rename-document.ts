/**
 * Renames a document: its file, the folder of its pictures, and every mention of either in any
 * document. Everything is worked out before anything is written.
 */
import { existsSync } from "node:fs";
import path from "node:path";
import { checkContent } from "../pipeline/build-content.ts";
import { load, nameProblem } from "../pipeline/read/load.ts";
import { parseAll } from "../pipeline/read/parse.ts";
import { readDocuments } from "../pipeline/read/read.ts";
import { checkNames, type Entry } from "../pipeline/check/references.ts";
import type { ParsedSource } from "../pipeline/document/source.ts";
import { suggest } from "../pipeline/problems/suggest.ts";
import { addressFor, addressKey } from "../compiled/address.ts";
import { type Collection, collections } from "../schema/collections.ts";
import type { AuthoredType } from "./document-types.ts";
import { applyEdits, type Edit, editField, editTargets } from "./edits.ts";

export interface Renaming {
  /** Path from the content folder, as it is before the moves → new text. */
  texts: Map<string, string>;
  /** Files and folders to move, as paths from the content folder. */
  moves: { from: string; to: string }[];
}

interface Request {
  contentDir: string;
  type: AuthoredType;
  from: string;
  to: string;
}

/** `refusal`: a sentence for the editor. Writes nothing. */
export async function renameDocument({ contentDir, type, from, to }: Request): Promise<Renaming | { refusal: string }> {
  const { names, sources } = load(contentDir);
  const { folder, extension }: Collection = collections[type];
  const [old, next] = [`${folder}/${from}${extension}`, `${folder}/${to}${extension}`];
  const own = names.filter(({ collection }) => collection === type).map(({ slug }) => slug);
  if (!own.includes(from)) return { refusal: `No existe ${old}.${meant(suggest(from, own))}` };
  const others = names.filter(({ file }) => file !== old);
  const wrong = [
    ...nameProblem(next, to, collections[type]),
    ...checkNames([...others, { collection: type, slug: to, file: next }]),
  ];
  const refused = wrong.find(({ file }) => file === next);
  if (refused) return { refusal: `${refused.message} ${refused.hint}` };
  const sameName = from.toLowerCase() === to.toLowerCase();
  if (!sameName && existsSync(path.join(contentDir, folder, to)))
    return { refusal: `Ya existe la carpeta ${folder}/${to}: movela o borrala primero.` };
  // A document with mistakes may name this one where nobody can see it.
  const { problems } = await checkContent({ contentDir, outDir: path.join(contentDir, ".none") });
  if (problems.length > 0)
    return { refusal: "Hay problemas en el contenido: corregilos primero (npm run content:check)." };
  const { entries } = await readDocuments(sources);
  const texts = await rewrite(entries, { type, from, to, folder });
  const moves = [{ from: old, to: next }];
  if (existsSync(path.join(contentDir, folder, from))) moves.push({ from: `${folder}/${from}`, to: `${folder}/${to}` });
  return { texts, moves };
}

const meant = (slug: string) => (slug ? ` ¿Quisiste decir «${slug}»?` : "");

interface Change {
  type: AuthoredType;
  from: string;
  to: string;
  folder: string;
}

async function rewrite(entries: readonly Entry[], change: Change): Promise<Map<string, string>> {
  const parsed = await parseAll(entries.map(({ source }) => source));
  const texts = new Map<string, string>();
  for (const [index, { facts, source }] of entries.entries()) {
    const result = parsed[index];
    const edits = result && "source" in result ? editsOf(result.source, facts, change) : [];
    if (edits.length > 0) texts.set(source.file, applyEdits(source.text, edits));
  }
  return texts;
}

function editsOf(source: ParsedSource, facts: Entry["facts"], change: Change): Edit[] {
  const { type, from, to } = change;
  const links = facts.links.filter(({ at }) => !at);
  const pictures = facts.pictures.filter(({ at }) => !at);
  const own = source.collection === type && source.slug === from && facts.link !== undefined;
  return [
    ...facts.references
      .filter((reference) => reference.type === type && reference.slug === from)
      .flatMap(({ path: field }) => editField(source, field, to)),
    ...links.flatMap(({ url, path: field }) => replaceField(source, field, renamedAddress(url, change))),
    ...[...pictures, ...facts.files].flatMap(({ src, path: field }) =>
      replaceField(source, field, renamedFile(source, src, change)),
    ),
    ...(own ? replaceField(source, ["link"], renamedAddress(facts.link ?? "", change)) : []),
    ...editTargets(source.text, (target) => renamedAddress(target, change) ?? renamedFile(source, target, change)),
  ];
}

function replaceField(
  source: ParsedSource,
  field: Entry["facts"]["files"][number]["path"],
  value: string | undefined,
): Edit[] {
  return value === undefined ? [] : editField(source, field, value);
}

/** The new address of the document, with what follows `?` or `#`; `undefined` for any other. */
function renamedAddress(url: string, { type, from, to }: Change): string | undefined {
  const { address }: Collection = collections[type];
  const [, page = "", rest = ""] = /^([^?#]*)(.*)$/.exec(url) ?? [];
  return address && addressKey(page) === addressKey(addressFor(address, from))
    ? addressFor(address, to) + rest
    : undefined;
}

/** The new path of a file in the folder of the document's pictures. */
function renamedFile({ file }: ParsedSource, src: string, { folder, from, to }: Change): string | undefined {
  const named = path.posix.join(path.posix.dirname(file), src);
  if (!named.startsWith(`${folder}/${from}/`)) return undefined;
  return src.replace(new RegExp(`(^|/)${from}(?=/)`), `$1${to}`);
}

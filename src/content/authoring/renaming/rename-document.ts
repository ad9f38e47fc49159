/**
 * Renames a document: its file, its picture folder, and every mention in any document. The plan is complete before
 * anything is written.
 */
import type { Refusal } from "../refusal.ts";
import { existsSync } from "node:fs";
import path from "node:path";
import { messages } from "../../messages/messages.ts";
import { checkNames } from "../../compiler/check/collisions.ts";
import type { Drafts } from "../../compiler/read/files/read-sources.ts";
import { nameProblem } from "../../compiler/read/files/name-rules.ts";
import { addressFor } from "../../../shared/compiled/address.ts";
import { collectionNamed } from "../../../types/collections.ts";
import { contentConfig } from "../../../types/content-config.ts";
import { changeTexts } from "../patch/change-fields.ts";
import { keepsAddresses, takeAddresses, textOfMoved } from "./former-addresses.ts";
import { changesIn, type NewName, publicAddressIn } from "./mentions.ts";
import { fileOf, readWithReferrers } from "./read-referrers.ts";
import type { Move } from "../deleting/trash.ts";
import { recordText, type TextChanges } from "../apply-changes.ts";

export interface Renaming {
  /** The changed texts, by the paths that their files have before the moves. */
  texts: TextChanges;
  /** The moves of files and folders. Their paths are relative to the content folder. */
  moves: Move[];
  /** The page's address before and after the renaming, and whether the old address redirects to the new one. */
  address?: { from: string; to: string; leadsOn: boolean };
}

interface Request extends NewName {
  contentDir: string;
  /** Other changes that are applied together with the renaming. */
  changes?: TextChanges;
}

/** Plans the renaming without writing anything. A refusal is a sentence for the person editing. */
export async function renameDocument({
  contentDir,
  type,
  from,
  to,
  changes = new Map(),
}: Request): Promise<Renaming | Refusal> {
  if (from === to) return { refusal: messages.authoring.isCalledSo(fileOf({ type, slug: to })) };
  const around = await readWithReferrers(contentDir, { type, slug: from }, textsAfter(changes));
  if ("refusal" in around) return around;
  const { file: old, names, documents } = around;
  const next = fileOf({ type, slug: to });
  const renamed = { collection: type, slug: to, file: next };
  const others = names.filter(({ file }) => file !== old);
  if (others.some(({ file }) => file === next)) return { refusal: messages.authoring.isThere(next) };
  const wrong = [...nameProblem(renamed, collectionNamed(type)), ...checkNames(contentConfig, [...others, renamed])];
  const refused = wrong.find(({ file }) => file === next);
  if (refused) return { refusal: `${refused.message} ${refused.hint}` };
  const sameName = from.toLowerCase() === to.toLowerCase();
  if (!sameName && existsSync(path.join(contentDir, type, to)))
    return { refusal: messages.authoring.folderIsThere(type, to) };
  const document = documents.find(({ source }) => source.file === old);
  if (!document) return { refusal: messages.authoring.hasProblems(old) };
  const site = await publicAddressIn(around.sources);
  const changed = changeTexts(documents, (each) => changesIn(each, { type, from, to }, site), from);
  if ("refusal" in changed) return changed;
  const texts = new Map(changes);
  for (const [file, change] of changed) recordText(texts, file, change);
  const moves = [{ from: old, to: next }];
  if (existsSync(path.join(contentDir, type, from))) moves.push({ from: `${type}/${from}`, to: `${type}/${to}` });
  const { address: pattern } = collectionNamed(type);
  if (!pattern) return { texts, moves };
  const address = { from: addressFor(pattern, from), to: addressFor(pattern, to) };
  const { before, after } = texts.get(old) ?? { before: document.source.text, after: document.source.text };
  const noted = textOfMoved(document, after, address);
  if (noted !== before) texts.set(old, { before, after: noted });
  const leadsOn = keepsAddresses(document);
  if (leadsOn) await takeAddresses(texts, around.sources, { addresses: Object.values(address), owner: old });
  return { texts, moves, address: { ...address, leadsOn } };
}

const textsAfter = (changes: TextChanges): Drafts => new Map([...changes].map(([file, { after }]) => [file, after]));

/**
 * Describes a renaming for the person editing to confirm, one sentence for each change. `titleOf` returns the title of
 * the document in a file.
 */
export function renamingInWords({ texts, moves, address }: Renaming, titleOf: (file: string) => string): string[] {
  const moved = new Set(moves.map(({ from }) => from));
  const [first] = moves;
  return [
    ...(first && !address ? [messages.authoring.renamed(nameIn(first.from), nameIn(first.to))] : []),
    ...[...texts.keys()]
      .filter((file) => !moved.has(file))
      .map((file) => messages.authoring.mentionsChange(titleOf(file))),
    ...(address ? [addressInWords(address)] : []),
  ];
}

const nameIn = (file: string) => path.posix.parse(file).name;

const addressInWords = ({ from, to, leadsOn }: NonNullable<Renaming["address"]>) =>
  leadsOn ? messages.authoring.addressLeadsOn(from, to) : messages.authoring.addressBreaks(from, to);

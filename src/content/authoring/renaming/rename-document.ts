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
import { keepsAddresses, claimAddresses, textOfMoved } from "./former-addresses.ts";
import { changesIn, type NewName, publicAddressIn } from "./mentions.ts";
import { fileOf, readWithReferrers } from "./read-referrers.ts";
import type { Move } from "../deleting/trash.ts";
import { recordText, type TextChanges } from "../apply-changes.ts";

export interface Renaming {
  /** The changed texts, by the paths of their files before the moves. */
  texts: TextChanges;
  /** The moves of files and folders. Their paths are relative to the content folder. */
  moves: Move[];
  /** The page's address before and after the renaming, and whether the old address redirects to the new one. */
  address?: { from: string; to: string; redirects: boolean };
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
  const loaded = await readWithReferrers(contentDir, { type, slug: from }, textsAfter(changes));
  if ("refusal" in loaded) return loaded;
  const { file: oldFile, names, documents } = loaded;
  const newFile = fileOf({ type, slug: to });
  const newName = { collection: type, slug: to, file: newFile };
  const others = names.filter(({ file }) => file !== oldFile);
  if (others.some(({ file }) => file === newFile)) return { refusal: messages.authoring.isThere(newFile) };
  const problems = [...nameProblem(newName, collectionNamed(type)), ...checkNames(contentConfig, [...others, newName])];
  const problem = problems.find(({ file }) => file === newFile);
  if (problem) return { refusal: `${problem.message} ${problem.hint}` };
  const isSameName = from.toLowerCase() === to.toLowerCase();
  if (!isSameName && existsSync(path.join(contentDir, type, to)))
    return { refusal: messages.authoring.folderIsThere(type, to) };
  const document = documents.find(({ source }) => source.file === oldFile);
  if (!document) return { refusal: messages.authoring.hasProblems(oldFile) };
  const site = await publicAddressIn(loaded.sources);
  const changedTexts = changeTexts(documents, (each) => changesIn(each, { type, from, to }, site), from);
  if ("refusal" in changedTexts) return changedTexts;
  const texts = new Map(changes);
  for (const [file, change] of changedTexts) recordText(texts, file, change);
  const moves = [{ from: oldFile, to: newFile }];
  if (existsSync(path.join(contentDir, type, from))) moves.push({ from: `${type}/${from}`, to: `${type}/${to}` });
  const { address: pattern } = collectionNamed(type);
  if (!pattern) return { texts, moves };
  const address = { from: addressFor(pattern, from), to: addressFor(pattern, to) };
  const { before, after } = texts.get(oldFile) ?? { before: document.source.text, after: document.source.text };
  const patched = textOfMoved(document, after, address);
  if (patched !== before) texts.set(oldFile, { before, after: patched });
  const redirects = keepsAddresses(document);
  if (redirects) await claimAddresses(texts, loaded.sources, { addresses: Object.values(address), owner: oldFile });
  return { texts, moves, address: { ...address, redirects } };
}

const textsAfter = (changes: TextChanges): Drafts => new Map([...changes].map(([file, { after }]) => [file, after]));

/**
 * Describes a renaming for the person editing to confirm, one sentence for each change. `titleOf` returns the title of
 * the document in a file.
 */
export function describeRenaming({ texts, moves, address }: Renaming, titleOf: (file: string) => string): string[] {
  const movedFiles = new Set(moves.map(({ from }) => from));
  const [first] = moves;
  return [
    ...(first && !address ? [messages.authoring.renamed(nameIn(first.from), nameIn(first.to))] : []),
    ...[...texts.keys()]
      .filter((file) => !movedFiles.has(file))
      .map((file) => messages.authoring.mentionsChange(titleOf(file))),
    ...(address ? [describeAddressChange(address)] : []),
  ];
}

const nameIn = (file: string) => path.posix.parse(file).name;

const describeAddressChange = ({ from, to, redirects }: NonNullable<Renaming["address"]>) =>
  redirects ? messages.authoring.addressLeadsOn(from, to) : messages.authoring.addressBreaks(from, to);

/**
 * Deletes a document: its file, its picture folder, and every mention in other documents. The plan is complete before
 * anything is written, so that the person editing can confirm the plan.
 */
import { existsSync } from "node:fs";
import path from "node:path";
import { messages } from "../../messages/messages.ts";
import { collectionOf } from "../../compiler/document/collection.ts";
import type { Document } from "../../compiler/document/document.ts";
import type { Source } from "../../compiler/document/source.ts";
import { readDocuments } from "../../compiler/read/read-documents.ts";
import { readSources } from "../../compiler/read/files/read-sources.ts";
import { contentConfig } from "../../../types/content-config.ts";
import {
  GONE_FILE,
  keepsAddresses,
  claimAddresses,
  textOfGone,
  textOfSuccessor,
} from "../renaming/former-addresses.ts";
import {
  type DeletedMention,
  findDeletedMentions,
  leadsToDocument,
  publicAddressIn,
  withoutMentions,
} from "../renaming/mentions.ts";
import { type WithReferrers, type DocumentName, fileOf, readWithReferrers } from "../renaming/read-referrers.ts";
import type { Refusal } from "../refusal.ts";
import { recordText, type TextChanges } from "../apply-changes.ts";

export interface Deletion {
  /** The paths of the files and folders to remove, relative to the content folder. */
  paths: string[];
  /** Changed texts of the documents that mention the deleted one. */
  texts: TextChanges;
  mentions: DeletedMention[];
  /** Other documents that use a file in the deleted document's picture folder. If there are any, the folder stays. */
  folderUsers: string[];
  /** The address of the deleted page and the address to which it redirects; absent if the page does not redirect. */
  redirect?: { from: string; to: string };
  /** The address of the deleted page if the server responds with 410 Gone; absent otherwise. */
  goneAddress?: string;
}

interface Request extends DocumentName {
  contentDir: string;
  /** The document to whose page readers are redirected. */
  successor?: DocumentName;
}

/** Plans the deletion without writing anything. A refusal is a sentence for the person editing. */
export async function deleteDocument({ contentDir, successor, ...name }: Request): Promise<Deletion | Refusal> {
  const loaded = await readWithReferrers(contentDir, name);
  if ("refusal" in loaded) return loaded;
  const others = loaded.documents.filter(({ source }) => source.file !== loaded.file);
  const folder = `${name.type}/${name.slug}`;
  const folderUsers = others.filter((document) => usesFileOf(document, folder)).map(({ source }) => source.file);
  const hasFolder = existsSync(path.join(contentDir, folder));
  const deletion: Deletion = {
    paths: hasFolder && folderUsers.length === 0 ? [loaded.file, folder] : [loaded.file],
    texts: new Map(),
    mentions: [],
    folderUsers: hasFolder ? folderUsers : [],
  };
  const leadsToDeleted = (await remainsWithoutFile(contentDir, name))
    ? () => false
    : leadsToDocument(name, await publicAddressIn(loaded.sources));
  const refersTo = (each: { type: string; slug: string }) => each.type === name.type && each.slug === name.slug;
  const blocking: DeletedMention[] = [];
  for (const document of others) {
    const removal = findDeletedMentions(document, refersTo, leadsToDeleted);
    if (removal.changes.length === 0) continue;
    const after = await withoutMentions(document, removal);
    (after === undefined ? blocking : deletion.mentions).push(...removal.mentions);
    if (after !== undefined) deletion.texts.set(document.source.file, { before: document.source.text, after });
  }
  await redirectReaders(deletion, loaded, successor && fileOf(successor));
  const where = blocking.map(({ file, field }) => `${file} (${field})`).join(", ");
  return where ? { refusal: messages.authoring.isNeeded(name.slug, where) } : deletion;
}

/**
 * Redirects the deleted page to its successor or, without a successor, records the page as gone. Does nothing if the
 * deleted page or its successor is not public or has a type without former addresses.
 */
async function redirectReaders(
  deletion: Deletion,
  { file, sources }: WithReferrers,
  successorFile: string | undefined,
): Promise<void> {
  const pages = sources.filter((source) => source.file === file || source.file === successorFile);
  const { documents } = await readDocuments(contentConfig, pages);
  const [deleted, successor] = [file, successorFile].map((each) =>
    documents.find(({ source }) => source.file === each),
  );
  if (!deleted || !keepsAddresses(deleted)) return;
  if (successorFile !== undefined && (!successor || !keepsAddresses(successor))) return;
  const addresses = [...(deleted.metadata.formerAddresses ?? []), deleted.metadata.address];
  const others = sources.filter((source) => source.file !== file);
  await claimAddresses(deletion.texts, others, { addresses, owner: successorFile ?? GONE_FILE });
  if (successorFile === undefined || !successor) return recordGone(deletion, deleted, sources);
  const before = successor.source.text;
  const after = textOfSuccessor(successor, deletion.texts.get(successorFile)?.after ?? before, deleted);
  recordText(deletion.texts, successorFile, { before, after });
  deletion.redirect = { from: deleted.metadata.address, to: successor.metadata.address };
}

function recordGone(deletion: Deletion, deleted: Document, sources: readonly Source[]): void {
  const before = sources.find(({ file }) => file === GONE_FILE)?.text ?? "";
  deletion.texts.set(GONE_FILE, { before, after: textOfGone(before, deleted) });
  deletion.goneAddress = deleted.metadata.address;
}

function usesFileOf({ source, metadata }: Document, folder: string): boolean {
  const from = path.posix.dirname(source.file);
  return [...metadata.pictures, ...metadata.files].some(({ src }) =>
    path.posix.join(from, src).startsWith(`${folder}/`),
  );
}

/** Checks whether the page is also derived from other documents, and therefore remains without its file. */
async function remainsWithoutFile(contentDir: string, name: DocumentName): Promise<boolean> {
  const { derivation } = collectionOf(contentConfig, name.type);
  if (!derivation) return false;
  const { sources } = readSources(contentConfig, contentDir);
  const { documents } = await readDocuments(
    contentConfig,
    sources.filter(({ file }) => file !== fileOf(name)),
  );
  return derivation.derive(documents).some(({ slug }) => slug === name.slug);
}

/**
 * Describes a deletion for the person editing to confirm, one sentence for each change. `titleOf` returns the title of
 * the document in a file.
 */
export function describeDeletion(
  { paths: [file = "", folder], mentions, folderUsers, redirect, goneAddress }: Deletion,
  titleOf: (file: string) => string,
): string[] {
  return [
    messages.authoring.isRemoved(titleOf(file)),
    ...(folder === undefined ? [] : [messages.authoring.picturesAreRemoved]),
    ...new Set(
      mentions.map(({ file: other, words: mention, kind }) =>
        kind === "field"
          ? messages.authoring.mentionIsRemoved(titleOf(other))
          : messages.authoring.linkIsRemoved(titleOf(other), mention),
      ),
    ),
    ...(folderUsers.length > 0 ? [messages.authoring.picturesStay(folderUsers.map(titleOf))] : []),
    ...(redirect ? [messages.authoring.leadsOn(redirect.from, redirect.to)] : []),
    ...(goneAddress ? [messages.authoring.isGone(goneAddress)] : []),
  ];
}

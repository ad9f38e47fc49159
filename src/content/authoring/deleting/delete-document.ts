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
import { GONE_FILE, keepsAddresses, takeAddresses, textOfGone, textOfSuccessor } from "../renaming/former-addresses.ts";
import {
  type DeletedMention,
  deletedMentions,
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
  /** Other documents that use a file in the deleted document's picture folder; if there are any, the folder is kept. */
  keptFor: string[];
  /** The address of the deleted page and the address to which it redirects; absent if the page does not redirect. */
  leadsOn?: { from: string; to: string };
  /** The address of the deleted page if the server responds with 410 Gone; absent otherwise. */
  gone?: string;
}

interface Request extends DocumentName {
  contentDir: string;
  /** The document to whose page readers are redirected. */
  successor?: DocumentName;
}

/** Plans the deletion without writing anything. A refusal is a sentence for the person editing. */
export async function deleteDocument({ contentDir, successor, ...name }: Request): Promise<Deletion | Refusal> {
  const around = await readWithReferrers(contentDir, name);
  if ("refusal" in around) return around;
  const others = around.documents.filter(({ source }) => source.file !== around.file);
  const folder = `${name.type}/${name.slug}`;
  const keptFor = others.filter((document) => usesFileOf(document, folder)).map(({ source }) => source.file);
  const hasFolder = existsSync(path.join(contentDir, folder));
  const deletion: Deletion = {
    paths: hasFolder && keptFor.length === 0 ? [around.file, folder] : [around.file],
    texts: new Map(),
    mentions: [],
    keptFor: hasFolder ? keptFor : [],
  };
  const leads = (await standsWithout(contentDir, name))
    ? () => false
    : leadsToDocument(name, await publicAddressIn(around.sources));
  const refersTo = (each: { type: string; slug: string }) => each.type === name.type && each.slug === name.slug;
  const needed: DeletedMention[] = [];
  for (const document of others) {
    const mentions = deletedMentions(document, refersTo, leads);
    if (mentions.changes.length === 0) continue;
    const after = await withoutMentions(document, mentions);
    (after === undefined ? needed : deletion.mentions).push(...mentions.told);
    if (after !== undefined) deletion.texts.set(document.source.file, { before: document.source.text, after });
  }
  await leadOn(deletion, around, successor && fileOf(successor));
  const where = needed.map(({ file, field }) => `${file} (${field})`).join(", ");
  return where ? { refusal: messages.authoring.isNeeded(name.slug, where) } : deletion;
}

/**
 * Redirects the deleted page to its successor or, without a successor, records the page as gone. Does nothing if one of
 * the two pages was never public.
 */
async function leadOn(deletion: Deletion, { file, sources }: WithReferrers, next: string | undefined): Promise<void> {
  const both = sources.filter((source) => source.file === file || source.file === next);
  const { documents } = await readDocuments(contentConfig, both);
  const [gone, to] = [file, next].map((each) => documents.find(({ source }) => source.file === each));
  if (!gone || !keepsAddresses(gone)) return;
  if (next !== undefined && (!to || !keepsAddresses(to))) return;
  const addresses = [...(gone.metadata.formerAddresses ?? []), gone.metadata.address];
  const others = sources.filter((source) => source.file !== file);
  await takeAddresses(deletion.texts, others, { addresses, owner: next ?? GONE_FILE });
  if (next === undefined || !to) return leadNowhere(deletion, gone, sources);
  const before = to.source.text;
  const after = textOfSuccessor(to, deletion.texts.get(next)?.after ?? before, gone);
  recordText(deletion.texts, next, { before, after });
  deletion.leadsOn = { from: gone.metadata.address, to: to.metadata.address };
}

function leadNowhere(deletion: Deletion, gone: Document, sources: readonly Source[]): void {
  const before = sources.find(({ file }) => file === GONE_FILE)?.text ?? "";
  deletion.texts.set(GONE_FILE, { before, after: textOfGone(before, gone) });
  deletion.gone = gone.metadata.address;
}

function usesFileOf({ source, metadata }: Document, folder: string): boolean {
  const from = path.posix.dirname(source.file);
  return [...metadata.pictures, ...metadata.files].some(({ src }) =>
    path.posix.join(from, src).startsWith(`${folder}/`),
  );
}

/** Checks whether the page remains without its file, because the page is derived from other documents. */
async function standsWithout(contentDir: string, name: DocumentName): Promise<boolean> {
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
export function deletionInWords(
  { paths: [file = "", folder], mentions, keptFor, leadsOn, gone }: Deletion,
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
    ...(keptFor.length > 0 ? [messages.authoring.picturesStay(keptFor.map(titleOf))] : []),
    ...(leadsOn ? [messages.authoring.leadsOn(leadsOn.from, leadsOn.to)] : []),
    ...(gone ? [messages.authoring.isGone(gone)] : []),
  ];
}

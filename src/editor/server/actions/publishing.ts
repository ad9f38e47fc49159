/** Actions that list and publish the changes that readers do not have yet. */
import type { DocumentChange, PublishRequest, Refusal } from "../../contract/git.ts";
import type { EditorApi } from "../../contract/protocol.ts";
import { refuseEmptyRequest } from "../git/publish.ts";
import { inTurn, type EditorContext, inRepository } from "./context.ts";
import { collectionOf } from "../../../content/compiler/document/collection.ts";
import { contentConfig } from "../../../types/content-config.ts";
import { asDraft, isDraft } from "../../contract/drafts.ts";
import type { DocumentRevision, Typed } from "../../contract/requests.ts";
import { readOnDisk } from "../content/documents.ts";
import type { EditedContent } from "../content/edited-content.ts";
import { parseTyped } from "../content/typed.ts";
import { refuseChanged } from "../git/changes.ts";
import { REFUSALS } from "../git/refusals.ts";
import { dataOf } from "../content/entries.ts";
import { savingActions } from "./saving.ts";

/**
 * Runs `read`. If `read` fails, runs it again while nothing is being written, because a file that is being saved may be
 * missing when Git reads the folder.
 */
const readOrWait = async <Result>(read: () => Promise<Result>): Promise<Result> => read().catch(() => inTurn(read));

export function publishingActions(context: EditorContext): Pick<EditorApi, "changes" | "publish" | "arrival"> {
  const { team, content } = context;
  const queryRepository = inRepository(context);
  const drafts = draftsOf(context);
  /** Closes the requests whose documents have no changes left. Returns the requests that are still open. */
  const closeFinished = (requests: readonly PublishRequest[], changes: readonly DocumentChange[]) => {
    const changed = new Set(changes.map(({ file }) => file));
    const isOpen = ({ files }: PublishRequest) => files.some((file) => changed.has(file));
    team?.closeRequests(requests.filter((each) => !isOpen(each)));
    return requests.filter(isOpen);
  };
  const readChanges = () =>
    readOrWait(() => queryRepository((repository) => repository.changes(context.person?.email)));
  /** Time in ISO 8601 at which the last publication was first seen on the site; `undefined` until then. */
  let since: string | undefined;
  return {
    changes: async () => {
      // Requests are read before changes. Otherwise, a new request about a change that is not in the list yet would be
      // closed.
      const requests = team?.requests();
      const current = await readChanges();
      // The content must be read first, because `drafts.addDraftEffect` finds drafts in the content that was read last.
      await content.lastReading();
      const changes = await Promise.all(current.changes.map(drafts.addDraftEffect));
      return { ...current, changes, ...(requests && { requests: closeFinished(requests, changes) }) };
    },
    publish: async (request) => {
      // Waits for pending changes of files, because they are published as well. Later changes do not wait for the
      // publication, because a remote may be slow.
      await inTurn(async () => {});
      const only =
        refuseEmptyRequest(request) ?? (request.only && (await drafts.saveAllAsPublic(request.only, readChanges)));
      if (only && "refusal" in only) return only;
      const updatedRequest = { ...request, ...(only && { only }) };
      const result = await (team?.publish(updatedRequest) ??
        queryRepository((repository) => repository.publish(updatedRequest)));
      if ("refusal" in result) return result;
      since = undefined;
      await content.read();
      return { ...result, address: String(content.site?.["url"] ?? "") };
    },
    arrival: async () => {
      await content.lastReading();
      const arrived = await queryRepository((repository) => repository.hasArrived(String(content.site?.["url"] ?? "")));
      if (arrived === undefined) return {};
      since = arrived ? (since ?? new Date().toISOString()) : undefined;
      return { arrived, ...(since && { since }) };
    },
  };
}

/** A document whose saved file is a draft. Unsaved changes of the document are ignored. */
interface DraftFile {
  file: string;
  typed: Typed;
  revision: string;
}

type ReadChanges = () => Promise<{ changes: DocumentChange[] }>;

function draftsOf(context: EditorContext) {
  const { content } = context;
  const queryRepository = inRepository(context);
  const { save } = savingActions(context);

  /**
   * Adds to the change of a draft whether publishing makes the document appear or withdraws it. Drafts are recognized
   * by the content that was read last, because reading a whole magazine again takes seconds.
   */
  const addDraftEffect = async (change: DocumentChange): Promise<DocumentChange> =>
    change.kind !== "removed" && dataOf(content.documents.get(change.file)?.read)["draft"] === true
      ? { ...change, draft: await draftEffect(change) }
      : change;

  async function draftEffect({ file, from = file, kind }: DocumentChange): Promise<"appears" | "withdrawn"> {
    const publishedText =
      kind === "added" ? undefined : await queryRepository((repository) => repository.publishedText(from));
    return publishedText === undefined || draftIn(content, file, publishedText) ? "appears" : "withdrawn";
  }

  /**
   * Saves a draft as a public document. Resolves to a refusal if the file has changed. Unsaved changes stay unsaved.
   */
  async function saveAsPublic({ file, typed: draft, revision }: DraftFile): Promise<Refusal | undefined> {
    const typed = asDraft(draft, false);
    const unsaved = content.drafts.get(file);
    const saved = await save({ file, typed, revision });
    if ("conflict" in saved) return { ...REFUSALS.changed, changed: [file] };
    if (unsaved)
      content.setDraft(file, { typed: asDraft(unsaved.typed, false), saved: typed, revision: saved.revision });
    return undefined;
  }

  /**
   * Saves all new drafts among the documents of `only` as public documents. Resolves to `only` with the new revisions,
   * or to a refusal.
   */
  async function saveAllAsPublic(
    only: readonly DocumentRevision[],
    readChanges: ReadChanges,
  ): Promise<readonly DocumentRevision[] | Refusal> {
    const drafts = (await Promise.all(only.map(({ file }) => draftAt(content, file)))).filter(
      (each) => each !== undefined,
    );
    if (drafts.length === 0) return only;
    const { changes } = await readChanges();
    const refusal = refuseChanged(changes, only);
    if (refusal) return refusal;
    for (const draft of drafts) {
      const change = changes.find(({ file }) => file === draft.file);
      const saveRefusal = change && (await draftEffect(change)) === "appears" ? await saveAsPublic(draft) : undefined;
      if (saveRefusal) return saveRefusal;
    }
    const revisions = new Map((await readChanges()).changes.map(({ file, revision }) => [file, revision]));
    return only.map(({ file }) => ({ file, revision: revisions.get(file) ?? "" }));
  }

  return { addDraftEffect, saveAllAsPublic };
}

async function draftAt(content: EditedContent, file: string): Promise<DraftFile | undefined> {
  if (!content.knownNames.has(file)) return undefined;
  const { text, revision } = await readOnDisk(content, file);
  const typed = draftIn(content, file, text);
  return typed && { file, typed, revision };
}

/** Returns the typed values of a file's text if the document is a draft; otherwise `undefined`. */
function draftIn({ knownNames }: EditedContent, file: string, text: string): Typed | undefined {
  const name = knownNames.get(file);
  const typed = name && parseTyped(collectionOf(contentConfig, name.collection), text);
  return typed && isDraft(typed) ? typed : undefined;
}

/** Actions that list and publish the changes that readers do not have yet. */
import type { DocumentChange, PublishRequest, Refusal } from "../../contract/git.ts";
import type { EditorApi } from "../../contract/protocol.ts";
import { refuseEmptyRequest } from "../git/publish.ts";
import { inTurn, type EditorContext, inRepository } from "./context.ts";
import { collectionOf } from "../../../content/compiler/document/collection.ts";
import { contentConfig } from "../../../types/content-config.ts";
import { asDraft, isDraft } from "../../contract/drafts.ts";
import type { Looked, Typed } from "../../contract/requests.ts";
import { readOnDisk } from "../content/documents.ts";
import type { EditedContent } from "../content/edited-content.ts";
import { typedIn } from "../content/typed.ts";
import { refuseChanged } from "../git/changes.ts";
import { REFUSALS } from "../git/refusals.ts";
import { dataOf } from "../content/entries.ts";
import { typingActions } from "./saving.ts";

/**
 * Runs `read`. If `read` fails, it is repeated while nobody writes, because a file that is being saved may be missing
 * when Git reads the folder.
 */
const readOrWait = async <Answer>(read: () => Promise<Answer>): Promise<Answer> => read().catch(() => inTurn(read));

export function publishingActions(context: EditorContext): Pick<EditorApi, "changes" | "publish" | "arrival"> {
  const { team, content } = context;
  const ask = inRepository(context);
  const drafts = draftsOf(context);
  /** Closes the requests whose documents have no changes left. Returns the requests that are still open. */
  const stillOpen = (requests: readonly PublishRequest[], changes: readonly DocumentChange[]) => {
    const changed = new Set(changes.map(({ file }) => file));
    const isOpen = ({ files }: PublishRequest) => files.some((file) => changed.has(file));
    team?.closeRequests(requests.filter((each) => !isOpen(each)));
    return requests.filter(isOpen);
  };
  const readChanges = () => readOrWait(() => ask((repository) => repository.changes(context.person?.email)));
  /** Time in ISO 8601 at which the last publication was first seen on the site; `undefined` until then. */
  let since: string | undefined;
  return {
    changes: async () => {
      // Requests are read before the changes, because a request that arrives in between may be about a newer change.
      const requests = team?.requests();
      const found = await readChanges();
      // The content must be read first, because `drafts.mark` recognizes drafts by the last reading.
      await content.recent();
      const changes = await Promise.all(found.changes.map(drafts.mark));
      return { ...found, changes, ...(requests && { requests: stillOpen(requests, changes) }) };
    },
    publish: async (asked) => {
      // Pending changes of files are awaited, because they are published as well. Later changes are not blocked
      // meanwhile, because a slow remote would delay them.
      await inTurn(async () => {});
      const only = refuseEmptyRequest(asked) ?? (asked.only && (await drafts.endAll(asked.only, readChanges)));
      if (only && "refusal" in only) return only;
      const request = { ...asked, ...(only && { only }) };
      const brought = await (team?.publish(request) ?? ask((repository) => repository.publish(request)));
      if ("refusal" in brought) return brought;
      since = undefined;
      await content.read();
      return { ...brought, address: String(content.site?.["url"] ?? "") };
    },
    arrival: async () => {
      await content.recent();
      const arrived = await ask((repository) => repository.arrived(String(content.site?.["url"] ?? "")));
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
  const ask = inRepository(context);
  const { save } = typingActions(context);

  /**
   * Adds the effect of publishing to the change of a draft. The draft is recognized by the last reading, because
   * reading a whole magazine again takes seconds.
   */
  const mark = async (change: DocumentChange): Promise<DocumentChange> =>
    change.kind !== "removed" && dataOf(content.documents.get(change.file)?.read)["draft"] === true
      ? { ...change, draft: await becomes(change) }
      : change;

  async function becomes({ file, from = file, kind }: DocumentChange): Promise<"appears" | "withdrawn"> {
    const before = kind === "added" ? undefined : await ask((repository) => repository.published(from));
    return before === undefined || draftIn(content, file, before) ? "appears" : "withdrawn";
  }

  /**
   * Saves a draft as a public document. Resolves to a refusal if the file changed meanwhile. Unsaved changes are kept.
   */
  async function end({ file, typed: draft, revision }: DraftFile): Promise<Refusal | undefined> {
    const typed = asDraft(draft, false);
    const over = content.drafts.get(file);
    const saved = await save({ file, typed, revision });
    if ("conflict" in saved) return { ...REFUSALS.changed, changed: [file] };
    if (over) content.keep(file, { typed: asDraft(over.typed, false), saved: typed, revision: saved.revision });
    return undefined;
  }

  /**
   * Saves all new drafts among the documents of `only` as public documents. Resolves to `only` with the new revisions,
   * or to a refusal.
   */
  async function endAll(only: readonly Looked[], readChanges: ReadChanges): Promise<readonly Looked[] | Refusal> {
    const drafts = (await Promise.all(only.map(({ file }) => draftAt(content, file)))).filter(
      (each) => each !== undefined,
    );
    if (drafts.length === 0) return only;
    const { changes } = await readChanges();
    const refused = refuseChanged(changes, only);
    if (refused) return refused;
    for (const draft of drafts) {
      const change = changes.find(({ file }) => file === draft.file);
      const changed = change && (await becomes(change)) === "appears" ? await end(draft) : undefined;
      if (changed) return changed;
    }
    const now = new Map((await readChanges()).changes.map(({ file, revision }) => [file, revision]));
    return only.map(({ file }) => ({ file, revision: now.get(file) ?? "" }));
  }

  return { mark, endAll };
}

async function draftAt(content: EditedContent, file: string): Promise<DraftFile | undefined> {
  if (!content.known.has(file)) return undefined;
  const { text, revision } = await readOnDisk(content, file);
  const typed = draftIn(content, file, text);
  return typed && { file, typed, revision };
}

/** Returns the typed values of a file's text if the document is a draft; otherwise `undefined`. */
function draftIn({ known }: EditedContent, file: string, text: string): Typed | undefined {
  const name = known.get(file);
  const says = name && typedIn(collectionOf(contentConfig, name.collection), text);
  return says && isDraft(says) ? says : undefined;
}

/** What readers do not have yet, and bringing it to them. */
import type { DocumentChange, PublishRequest, Refusal } from "../../contract/git.ts";
import type { EditorApi } from "../../contract/protocol.ts";
import { refuseUnsaid } from "../git/publish.ts";
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
import { typingActions } from "./typing.ts";

/** Pages ask after each change, and what is written meanwhile may be gone when Git reads it: then it is asked alone. */
const whileStill = async <Answer>(read: () => Promise<Answer>): Promise<Answer> => read().catch(() => inTurn(read));

export function publishingActions(context: EditorContext): Pick<EditorApi, "changes" | "publish" | "arrival"> {
  const { team, content } = context;
  const ask = inRepository(context);
  const drafts = draftsOf(context);
  /** Of what has no changes any more nothing can be asked for. */
  const stillOpen = (requests: readonly PublishRequest[], changes: readonly DocumentChange[]) => {
    const changed = new Set(changes.map(({ file }) => file));
    const isOpen = ({ files }: PublishRequest) => files.some((file) => changed.has(file));
    team?.closeRequests(requests.filter((each) => !isOpen(each)));
    return requests.filter(isOpen);
  };
  const readChanges = () => whileStill(() => ask((repository) => repository.changes(context.person?.email)));
  /** When it was first seen. */
  let since: string | undefined;
  return {
    changes: async () => {
      // Before: what was asked for meanwhile may be of a change that was not there yet.
      const requests = team?.requests();
      const found = await readChanges();
      // By which drafts are known.
      await content.recent();
      const changes = await Promise.all(found.changes.map(drafts.mark));
      return { ...found, changes, ...(requests && { requests: stillOpen(requests, changes) }) };
    },
    publish: async (asked) => {
      // What is being written goes along; what is asked for while the remote answers does not wait for it.
      await inTurn(async () => {});
      const only = refuseUnsaid(asked) ?? (asked.only && (await drafts.endAll(asked.only, readChanges)));
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

/** A document that is a draft in its file, whatever was typed over it. */
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

  /** By what was read last: to read everything that changed again would take seconds where that is a whole magazine. */
  const mark = async (change: DocumentChange): Promise<DocumentChange> =>
    change.kind !== "removed" && dataOf(content.documents.get(change.file)?.read)["draft"] === true
      ? { ...change, draft: await becomes(change) }
      : change;

  async function becomes({ file, from = file, kind }: DocumentChange): Promise<"appears" | "withdrawn"> {
    const before = kind === "added" ? undefined : await ask((repository) => repository.published(from));
    return before === undefined || draftIn(content, file, before) ? "appears" : "withdrawn";
  }

  /** Answers why not, where it is not what was looked at any more. What was typed over it and not saved is kept. */
  async function end({ file, typed: draft, revision }: DraftFile): Promise<Refusal | undefined> {
    const typed = asDraft(draft, false);
    const over = content.drafts.get(file);
    const saved = await save({ file, typed, revision });
    if ("conflict" in saved) return { ...REFUSALS.changed, changed: [file] };
    if (over) content.keep(file, { typed: asDraft(over.typed, false), saved: typed, revision: saved.revision });
    return undefined;
  }

  /** Saves those that readers are to get as what they are then. Answers what was looked at as it is now. */
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

/** What a text says, where it says that it is a draft. */
function draftIn({ known }: EditedContent, file: string, text: string): Typed | undefined {
  const name = known.get(file);
  const says = name && typedIn(collectionOf(contentConfig, name.collection), text);
  return says && isDraft(says) ? says : undefined;
}

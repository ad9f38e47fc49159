/** What readers do not have yet, and bringing it to them. */
import type { DocumentChange, PublishRequest, Refusal } from "../../contract/git.ts";
import type { EditorApi } from "../../contract/protocol.ts";
import type { Looked, Typed } from "../../contract/requests.ts";
import { readOnDisk } from "../content/documents.ts";
import { typedIn } from "../content/typed.ts";
import { contentConfig } from "../../../content/schema/content-config.ts";
import { collectionOf } from "../../../content/compiler/document/collection.ts";
import { refuseChanged } from "../git/documents.ts";
import { refuseUnsaid } from "../git/publish.ts";
import { REFUSALS } from "../git/refusals.ts";
import { inTurn, type EditorContext } from "./context.ts";
import { inRepository } from "./in-repository.ts";
import { typingActions } from "./typing.ts";

/** Pages ask after each change, and what is written meanwhile may be gone when Git reads it: then it is asked alone. */
const whileStill = async <Answer>(read: () => Promise<Answer>): Promise<Answer> => read().catch(() => inTurn(read));

export function publishingActions(context: EditorContext): Pick<EditorApi, "changes" | "publish" | "arrival"> {
  const { team, content } = context;
  const ask = inRepository(context);
  const { markDrafts, endDrafts } = draftsOf(context);
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
      const changes = await Promise.all(found.changes.map(markDrafts));
      return { ...found, changes, ...(requests && { requests: stillOpen(requests, changes) }) };
    },
    publish: async (asked) => {
      // What is being written goes along; what is asked for while the remote answers does not wait for it.
      await inTurn(async () => {});
      const only = refuseUnsaid(asked) ?? (asked.only && (await endDrafts(asked.only, readChanges)));
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

/** Whoever publishes a draft wants it read; only what readers had can become one. */
function draftsOf(context: EditorContext) {
  const { content } = context;
  const ask = inRepository(context);
  const { save } = typingActions(context);
  /** As the file says it, whatever was typed over it. */
  const draftIn = (file: string, text: string) => {
    const { collection } = content.known.get(file) ?? {};
    const says = collection && typedIn(collectionOf(contentConfig, collection), text);
    return says && "fields" in says && says.fields["draft"] === true ? says : undefined;
  };
  const read = async (file: string) => {
    const { text, revision } = content.known.has(file) ? await readOnDisk(content, file) : { text: "", revision: "" };
    const says = draftIn(file, text);
    return says && { file, says, revision };
  };
  const markDrafts = async (change: DocumentChange): Promise<DocumentChange> => {
    const { file, from = file, kind } = change;
    if (kind === "removed" || !(await read(file))) return change;
    const before = kind === "added" ? undefined : await ask((repository) => repository.published(from));
    const wasRead = before !== undefined && !draftIn(file, before);
    return { ...change, draft: wasRead ? "withdrawn" : "appears" };
  };
  /** Saves those that readers are to get as what they are then. Answers what was looked at as it is now. */
  const endDrafts = async (only: readonly Looked[], readChanges: () => Promise<{ changes: DocumentChange[] }>) => {
    const drafts = (await Promise.all(only.map(({ file }) => read(file)))).filter((each) => each !== undefined);
    if (drafts.length === 0) return only;
    const { changes } = await readChanges();
    const refused = refuseChanged(changes, only);
    if (refused) return refused;
    const appearing = (await Promise.all(changes.map(markDrafts))).filter(({ draft }) => draft === "appears");
    const files = new Set(appearing.map(({ file }) => file));
    for (const { file, says, revision } of drafts.filter((each) => files.has(each.file))) {
      const typed = withoutDraft(says);
      const over = content.drafts.get(file);
      const saved = await save({ file, typed, revision });
      if ("conflict" in saved) return { ...REFUSALS.changed, changed: [file] } satisfies Refusal;
      if (over) content.keep(file, { typed: withoutDraft(over.typed), saved: typed, revision: saved.revision });
    }
    const now = new Map((await readChanges()).changes.map(({ file, revision }) => [file, revision]));
    return only.map(({ file }) => ({ file, revision: now.get(file) ?? "" }));
  };
  return { markDrafts, endDrafts };
}

function withoutDraft(typed: Typed): Typed {
  if ("text" in typed) return typed;
  const { draft: _, ...fields } = typed.fields;
  return { ...typed, fields };
}

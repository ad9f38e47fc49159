/** What readers do not have yet, and bringing it to them. */
import type { DocumentChange, PublishRequest } from "../../contract/git.ts";
import type { EditorApi } from "../../contract/protocol.ts";
import { refuseUnsaid } from "../git/publish.ts";
import { inTurn, type EditorContext } from "./context.ts";
import { draftsOf } from "./drafts.ts";
import { inRepository } from "./in-repository.ts";

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

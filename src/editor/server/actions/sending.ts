/** What has changed since the last publication, and sending it. */
import { words } from "../../words/words.ts";
import type { DocumentChange, ReleaseRequest } from "../../contract/git.ts";
import type { EditorApi } from "../../contract/protocol.ts";
import { HostTrouble } from "../review/ask-host.ts";
import { RefusedRequest } from "../http/refused-request.ts";
import { sentBranches } from "../review/sent-branches.ts";
import type { Repository } from "../git/repository.ts";
import { inTurn, type EditorContext } from "./context.ts";
import { inRepository } from "./in-repository.ts";

/** Pages ask after each change, and what is written meanwhile may be gone when Git reads it: then it is asked alone. */
const whileStill = async <Answer>(read: () => Promise<Answer>): Promise<Answer> => read().catch(() => inTurn(read));

/** For each thing asked of a host or a remote, in milliseconds: nobody waits longer for a list. */
const PATIENCE = 10_000;

export function sendingActions(context: EditorContext): Pick<EditorApi, "changes" | "send" | "reviews" | "publish"> {
  const { team } = context;
  const ask = inRepository(context);
  /** Who shares a clone with others publishes under their own name, and only with the right to. */
  const alone: typeof ask = async (asked) => {
    if (team) throw new RefusedRequest(404, words.requests.teamPublishes);
    return ask(asked);
  };
  /** Branches that are to be published when their check is right. */
  const wanted = new Set<string>();
  /** Of what has no changes any more nothing can be asked for. */
  const stillOpen = (requests: readonly ReleaseRequest[], changes: readonly DocumentChange[]) => {
    const changed = new Set(changes.map(({ file }) => file));
    const isOpen = ({ files }: ReleaseRequest) => files.some((file) => changed.has(file));
    team?.closeRequests(requests.filter((each) => !isOpen(each)));
    return requests.filter(isOpen);
  };
  const sentFrom = ({ place }: Repository) => sentBranches(place, { wanted, timeLimit: PATIENCE });
  return {
    changes: async () => {
      // Before: what was asked for meanwhile may be of a change that was not there yet.
      const requests = team?.requests();
      const changes = await whileStill(() => ask((repository) => repository.changes(context.person?.email)));
      return { ...changes, ...(requests && { requests: stillOpen(requests, changes.changes) }) };
    },
    send: async (sending) => {
      // What is being written goes along; what is asked for while the remote answers does not wait for it.
      await inTurn(async () => {});
      return alone((repository) => repository.send(sending));
    },
    reviews: async () => ({ reviews: await alone((repository) => sentFrom(repository).reviews()) }),
    publish: ({ branch }) =>
      alone((repository) => sentFrom(repository).publish(branch)).catch((error: unknown) => {
        throw error instanceof HostTrouble ? new RefusedRequest(503, error.message) : error;
      }),
  };
}

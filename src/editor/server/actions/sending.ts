/** What has changed since the last publication, and sending it. */
import type { EditorApi } from "../../contract/protocol.ts";
import { HostTrouble } from "../review/ask-host.ts";
import { RefusedRequest } from "../http/refused-request.ts";
import { sentBranches } from "../review/sent-branches.ts";
import type { Repository } from "../git/repository.ts";
import { inTurn, type EditorContext } from "./context.ts";
import { inRepository } from "./in-repository.ts";

/** For each thing asked of a host or a remote, in milliseconds: nobody waits longer for a list. */
const PATIENCE = 10_000;

export function sendingActions(context: EditorContext): Pick<EditorApi, "changes" | "send" | "reviews" | "publish"> {
  const ask = inRepository(context);
  /** Branches that are to be published when their check is right. */
  const wanted = new Set<string>();
  const sentFrom = ({ place }: Repository) => sentBranches(place, { wanted, timeLimit: PATIENCE });
  return {
    changes: async () => {
      const changes = await ask((repository) => repository.changes());
      const files = new Set(changes.changes.map(({ file }) => file));
      return { ...changes, ...(context.team && { requests: context.team.requests(files) }) };
    },
    send: async (sending) => {
      // What is being written goes along; what is asked for while the remote answers does not wait for it.
      await inTurn(async () => {});
      return ask((repository) => repository.send(sending));
    },
    reviews: async () => ({ reviews: await ask((repository) => sentFrom(repository).reviews()) }),
    publish: ({ branch }) =>
      ask((repository) => sentFrom(repository).publish(branch)).catch((error: unknown) => {
        throw error instanceof HostTrouble ? new RefusedRequest(503, error.message) : error;
      }),
  };
}

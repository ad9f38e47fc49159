/** What has changed since the last publication, and sending it. */
import type { EditorApi } from "../../contract/protocol.ts";
import { HostTrouble } from "../review/ask-host.ts";
import { RefusedRequest } from "../http/refused-request.ts";
import { inTurn, type EditorContext } from "./context.ts";
import { inRepository } from "./in-repository.ts";

export function sendingActions(context: EditorContext): Pick<EditorApi, "changes" | "send" | "reviews" | "publish"> {
  const ask = inRepository(context);
  return {
    changes: () => ask((repository) => repository.changes()),
    send: async (sending) => {
      // What is being written goes along; what is asked for while the remote answers does not wait for it.
      await inTurn(async () => {});
      return ask((repository) => repository.send(sending));
    },
    reviews: async () => ({ reviews: await ask(({ sent }) => sent.reviews()) }),
    publish: ({ branch }) =>
      ask(({ sent }) => sent.publish(branch)).catch((error: unknown) => {
        throw error instanceof HostTrouble ? new RefusedRequest(503, error.message) : error;
      }),
  };
}

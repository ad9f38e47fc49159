/** Who wrote through the form. */
import { Readable } from "node:stream";
import { messages } from "../../messages/messages.ts";
import type { EditorApi } from "../../contract/protocol.ts";
import type { Request } from "../../contract/requests.ts";
import { RefusedRequest } from "../http/refused-request.ts";
import type { EditorContext } from "./context.ts";

interface SubscriptionActions extends Pick<EditorApi, "subscriptions" | "removeSubscriber"> {
  /** The JSON of its answer, as it is read. */
  subscriptionsCsv: (sought: Request<"subscriptionsCsv">) => Promise<ReadableStream>;
}

export function subscriptionActions({ subscriptions }: EditorContext): SubscriptionActions {
  const store = () => {
    if (subscriptions) return subscriptions;
    throw new RefusedRequest(404, messages.requests.noSubscriptions);
  };
  return {
    subscriptions: async (sought) => store().page(sought),
    subscriptionsCsv: async (sought) => Readable.toWeb(Readable.from(jsonOf(store().csv(sought)))) as ReadableStream,
    removeSubscriber: async ({ correo, confirmed }) => ({
      count: await (confirmed ? store().remove(correo) : store().countOf(correo)),
      done: confirmed,
    }),
  };
}

/** `{"text":"…"}`, so that nobody keeps a long table whole. */
async function* jsonOf(pieces: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode('{"text":"');
  for await (const piece of pieces) yield encoder.encode(JSON.stringify(piece).slice(1, -1));
  yield encoder.encode('"}');
}

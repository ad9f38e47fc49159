/** Who wrote through the form. */
import { words } from "../../words/words.ts";
import type { EditorApi } from "../../contract/protocol.ts";
import { RefusedRequest } from "../http/refused-request.ts";
import type { EditorContext } from "./context.ts";

type SubscriptionActions = Pick<EditorApi, "subscriptions" | "subscriptionsCsv" | "removeSubscriber">;

export function subscriptionActions({ subscriptions }: EditorContext): SubscriptionActions {
  const store = () => {
    if (subscriptions) return subscriptions;
    throw new RefusedRequest(404, words.requests.noSubscriptions);
  };
  return {
    subscriptions: async (sought) => store().page(sought),
    subscriptionsCsv: async (sought) => ({ text: store().csv(sought) }),
    removeSubscriber: async ({ correo, confirmed }) => ({
      count: await (confirmed ? store().remove(correo) : store().countOf(correo)),
      done: confirmed,
    }),
  };
}

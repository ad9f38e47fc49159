import { useCallback, useEffect, useState } from "react";
import type { Request } from "../../contract/requests.ts";
import type { SubscriptionPage } from "../../contract/subscriptions.ts";
import { useCoalesced, useAttempt } from "../use-request.ts";
import { editorApi } from "../editor-api.ts";

export type SubscriptionFilter = Request<"subscriptionsCsv">;

/** Manages the filter, the loaded subscriptions, and the number of matching subscriptions. */
export function useSubscriptions() {
  const [filter, setFilter] = useState<SubscriptionFilter>({ search: "", month: "" });
  const [page, setPage] = useState<SubscriptionPage>();
  const { failure, attempt } = useAttempt();
  const loadPage = useCallback(
    async (next: SubscriptionFilter) => void (await attempt(async () => setPage(await editorApi.subscriptions(next)))),
    [attempt],
  );
  const load = useCoalesced(loadPage);
  useEffect(() => void load(filter), [load, filter]);
  /** Loads more subscriptions. Resolves to the ID of the first new subscription; `undefined` if there is none. */
  const loadMore = () =>
    attempt(async () => {
      const { received = "", id = "" } = page?.subscriptions.at(-1) ?? {};
      const next = await editorApi.subscriptions({ ...filter, after: { received, id } });
      // The response is ignored if the list was reloaded in the meantime, for example after a change of the filter.
      setPage((current) => (current && current === page ? appendPage(current, next) : current));
      return next.subscriptions[0]?.id;
    });
  const monthsInFilter = page?.months.filter(({ month }) => filter.month === "" || month === filter.month) ?? [];
  const count = monthsInFilter.reduce((sum, each) => sum + each.count, 0);
  return { filter, page, count, failure, attempt, setFilter, reload: () => load(filter), loadMore };
}

const appendPage = (page: SubscriptionPage, next: SubscriptionPage): SubscriptionPage => ({
  ...next,
  subscriptions: [...page.subscriptions, ...next.subscriptions],
});

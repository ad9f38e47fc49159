import { useCallback, useEffect, useState } from "react";
import type { Request } from "../../contract/requests.ts";
import type { SubscriptionPage } from "../../contract/subscriptions.ts";
import { useInTurn, useAttempt } from "../use-request.ts";
import { editorApi } from "../editor-api.ts";

export type Sought = Request<"subscriptionsCsv">;

/** The filter, the subscriptions that are loaded, and their number. */
export function useSubscriptions() {
  const [sought, setSought] = useState<Sought>({ search: "", month: "" });
  const [page, setPage] = useState<SubscriptionPage>();
  const { failure, attempt } = useAttempt();
  const ask = useCallback(
    async (next: Sought) => void (await attempt(async () => setPage(await editorApi.subscriptions(next)))),
    [attempt],
  );
  const load = useInTurn(ask);
  useEffect(() => load(sought), [load, sought]);
  /** Resolves to the ID of the first new one. */
  const loadMore = () =>
    attempt(async () => {
      const { received = "", id = "" } = page?.subscriptions.at(-1) ?? {};
      const next = await editorApi.subscriptions({ ...sought, after: { received, id } });
      // The filter may have changed.
      setPage((now) => (now && now === page ? joined(now, next) : now));
      return next.subscriptions[0]?.id;
    });
  const inMonth = page?.months.filter(({ month }) => sought.month === "" || month === sought.month) ?? [];
  const count = inMonth.reduce((sum, each) => sum + each.count, 0);
  return { sought, page, count, failure, attempt, seek: setSought, reload: () => load(sought), loadMore };
}

const joined = (page: SubscriptionPage, next: SubscriptionPage): SubscriptionPage => ({
  ...next,
  subscriptions: [...page.subscriptions, ...next.subscriptions],
});

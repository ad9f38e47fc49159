import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { PartMessage } from "./part-message.tsx";

interface LoadRetryProps {
  load: () => Promise<unknown>;
  /** Called before the page is loaded again. */
  onReload: () => void;
}

/**
 * Loads a part that the page waits for. When it cannot be had, says so and offers to try again; the
 * page stays. To be used beside what waits: React gives up the HTML of a part that waits when
 * something around it is rendered again.
 */
export function LoadRetry({ load, onReload }: LoadRetryProps) {
  const { t } = useTranslation();
  const [failed, setFailed] = useState(false);
  useEffect(() => void load().catch(() => setFailed(true)), [load]);
  // Where the host answers and the file is gone, only the page of the version that is there now helps.
  const retry = () =>
    load().then(
      () => setFailed(false),
      () => reloadIfAnswered(onReload),
    );
  return failed && <PartMessage action={t("loadError.retry")} onPress={() => void retry()} />;
}

/** Where the host does not answer, the page that is there is better than none. */
async function reloadIfAnswered(onReload: () => void): Promise<void> {
  const address = window.location.pathname;
  const answer = await fetch(address, { method: "HEAD", cache: "no-store" }).catch(() => undefined);
  if (!answer?.ok) return;
  onReload();
  window.location.reload();
}

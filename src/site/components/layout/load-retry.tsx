import { useEffect, useState } from "react";
import { PartMessage } from "./part-message.tsx";

interface LoadRetryProps {
  load: () => Promise<unknown>;
  /** Called before the page is loaded again. */
  onReload: () => void;
}

/**
 * Loads a suspended part of the page. On failure it says so and offers to try again; the page stays.
 * Render it beside the suspended part, not around it: when something around a part renders again
 * before the part is hydrated, React discards its HTML.
 */
export function LoadRetry({ load, onReload }: LoadRetryProps) {
  const [failed, setFailed] = useState(false);
  useEffect(() => void load().catch(() => setFailed(true)), [load]);
  // The host answers, but the file is gone: a new version of the site was published, so load its page.
  const retry = () =>
    load().then(
      () => setFailed(false),
      () => reloadIfAnswered(onReload),
    );
  return failed && <PartMessage action="retry" onPress={() => void retry()} />;
}

/** When the host does not answer, keeping this page is better than losing it. */
async function reloadIfAnswered(onReload: () => void): Promise<void> {
  const address = window.location.pathname;
  const answer = await fetch(address, { method: "HEAD", cache: "no-store" }).catch(() => undefined);
  if (!answer?.ok) return;
  onReload();
  window.location.reload();
}

import { useEffect } from "react";
import { addressOf } from "../../queries/site.ts";

/** Filled in by the build. */
declare const __OFFLINE__: boolean;

/**
 * Has the page in sight kept for when there is no network, but not the one that stands in for others then. Stands beside
 * the page, in its boundary, because only what is shown is kept.
 */
export function KeepPage({ address }: { address: string }) {
  useEffect(() => {
    if (!__OFFLINE__ || address === addressOf("offline")) return undefined;
    const controller = new AbortController();
    import("../../offline/browser/keep-page.ts")
      .then(({ keepPage }) => keepPage(controller.signal))
      // Where it may not be kept, or without the code, the page is as it was.
      .catch(() => {});
    return () => controller.abort();
  }, [address]);
  return undefined;
}

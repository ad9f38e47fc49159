import { useEffect, use } from "react";
import { I18nContext } from "react-i18next";
import { addressOf } from "../../queries/site.ts";

/**
 * What begins when the page beside it, in the same boundary, is there and answers to the reader. None of it is state: for
 * that the bars and what is around the page would be rendered twice.
 */
export function AfterStart({ pathname }: { pathname: string }) {
  useEffect(() => {
    performance.mark("hydrated");
    window.prehydration?.endWaiting();
  }, []);
  useDetectedLanguage();
  usePrefetch(pathname);
  return undefined;
}

/** On the first page; a later one is in the language that the reader has by then. */
let detected = false;

/**
 * Finds the reader's language once the first page is hydrated: changing it any sooner would put
 * English beside the prerendered Spanish that React is still taking over.
 */
function useDetectedLanguage(): void {
  // The instance itself: `useTranslation` gives a copy, another one after each change of language.
  const { i18n } = use(I18nContext);
  useEffect(() => {
    if (detected) return;
    detected = true;
    import("../../i18n/detect.ts").then(
      ({ applyDetectedLanguage }) => applyDetectedLanguage(i18n),
      // Without the code the page stays in Spanish.
      () => {},
    );
  }, [i18n]);
}

/** Loads pages before they are asked for, not for readers who save data. `pathname`: the page in sight, which answers. */
function usePrefetch(pathname: string): void {
  useEffect(() => {
    if (savesData()) return undefined;
    const controller = new AbortController();
    import("./prefetch.ts").then(
      ({ prefetchFrom }) => controller.signal.aborted || prefetchFrom(pathname, controller.signal),
      // Without the code, nothing is prefetched.
      () => {},
    );
    return () => controller.abort();
  }, [pathname]);
}

/** https://developer.mozilla.org/docs/Web/API/NetworkInformation/saveData */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

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

import { useEffect, use } from "react";
import { I18nContext } from "react-i18next";
import { addressOf } from "../../queries/site.ts";

/**
 * Starts language detection and prefetching once the page is hydrated. The component is in the Suspense boundary of the
 * page, so its effects run after hydration. The component has no state, because a state change would render header,
 * footer and layout twice.
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

/**
 * Whether language detection has run. Detection runs on the first page only, because later pages keep the reader's
 * language.
 */
let detected = false;

/**
 * Detects the reader's language once the first page is hydrated. If the language changed during hydration, the page
 * would mix texts in two languages.
 */
function useDetectedLanguage(): void {
  // The instance comes from the context, because `useTranslation` returns a new copy after each change of language.
  const { i18n } = use(I18nContext);
  useEffect(() => {
    if (detected) return;
    detected = true;
    import("../../i18n/detect.ts").then(
      ({ applyDetectedLanguage }) => applyDetectedLanguage(i18n),
      // A failed import leaves the page in the default language.
      () => {},
    );
  }, [i18n]);
}

/** Prefetches linked pages, unless the reader has turned on data saving. `pathname`: address of the current page. */
function usePrefetch(pathname: string): void {
  useEffect(() => {
    if (savesData()) return undefined;
    const controller = new AbortController();
    import("./prefetch.ts").then(
      ({ prefetchFrom }) => controller.signal.aborted || prefetchFrom(pathname, controller.signal),
      // A failed import only means that nothing is prefetched.
      () => {},
    );
    return () => controller.abort();
  }, [pathname]);
}

/**
 * Whether the reader has turned on data saving: https://developer.mozilla.org/docs/Web/API/NetworkInformation/saveData
 */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

/** Whether the site is built with its service worker. The build replaces this name with `true` or `false`. */
declare const __OFFLINE__: boolean;

/**
 * Stores the current page for offline reading, except the offline page, which is stored separately. The component is in
 * the Suspense boundary of the page, so that only pages that are shown are stored.
 */
export function KeepPage({ address }: { address: string }) {
  useEffect(() => {
    if (!__OFFLINE__ || address === addressOf("offline")) return undefined;
    const controller = new AbortController();
    import("../../offline/browser/keep-page.ts")
      .then(({ keepPage }) => keepPage(controller.signal))
      // Errors are ignored: the page is just not stored if storage is unavailable or the code cannot be loaded.
      .catch(() => {});
    return () => controller.abort();
  }, [address]);
  return undefined;
}

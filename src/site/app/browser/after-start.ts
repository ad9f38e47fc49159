import { useEffect, use } from "react";
import { I18nContext } from "react-i18next";
import { addressOf } from "../../queries/site.ts";

/**
 * Starts language detection and prefetching once the page is hydrated: the component stands beside the page, in the
 * same Suspense boundary. It holds no state, since a state change would render header, footer and layout twice.
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

/** Whether detection has run. It runs on the first page only: later pages are in the language that the reader has. */
let detected = false;

/**
 * Detects the reader's language once the first page is hydrated: changing it any sooner would put English beside the
 * prerendered Spanish that React is still hydrating.
 */
function useDetectedLanguage(): void {
  // `useTranslation` returns a copy, a new one after each change of language; the context has the instance itself.
  const { i18n } = use(I18nContext);
  useEffect(() => {
    if (detected) return;
    detected = true;
    import("../../i18n/detect.ts").then(
      ({ applyDetectedLanguage }) => applyDetectedLanguage(i18n),
      // A failed import leaves the page in Spanish.
      () => {},
    );
  }, [i18n]);
}

/** Prefetches linked pages, unless the reader saves data. `pathname`: address of the page in sight. */
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

/** Whether the reader asks to save data: https://developer.mozilla.org/docs/Web/API/NetworkInformation/saveData */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

/** Whether the site is built with its service worker; the build replaces the name by the value. */
declare const __OFFLINE__: boolean;

/**
 * Keeps the page in sight for reading without a network; the offline page itself is not kept this way. The component
 * stands beside the page, in its Suspense boundary, because only what is shown is kept.
 */
export function KeepPage({ address }: { address: string }) {
  useEffect(() => {
    if (!__OFFLINE__ || address === addressOf("offline")) return undefined;
    const controller = new AbortController();
    import("../../offline/browser/keep-page.ts")
      .then(({ keepPage }) => keepPage(controller.signal))
      // A failure means only that the page is not kept: storage may be refused, or the code missing.
      .catch(() => {});
    return () => controller.abort();
  }, [address]);
  return undefined;
}

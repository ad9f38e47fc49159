/**
 * Prefetches the code of a page when a link to it is visible, and its data when the link is hovered, focused or
 * touched.
 */
import { addressOf } from "../base.ts";
import { preloadPage, preloadRoute } from "../routes.ts";
import { addFontsOnLeave } from "./late-fonts.ts";

const INTENT = ["pointerover", "focusin", "touchstart"] as const;

/**
 * Prefetches pages that the page at `current` links to, until `signal` aborts. Visible links to `current` itself are
 * ignored.
 */
export function prefetchFrom(current: string, signal: AbortSignal): void {
  addFontsOnLeave(signal);
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
    const address = link && addressOf(link);
    if (address) Promise.all([preloadRoute(address), preloadPage(address)]).catch(ignore);
  };
  for (const type of INTENT) document.addEventListener(type, prefetch, { passive: true, signal });
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const address = isIntersecting && addressOf(target as HTMLAnchorElement);
      if (address && address !== current) preloadPage(address).catch(ignore);
    }
  });
  const timer = setTimeout(() => {
    for (const link of document.querySelectorAll("a[href]")) observer.observe(link);
  }, PREFETCH_DELAY);
  signal.addEventListener("abort", () => {
    clearTimeout(timer);
    observer.disconnect();
  });
}

/** Milliseconds after which visible links are prefetched, so that the page requests its own pictures first. */
const PREFETCH_DELAY = 1000;

/** Ignores a failed prefetch, because the file is requested again when it is needed. */
const ignore = () => {};

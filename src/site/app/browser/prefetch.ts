/** Loads the code of pages whose links are in sight, and also the document of the one that the reader points at, focuses or touches. */
import { addressOf } from "../base.ts";
import { preloadPage, preloadRoute } from "../routes.ts";
import { putOnWithNextPage } from "./late-fonts.ts";

const INTENT = ["pointerover", "focusin", "touchstart"] as const;

/** The links of the page at an address; those to itself lead nowhere new. */
export function prefetchFrom(current: string, signal: AbortSignal): void {
  putOnWithNextPage(signal);
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
  }, IDLE);
  signal.addEventListener("abort", () => {
    clearTimeout(timer);
    observer.disconnect();
  });
}

/** Time after which a page has asked for its own pictures, in milliseconds. */
const IDLE = 1000;

/** What could not be prefetched is asked for again when it is needed. */
const ignore = () => {};

import { useEffect } from "react";
import { useDetectedLanguage } from "./use-detected-language.ts";
import { usePrefetch } from "./use-prefetch.ts";

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

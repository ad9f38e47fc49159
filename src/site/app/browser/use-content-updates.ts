import { useEffect, useReducer } from "react";
import { UPDATE_EVENT } from "../../../shared/compiled/update-event.ts";

/**
 * Renders the site again when new content comes, as where it is developed or edited; never for readers. The
 * modules of one save arrive one after the other, and the page is rendered once for those that
 * come together. Returns how many came.
 */
export function useContentUpdates(): number {
  const [updates, render] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!__PREVIEW__) return undefined;
    let timer = 0;
    const update = () => {
      clearTimeout(timer);
      timer = window.setTimeout(render);
    };
    window.addEventListener(UPDATE_EVENT, update);
    return () => window.removeEventListener(UPDATE_EVENT, update);
  }, []);
  return updates;
}

import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import * as messages from "#messages";
import type { Request } from "../contract/requests.ts";
import { dropCopies } from "./document/local-copy.ts";
import { useIsKeptOpen } from "./keep-open.ts";
import { show, type View } from "./layout/views.tsx";
import { addressOfFile, fileInAddress } from "./file-in-address.ts";

/** An earlier version whose page is shown. */
export interface Earlier {
  asked: Request<"version">;
  /** The time of the version in words: «en la última publicación». */
  when: string;
}

/** The field that gets the focus when the form of a file is shown; without `field`, the first field. */
export interface FormFocus {
  file: string;
  field?: string;
}

/**
 * Manages the open document. `refresh` loads the list again. `waits` is true while another document is requested and an
 * upload keeps the current document open.
 */
export function useShownDocument(refresh: () => Promise<void>) {
  const [asked, openFile] = useOpenFile();
  const [shown, setShown] = useState(asked);
  const isKeptOpen = useIsKeptOpen();
  if (shown !== asked && !isKeptOpen) setShown(asked);
  /** The view to show after the next document has opened. */
  const view = useRef<View>("form");
  useEffect(() => {
    show(shown ? view.current : "start");
    view.current = "form";
  }, [shown]);
  const open = useCallback(
    (next: string, at: View = "form") => {
      if (next === shown) show(at);
      else view.current = at;
      openFile(next);
    },
    [shown, openFile],
  );
  const [focus, setFocus] = useState<FormFocus>();
  /** The number of documents that were removed since the editor was opened. */
  const [removals, setRemovals] = useState(0);
  const [earlier, setEarlier] = useState<Earlier>();
  /** Opens a document that is not in the list yet, or the first screen (`""`) after a document was removed. */
  const openNext = useCallback(
    async (next: string) => {
      // The local copies are removed, because a former document with the same name may have been removed with unsaved
      // changes.
      dropCopies(next);
      await refresh();
      setFocus({ file: next });
      open(next);
      if (next === "") setRemovals((count) => count + 1);
    },
    [refresh, open],
  );
  const showField = (next: string, field: string) => {
    setFocus({ file: next, field });
    open(next);
  };
  const showPage = (next: string, wasEarlier: boolean) => {
    setEarlier(wasEarlier ? { asked: { file: next }, when: messages.preview.lastPublication } : undefined);
    open(next, "page");
  };
  return {
    file: shown,
    waits: shown !== asked,
    focus,
    removals,
    earlier,
    open,
    openNext,
    showPage,
    showField,
    showEarlier: (version: Earlier) => {
      setEarlier(version);
      show("page");
    },
    showNow: () => setEarlier(undefined),
  };
}

function subscribe(listener: () => void): () => void {
  window.addEventListener("hashchange", listener);
  return () => window.removeEventListener("hashchange", listener);
}

function useOpenFile(): [string, (file: string) => void] {
  const file = useSyncExternalStore(subscribe, fileInAddress);
  const open = useCallback((next: string) => {
    window.location.hash = addressOfFile(next);
  }, []);
  return [file, open];
}

import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import * as messages from "#messages";
import type { Request } from "../contract/requests.ts";
import { dropCopies } from "./document/local-copy.ts";
import { useIsKeptOpen } from "./keep-open.ts";
import { showView, type View } from "./layout/views.tsx";
import { addressOfFile, fileInAddress } from "./file-in-address.ts";

/** An earlier version whose page is shown. */
export interface EarlierVersion {
  request: Request<"version">;
  /** The time of the version in words: «en la última publicación». */
  timeText: string;
}

/** The field that gets the focus when the form of `file` is shown; by default, the first field. */
export interface FormFocus {
  file: string;
  field?: string;
}

/**
 * Manages the open document. `refresh` loads the list again. In the result, `isWaiting` is true while another document
 * has to wait, because pictures are being added to the current document.
 */
export function useShownDocument(refresh: () => Promise<void>) {
  const [requestedFile, openFile] = useOpenFile();
  const [shownFile, setShownFile] = useState(requestedFile);
  const isKeptOpen = useIsKeptOpen();
  if (shownFile !== requestedFile && !isKeptOpen) setShownFile(requestedFile);
  /** The view to show after the next document has opened. */
  const nextView = useRef<View>("form");
  useEffect(() => {
    showView(shownFile ? nextView.current : "start");
    nextView.current = "form";
  }, [shownFile]);
  const open = useCallback(
    (next: string, viewToShow: View = "form") => {
      if (next === shownFile) showView(viewToShow);
      else nextView.current = viewToShow;
      openFile(next);
    },
    [shownFile, openFile],
  );
  const [focus, setFocus] = useState<FormFocus>();
  /** The number of documents that have been removed since the editor was opened. */
  const [removals, setRemovals] = useState(0);
  const [earlierVersion, setEarlierVersion] = useState<EarlierVersion>();
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
  const showPage = (next: string, isEarlier: boolean) => {
    setEarlierVersion(isEarlier ? { request: { file: next }, timeText: messages.preview.lastPublication } : undefined);
    open(next, "page");
  };
  return {
    file: shownFile,
    isWaiting: shownFile !== requestedFile,
    focus,
    removals,
    earlierVersion,
    open,
    openNext,
    showPage,
    showField,
    showEarlierVersion: (version: EarlierVersion) => {
      setEarlierVersion(version);
      showView("page");
    },
    showCurrent: () => setEarlierVersion(undefined),
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

import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import * as messages from "#messages";
import type { Request } from "../contract/requests.ts";
import { dropCopies } from "./document/local-copy.ts";
import { useIsKeptOpen } from "./keep-open.ts";
import { show, type View } from "./layout/views.tsx";
import { addressOfFile, fileInAddress } from "./file-in-address.ts";

/** A document whose page is shown as it was. */
export interface Earlier {
  asked: Request<"version">;
  /** «en la última publicación» */
  when: string;
}

/**
 * Which document is open, and how it came there. `refresh` asks for the list anew; `waits`: another was asked for,
 * and is opened when nothing keeps this one open.
 */
export function useShownDocument(refresh: () => Promise<void>) {
  const [asked, openFile] = useOpenFile();
  const [shown, setShown] = useState(asked);
  const isKeptOpen = useIsKeptOpen();
  if (shown !== asked && !isKeptOpen) setShown(asked);
  /** What is in sight once the next has opened. */
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
  /** The file that was made or renamed here a moment ago: its form gets the focus. */
  const [made, setMade] = useState("");
  /** How many have been removed. */
  const [removals, setRemovals] = useState(0);
  const [earlier, setEarlier] = useState<Earlier>();
  /** To a document that the list does not have yet; to none, when the one that was open is gone. */
  const openNext = useCallback(
    async (next: string) => {
      // The one that had its name before may have been removed with changes that were not saved.
      dropCopies(next);
      await refresh();
      setMade(next);
      open(next);
      if (next === "") setRemovals((count) => count + 1);
    },
    [refresh, open],
  );
  const showPage = (next: string, wasEarlier: boolean) => {
    setEarlier(wasEarlier ? { asked: { file: next }, when: messages.preview.lastPublication } : undefined);
    open(next, "page");
  };
  return {
    file: shown,
    waits: shown !== asked,
    made,
    removals,
    earlier,
    open,
    openNext,
    showPage,
    showEarlier: (version: Earlier) => {
      setEarlier(version);
      show("page");
    },
    showNow: () => setEarlier(undefined),
  };
}

function subscribe(hear: () => void): () => void {
  window.addEventListener("hashchange", hear);
  return () => window.removeEventListener("hashchange", hear);
}

function useOpenFile(): [string, (file: string) => void] {
  const file = useSyncExternalStore(subscribe, fileInAddress);
  const open = useCallback((next: string) => {
    window.location.hash = addressOfFile(next);
  }, []);
  return [file, open];
}

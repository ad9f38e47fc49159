import { useCallback, useEffect, useRef } from "react";
import type { EditorType, ShownDocument } from "../../contract/protocol.ts";
import { connection, onConnection } from "../connection.ts";
import { onContentChange } from "../server-events.ts";
import type { Earlier } from "../use-shown-document.ts";
import { editorApi } from "../editor-api.ts";
import { DRAFT_EVENT, UPDATE_EVENT } from "../../../shared/compiled/update-event.ts";
import { CHANGED_EVENT } from "../../contract/addresses.ts";

/** The pause in typing, in milliseconds, after which the page is reloaded. */
const PAUSE = 400;

/** Sends drafts or an earlier version to the preview. */
export function usePreview({ singleton }: EditorType, earlier: Earlier | undefined) {
  const frame = useRef<HTMLIFrameElement>(null);
  const last = useRef<ShownDocument | undefined>(undefined);
  /** The earlier version while the preview shows that version; otherwise `undefined`. */
  const past = useRef<ShownDocument | undefined>(undefined);
  const timer = useRef(0);
  const reload = useCallback(() => reloadFrame(frame.current), []);
  const show = useCallback(
    (shown: ShownDocument | undefined) => {
      if (!shown) return;
      last.current = shown;
      if (past.current) return;
      if (!singleton) return showInFrame(frame.current, shown);
      // The page is reloaded, because the site reads shared content only once, when the site starts.
      clearTimeout(timer.current);
      timer.current = window.setTimeout(reload, PAUSE);
      return undefined;
    },
    [singleton, reload],
  );
  const showEarlier = useCallback(async ({ asked }: Earlier) => {
    const { shown } = await editorApi.version(asked);
    past.current = shown;
    if (shown) showInFrame(frame.current, shown);
  }, []);
  /**
   * Called after the page was loaded. The page shows the content of the server at the time of loading, so newer content
   * is sent again.
   */
  const ready = useCallback(() => {
    keepInFrame(frame.current, () => past.current ?? (singleton ? undefined : last.current));
    if (earlier) void showEarlier(earlier);
    else if (last.current && !singleton) showInFrame(frame.current, last.current);
  }, [earlier, singleton, showEarlier]);
  useEffect(() => onContentChange((files) => renewInFrame(frame.current, files)), []);
  useEffect(() => onConnection(() => connection() === "there" && reloadIfFailed(frame.current)), []);
  const wasEarlier = useRef(earlier);
  useEffect(() => {
    if (wasEarlier.current === earlier) return;
    wasEarlier.current = earlier;
    if (earlier) return void showEarlier(earlier);
    past.current = undefined;
    reload();
  }, [earlier, showEarlier, reload]);
  return { frame, show, ready };
}

type View = Window & typeof globalThis;

/** Returns the window of the preview; `undefined` for a page of another origin, such as a login. */
const viewOf = (frame: HTMLIFrameElement | null) =>
  frame?.contentDocument?.querySelector(OWN_PAGE) ? (frame.contentWindow as View | null) : undefined;

/** The selector of an element that every page of the site has. */
const OWN_PAGE = "meta[property=csp-nonce]";

/** Sends a draft to the page. The store of the page accepts the draft, and the page renders again. */
function showInFrame(frame: HTMLIFrameElement | null, shown: ShownDocument): void {
  const view = viewOf(frame);
  if (!view?.CustomEvent) return;
  give(view, shown);
  view.dispatchEvent(new view.Event(UPDATE_EVENT));
}

/** Sends the draft again after each update by the server, whose content may be older. */
function keepInFrame(frame: HTMLIFrameElement | null, last: () => ShownDocument | undefined): void {
  const view = viewOf(frame);
  view?.addEventListener(UPDATE_EVENT, () => {
    const shown = last();
    if (shown) give(view, shown);
  });
}

/** Tells the page which files changed. */
function renewInFrame(frame: HTMLIFrameElement | null, files: readonly string[] | undefined): void {
  const view = viewOf(frame);
  view?.dispatchEvent(new view.CustomEvent(CHANGED_EVENT, { detail: files }));
}

/** Reloads a page that failed to load, or whose scripts failed to load. */
function reloadIfFailed(frame: HTMLIFrameElement | null): void {
  if (!viewOf(frame)?.document.querySelector("main")) reloadFrame(frame);
}

function reloadFrame(frame: HTMLIFrameElement | null): void {
  const view = viewOf(frame);
  if (view) view.location.reload();
  else frame?.setAttribute("src", frame.src);
}

const give = (view: View, shown: ShownDocument) =>
  view.dispatchEvent(new view.CustomEvent(DRAFT_EVENT, { detail: shown }));

import { useCallback, useEffect, useRef } from "react";
import type { EditorType, ShownDocument } from "../../contract/protocol.ts";
import { onContentChange } from "../server-events.ts";
import type { Earlier } from "../use-shown-document.ts";
import { editorApi } from "../editor-api.ts";
import { DRAFT_EVENT, UPDATE_EVENT } from "../../../shared/compiled/update-event.ts";
import { CHANGED_EVENT } from "../../contract/addresses.ts";

/** How long nobody has to type before a page is loaded anew, in milliseconds. */
const PAUSE = 400;

/** Gives the page beside the form what is being typed, or shows it as it was. */
export function usePreview({ singleton }: EditorType, earlier: Earlier | undefined) {
  const frame = useRef<HTMLIFrameElement>(null);
  const last = useRef<ShownDocument | undefined>(undefined);
  /** As it was, while that is shown. */
  const past = useRef<ShownDocument | undefined>(undefined);
  const timer = useRef(0);
  const reload = useCallback(() => reloadFrame(frame.current), []);
  const show = useCallback(
    (shown: ShownDocument | undefined) => {
      if (!shown) return;
      last.current = shown;
      if (past.current) return;
      if (!singleton) return showInFrame(frame.current, shown);
      // What the whole site shares is read once, when it starts.
      clearTimeout(timer.current);
      timer.current = window.setTimeout(reload, PAUSE);
      return undefined;
    },
    [singleton, reload],
  );
  const showPast = useCallback(async ({ asked }: Earlier) => {
    const { shown } = await editorApi.version(asked);
    past.current = shown;
    if (shown) showInFrame(frame.current, shown);
  }, []);
  /** The page was loaded meanwhile, with what the server knew by then. */
  const ready = useCallback(() => {
    keepInFrame(frame.current, () => past.current ?? (singleton ? undefined : last.current));
    if (earlier) void showPast(earlier);
    else if (last.current && !singleton) showInFrame(frame.current, last.current);
  }, [earlier, singleton, showPast]);
  useEffect(() => onContentChange((files) => renewInFrame(frame.current, files)), []);
  const wasEarlier = useRef(earlier);
  useEffect(() => {
    if (wasEarlier.current === earlier) return;
    wasEarlier.current = earlier;
    if (earlier) return void showPast(earlier);
    past.current = undefined;
    reload();
  }, [earlier, showPast, reload]);
  return { frame, show, ready };
}

/** The page beside the form: the site itself, in a frame of the same origin. */
type View = Window & typeof globalThis;

/** Nothing of a page of another origin, such as that of a login, can be looked at. */
const viewOf = (frame: HTMLIFrameElement | null) =>
  frame?.contentDocument?.querySelector(OWN_PAGE) ? (frame.contentWindow as View | null) : undefined;

/** What the build writes into every page of the site. */
const OWN_PAGE = "meta[property=csp-nonce]";

/** Gives the page a document as it is being typed. Its store takes it, and the page is drawn again. */
function showInFrame(frame: HTMLIFrameElement | null, shown: ShownDocument): void {
  const view = viewOf(frame);
  if (!view?.CustomEvent) return;
  give(view, shown);
  view.dispatchEvent(new view.Event(UPDATE_EVENT));
}

/** What the server sends may be older than what was typed meanwhile: then that is given again. */
function keepInFrame(frame: HTMLIFrameElement | null, last: () => ShownDocument | undefined): void {
  const view = viewOf(frame);
  view?.addEventListener(UPDATE_EVENT, () => {
    const shown = last();
    if (shown) give(view, shown);
  });
}

/** The page takes over what the files say by now; one that did not come is asked for again. */
function renewInFrame(frame: HTMLIFrameElement | null, files: readonly string[] | undefined): void {
  const view = viewOf(frame);
  if (!view && !files) reloadFrame(frame);
  view?.dispatchEvent(new view.CustomEvent(CHANGED_EVENT, { detail: files }));
}

function reloadFrame(frame: HTMLIFrameElement | null): void {
  const view = viewOf(frame);
  if (view) view.location.reload();
  else frame?.setAttribute("src", frame.src);
}

const give = (view: View, shown: ShownDocument) =>
  view.dispatchEvent(new view.CustomEvent(DRAFT_EVENT, { detail: shown }));

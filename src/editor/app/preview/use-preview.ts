import { useCallback, useEffect, useEffectEvent, useRef } from "react";
import type { EditorType, ShownDocument } from "../../contract/protocol.ts";
import { connection, onConnection } from "../connection.ts";
import { onContentChange } from "../server-events.ts";
import type { EarlierVersion } from "../use-shown-document.ts";
import { editorApi } from "../editor-api.ts";
import { useAttempt } from "../use-request.ts";
import { DRAFT_EVENT, UPDATE_EVENT } from "../../../shared/compiled/content-updates.ts";
import { CHANGED_EVENT } from "../../contract/addresses.ts";

/** The pause in typing, in milliseconds, after which the page is reloaded. */
const PAUSE = 400;

/**
 * Sends drafts or an earlier version to the preview. In the result, `failure` says why the earlier version is not
 * shown.
 */
export function usePreview({ singleton }: EditorType, earlierVersion: EarlierVersion | undefined) {
  const frame = useRef<HTMLIFrameElement>(null);
  const lastDraft = useRef<ShownDocument | undefined>(undefined);
  /** The earlier version that the preview shows; `undefined` while it shows the current draft. */
  const earlierDocument = useRef<ShownDocument | undefined>(undefined);
  const timer = useRef(0);
  const reload = useCallback(() => reloadFrame(frame.current), []);
  const show = useCallback(
    (shown: ShownDocument | undefined) => {
      if (!shown) return;
      lastDraft.current = shown;
      if (earlierDocument.current) return;
      if (!singleton) return showInFrame(frame.current, shown);
      // The page is reloaded, because the site reads the documents about the whole site only once, when it starts.
      clearTimeout(timer.current);
      timer.current = window.setTimeout(reload, PAUSE);
      return undefined;
    },
    [singleton, reload],
  );
  const requestedVersion = useRef(earlierVersion);
  const { failure, attempt } = useAttempt();
  const showEarlier = useCallback(
    async (version: EarlierVersion) => {
      const answer = await attempt(() => editorApi.version(version.request));
      // The response is ignored if another version was requested in the meantime.
      if (!answer || requestedVersion.current !== version) return;
      earlierDocument.current = answer.shown;
      if (answer.shown) showInFrame(frame.current, answer.shown);
    },
    [attempt],
  );
  /**
   * Has to be called when the page has loaded. The page shows the content that the server had at that time, so newer
   * content is sent again.
   */
  const handleLoad = useCallback(() => {
    resendAfterUpdates(frame.current, () => earlierDocument.current ?? (singleton ? undefined : lastDraft.current));
    if (earlierVersion) void showEarlier(earlierVersion);
    else if (lastDraft.current && !singleton) showInFrame(frame.current, lastDraft.current);
  }, [earlierVersion, singleton, showEarlier]);
  useEffect(() => onContentChange((files) => notifyFrame(frame.current, files)), []);
  const recover = useEffectEvent(() => {
    if (connection() !== "there") return;
    reloadIfFailed(frame.current);
    if (failure && earlierVersion) void showEarlier(earlierVersion);
  });
  useEffect(() => onConnection(recover), []);
  useEffect(() => {
    if (requestedVersion.current === earlierVersion) return;
    requestedVersion.current = earlierVersion;
    if (earlierVersion) return void showEarlier(earlierVersion);
    earlierDocument.current = undefined;
    reload();
  }, [earlierVersion, showEarlier, reload]);
  return { frame, show, handleLoad, failure: earlierVersion ? failure : "" };
}

type FrameWindow = Window & typeof globalThis;

/** Returns the window of the preview; `undefined` for a page of another origin, such as a login. */
const windowOf = (frame: HTMLIFrameElement | null) =>
  frame?.contentDocument?.querySelector(SITE_PAGE) ? (frame.contentWindow as FrameWindow | null) : undefined;

/** The selector of an element that every page of the site has. */
const SITE_PAGE = "meta[property=csp-nonce]";

/** Sends a draft or an earlier version to the store of the page, and makes the page render again. */
function showInFrame(frame: HTMLIFrameElement | null, shown: ShownDocument): void {
  const view = windowOf(frame);
  if (!view?.CustomEvent) return;
  sendDocument(view, shown);
  view.dispatchEvent(new view.Event(UPDATE_EVENT));
}

/** After each update from the server, sends the shown document again, because the update may be older. */
function resendAfterUpdates(frame: HTMLIFrameElement | null, current: () => ShownDocument | undefined): void {
  const view = windowOf(frame);
  view?.addEventListener(UPDATE_EVENT, () => {
    const shown = current();
    if (shown) sendDocument(view, shown);
  });
}

/** Tells the page which files changed. */
function notifyFrame(frame: HTMLIFrameElement | null, files: readonly string[] | undefined): void {
  const view = windowOf(frame);
  view?.dispatchEvent(new view.CustomEvent(CHANGED_EVENT, { detail: files }));
}

/** Reloads a page that failed to load, or whose scripts failed to load. */
function reloadIfFailed(frame: HTMLIFrameElement | null): void {
  if (!windowOf(frame)?.document.querySelector("main")) reloadFrame(frame);
}

function reloadFrame(frame: HTMLIFrameElement | null): void {
  const view = windowOf(frame);
  if (view) view.location.reload();
  else frame?.setAttribute("src", frame.src);
}

const sendDocument = (view: FrameWindow, shown: ShownDocument) =>
  view.dispatchEvent(new view.CustomEvent(DRAFT_EVENT, { detail: shown }));

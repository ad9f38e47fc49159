import { useCallback, useEffect, useRef } from "react";
import type { EditorType, ShownDocument } from "../../contract/protocol.ts";
import { onContentChange } from "../server-events.ts";
import { keepInFrame, reloadFrame, renewInFrame, showInFrame } from "../preview/preview-frame.ts";
import type { Earlier } from "../use-shown-document.ts";
import { editorApi } from "../editor-api.ts";

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

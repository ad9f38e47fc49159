/** The page beside the form: the site itself, in a frame of the same origin. */
import { DRAFT_EVENT, UPDATE_EVENT } from "../../../shared/compiled/update-event.ts";
import { CHANGED_EVENT } from "../../contract/addresses.ts";
import type { ShownDocument } from "../../contract/protocol.ts";

type View = Window & typeof globalThis;

/** Nothing of a page of another origin, such as that of a login, can be looked at. */
const viewOf = (frame: HTMLIFrameElement | null) =>
  frame?.contentDocument?.querySelector(OWN_PAGE) ? (frame.contentWindow as View | null) : undefined;

/** What the build writes into every page of the site. */
const OWN_PAGE = "meta[property=csp-nonce]";

/** Gives the page a document as it is being typed. Its store takes it, and the page is drawn again. */
export function showInFrame(frame: HTMLIFrameElement | null, shown: ShownDocument): void {
  const view = viewOf(frame);
  if (!view?.CustomEvent) return;
  give(view, shown);
  view.dispatchEvent(new view.Event(UPDATE_EVENT));
}

/** What the server sends may be older than what was typed meanwhile: then that is given again. */
export function keepInFrame(frame: HTMLIFrameElement | null, last: () => ShownDocument | undefined): void {
  const view = viewOf(frame);
  view?.addEventListener(UPDATE_EVENT, () => {
    const shown = last();
    if (shown) give(view, shown);
  });
}

/** The page takes over what the files say by now; one that did not come is asked for again. */
export function renewInFrame(frame: HTMLIFrameElement | null, files: readonly string[] | undefined): void {
  const view = viewOf(frame);
  if (!view && !files) reloadFrame(frame);
  view?.dispatchEvent(new view.CustomEvent(CHANGED_EVENT, { detail: files }));
}

export function reloadFrame(frame: HTMLIFrameElement | null): void {
  const view = viewOf(frame);
  if (view) view.location.reload();
  else frame?.setAttribute("src", frame.src);
}

const give = (view: View, shown: ShownDocument) =>
  view.dispatchEvent(new view.CustomEvent(DRAFT_EVENT, { detail: shown }));

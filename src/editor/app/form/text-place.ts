/** A place in a Markdown text that its editor is asked to show: the code of the editor comes after the form's. */
import type { TextPlace } from "../../contract/protocol.ts";

export const SHOW_PLACE = "show-place";

/** False where no editor listens. */
export const showPlace = (control: HTMLElement, detail: TextPlace): boolean =>
  !control.dispatchEvent(new CustomEvent<TextPlace>(SHOW_PLACE, { detail, cancelable: true }));

/** Reveals a field by operating the same toggles that a person would click. */
import { flushSync } from "react-dom";
import { fieldName, type FieldPath, pathOf } from "../../../shared/values.ts";
import type { TextPlace } from "../../contract/protocol.ts";
import { show } from "../layout/views.tsx";
import { controlId, useTools } from "./use-field.ts";
import type { Value } from "../../../content/authoring/schemas/form-schema.ts";

const WRITABLE = "input:not([type=file]), textarea, select, [contenteditable=true]";

/**
 * Opens everything that is closed around a field, scrolls to the field and focuses its control. If the form does not
 * show the field, the nearest shown field around it is used. `at` is a position in the text of the field. Returns false
 * if there is no form. The function has to be called after the form was rendered.
 */
export function revealField(field: FieldPath | string, at?: TextPlace): boolean {
  const path = typeof field === "string" ? pathOf(field) : field;
  // The form is shown first, because hidden elements cannot get the focus.
  flushSync(() => show("form"));
  for (const name of namesOnTheWay(path)) openItem(name);
  const shown = focusField(path);
  if (shown && at && showPlace(shown, at)) return true;
  shown?.scrollIntoView({ block: "center", behavior: prefersReducedMotion() ? "auto" : "smooth" });
  return shown !== undefined;
}

/**
 * Focuses the control of a field, or of the nearest shown field around it, without scrolling. Returns the control, or
 * the element of a field without a control; `undefined` if there is no form.
 */
function focusField(path: FieldPath): HTMLElement | undefined {
  const shown = namesOnTheWay(path).findLast((name) => placeOf(name)) ?? "";
  const place = placeOf(shown);
  if (!place) return undefined;
  const folded = place.closest("details");
  if (folded) folded.open = true;
  const control = shown === "" ? undefined : controlOf(shown, place);
  control?.focus({ preventScroll: true });
  return control ?? place;
}

/** Focuses the first control of the form. */
export function focusFirst(): void {
  const place = placeOf("");
  if (place) firstControl(place)?.focus();
}

/** Returns the first input element, or else the first button. */
export function firstControl(place: HTMLElement): HTMLElement | undefined {
  return place.querySelector<HTMLElement>(WRITABLE) ?? place.querySelector("button") ?? undefined;
}

/** Returns the names of the groups and items around a field, outermost first, and the name of the field itself. */
function namesOnTheWay(path: FieldPath): string[] {
  return path.map((_, index) => fieldName(path.slice(0, index + 1)));
}

function placeOf(name: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`);
}

function openItem(name: string): void {
  const line = document.getElementById(`${controlId(name)}-fila`);
  if (line?.getAttribute("aria-expanded") === "false") flushSync(() => line.click());
}

/** Returns the control itself, the row of an item, or the first control of a group. */
function controlOf(name: string, place: HTMLElement): HTMLElement | undefined {
  const own = document.getElementById(controlId(name));
  if (own?.matches(`${WRITABLE}, button`)) return own;
  return place.querySelector<HTMLElement>("[data-main]") ?? firstControl(place);
}

export const prefersReducedMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * The event with which the form requests the Markdown editor to show a position in its text. An event is used, because
 * the Markdown editor is loaded later than the form.
 */
export const SHOW_PLACE = "show-place";

/** The event that asks the Markdown editor for the lines with its cursor. The listener fills the event's `detail`. */
export const ASK_LINES = "ask-lines";

/** The lines of a Markdown text with the cursor or the selection. */
export interface CursorLines {
  /** The position in the text at which the lines begin. */
  from?: number;
  text?: string;
}

/** Dispatches the event `SHOW_PLACE`. Returns false if no Markdown editor listens. */
const showPlace = (control: HTMLElement, detail: TextPlace): boolean =>
  !control.dispatchEvent(new CustomEvent<TextPlace>(SHOW_PLACE, { detail, cancelable: true }));

/**
 * Returns a function that replaces or removes the value of a field, and then focuses the field or the nearest shown
 * field around it.
 */
export function useReplace(path: FieldPath): (value: Value | undefined) => void {
  const { change } = useTools();
  return (value) => {
    flushSync(() => change(path, value));
    focusField(path);
  };
}

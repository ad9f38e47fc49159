/** Reveals a field by opening the list items and the folded fields around it. */
import { flushSync } from "react-dom";
import { fieldName, type FieldPath, pathOf } from "../../../shared/values.ts";
import type { TextPosition } from "../../contract/protocol.ts";
import { showView } from "../layout/views.tsx";
import { controlId, useTools } from "./use-field.ts";
import type { Value } from "../../../content/authoring/schemas/form-schema.ts";

const WRITABLE = "input:not([type=file]), textarea, select, [contenteditable=true]";

/**
 * Opens everything that is closed around a field, scrolls to the field and focuses its control. If the form does not
 * show the field, the nearest shown field around it is used. `position` is a position in the text of the field. Returns
 * false if there is no form. Must be called only after the form has been rendered.
 */
export function revealField(field: FieldPath | string, position?: TextPosition): boolean {
  const path = typeof field === "string" ? pathOf(field) : field;
  // The form is shown first, because hidden elements cannot get the focus.
  flushSync(() => showView("form"));
  for (const name of namesAlongPath(path)) openItem(name);
  const target = focusField(path);
  if (target && position && showPlace(target, position)) return true;
  target?.scrollIntoView({ block: "center", behavior: prefersReducedMotion() ? "auto" : "smooth" });
  return target !== undefined;
}

/**
 * Focuses the control of a field, or of the nearest shown field around it, without scrolling. Returns the control, or
 * the element of a field without a control; `undefined` if there is no form.
 */
function focusField(path: FieldPath): HTMLElement | undefined {
  const shownName = namesAlongPath(path).findLast((name) => fieldElement(name)) ?? "";
  const element = fieldElement(shownName);
  if (!element) return undefined;
  const details = element.closest("details");
  if (details) details.open = true;
  const control = shownName === "" ? undefined : controlOf(shownName, element);
  control?.focus({ preventScroll: true });
  return control ?? element;
}

/** Focuses the first control of the form. */
export function focusFirstControl(): void {
  const form = fieldElement("");
  if (form) firstControl(form)?.focus();
}

/** Returns the first input element inside an element, or else the first button. */
export function firstControl(element: HTMLElement): HTMLElement | undefined {
  return element.querySelector<HTMLElement>(WRITABLE) ?? element.querySelector("button") ?? undefined;
}

/** Returns the names of the groups and items around a field, outermost first, and the name of the field itself. */
function namesAlongPath(path: FieldPath): string[] {
  return path.map((_, index) => fieldName(path.slice(0, index + 1)));
}

function fieldElement(name: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`);
}

function openItem(name: string): void {
  const row = document.getElementById(`${controlId(name)}-fila`);
  if (row?.getAttribute("aria-expanded") === "false") flushSync(() => row.click());
}

/** Returns the control of a field: its own control, the row of an item, or the first control of a group. */
function controlOf(name: string, element: HTMLElement): HTMLElement | undefined {
  const control = document.getElementById(controlId(name));
  if (control?.matches(`${WRITABLE}, button`)) return control;
  return element.querySelector<HTMLElement>("[data-main]") ?? firstControl(element);
}

export const prefersReducedMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * The event that asks the Markdown editor to show a position in its text. An event is used, because the Markdown editor
 * is loaded later than the form.
 */
export const SHOW_PLACE = "show-place";

/** The event that asks the Markdown editor for the lines at the cursor. The editor adds the lines to the `detail`. */
export const ASK_LINES = "ask-lines";

/** The lines of a Markdown text that contain the cursor or the selection. */
export interface CursorLines {
  /** The position in the text at which the lines begin. */
  from?: number;
  text?: string;
}

/** Asks a control to show a position in its text (`SHOW_PLACE`). Returns whether the control is a Markdown editor. */
const showPlace = (control: HTMLElement, detail: TextPosition): boolean =>
  !control.dispatchEvent(new CustomEvent<TextPosition>(SHOW_PLACE, { detail, cancelable: true }));

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

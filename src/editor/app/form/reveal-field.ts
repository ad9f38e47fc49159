/** Takes the editor to a field, by the same toggles that a hand would press. */
import { flushSync } from "react-dom";
import { fieldName, type FieldPath, pathOf } from "./field-path.ts";
import type { TextPlace } from "../../contract/protocol.ts";
import { show } from "../layout/views.tsx";
import { controlId, useTools } from "./use-field.ts";
import type { Value } from "../../../content/authoring/schemas/form-schema.ts";

const WRITABLE = "input:not([type=file]), textarea, select, [contenteditable=true]";

/**
 * Opens what is closed around a field, scrolls to it and focuses its control; of a field that the form
 * does not show, the nearest around it. `at`: a place in its text. False if there is no form. Call it when the form
 * has been drawn.
 */
export function revealField(field: FieldPath | string, at?: TextPlace): boolean {
  const path = typeof field === "string" ? pathOf(field) : field;
  // What is not in sight gets no focus.
  flushSync(() => show("form"));
  for (const name of namesOnTheWay(path)) openItem(name);
  const shown = focusField(path);
  if (shown && at && showPlace(shown, at)) return true;
  shown?.scrollIntoView({ block: "center", behavior: steady() ? "auto" : "smooth" });
  return shown !== undefined;
}

/** Focuses the control of a field, or of the nearest around it; where it stands already nothing scrolls. */
function focusField(path: FieldPath): HTMLElement | undefined {
  const shown = namesOnTheWay(path).findLast((name) => placeOf(name)) ?? "";
  const place = placeOf(shown);
  if (!place) return undefined;
  const control = shown === "" ? undefined : controlOf(shown, place);
  control?.focus({ preventScroll: true });
  return control ?? place;
}

/** Where filling in begins. */
export function focusFirst(): void {
  const place = placeOf("");
  if (place) firstControl(place)?.focus();
}

/** The element that is written in, or else the first one that is pressed. */
export function firstControl(place: HTMLElement): HTMLElement | undefined {
  return place.querySelector<HTMLElement>(WRITABLE) ?? place.querySelector("button") ?? undefined;
}

/** The groups and items around a field, from outside, and the field itself. */
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

/** The control itself, the line of an item, or the first control of a group. */
function controlOf(name: string, place: HTMLElement): HTMLElement | undefined {
  const own = document.getElementById(controlId(name));
  if (own?.matches(`${WRITABLE}, button`)) return own;
  return place.querySelector<HTMLElement>("[data-main]") ?? firstControl(place);
}

const steady = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** A place in a Markdown text that its editor is asked to show: the code of the editor comes after the form's. */
export const SHOW_PLACE = "show-place";

/** False where no editor listens. */
const showPlace = (control: HTMLElement, detail: TextPlace): boolean =>
  !control.dispatchEvent(new CustomEvent<TextPlace>(SHOW_PLACE, { detail, cancelable: true }));

/** Puts something else in the place of a field, or takes it away, and the focus to what has come there. */
export function useReplace(path: FieldPath): (value: Value | undefined) => void {
  const { change } = useTools();
  return (value) => {
    flushSync(() => change(path, value));
    focusField(path);
  };
}

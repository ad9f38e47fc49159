/** Takes the editor to a field, by the toggles that a person would press. */
import { flushSync } from "react-dom";
import { fieldName, type FieldPath, pathOf } from "../../../shared/values.ts";
import type { TextPlace } from "../../contract/protocol.ts";
import { show } from "../layout/views.tsx";
import { controlId, useTools } from "./use-field.ts";
import type { Value } from "../../../content/authoring/schemas/form-schema.ts";

const WRITABLE = "input:not([type=file]), textarea, select, [contenteditable=true]";

/**
 * Opens what is closed around a field, scrolls to it and focuses its control, or the nearest around it that the form
 * shows. `at` is a place in its text. Returns false if there is no form. It has to be called after the form was
 * rendered.
 */
export function revealField(field: FieldPath | string, at?: TextPlace): boolean {
  const path = typeof field === "string" ? pathOf(field) : field;
  // Hidden elements get no focus.
  flushSync(() => show("form"));
  for (const name of namesOnTheWay(path)) openItem(name);
  const shown = focusField(path);
  if (shown && at && showPlace(shown, at)) return true;
  shown?.scrollIntoView({ block: "center", behavior: prefersReducedMotion() ? "auto" : "smooth" });
  return shown !== undefined;
}

/** Focuses the control of a field, or of the nearest around it, without scrolling. */
function focusField(path: FieldPath): HTMLElement | undefined {
  const shown = namesOnTheWay(path).findLast((name) => placeOf(name)) ?? "";
  const place = placeOf(shown);
  if (!place) return undefined;
  const control = shown === "" ? undefined : controlOf(shown, place);
  control?.focus({ preventScroll: true });
  return control ?? place;
}

/** Focuses the first control of the form. */
export function focusFirst(): void {
  const place = placeOf("");
  if (place) firstControl(place)?.focus();
}

/** The first input element, or else the first button. */
export function firstControl(place: HTMLElement): HTMLElement | undefined {
  return place.querySelector<HTMLElement>(WRITABLE) ?? place.querySelector("button") ?? undefined;
}

/** The names of the groups and items around a field, outermost first, and of the field itself. */
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

/** The control itself, the row of an item, or the first control of a group. */
function controlOf(name: string, place: HTMLElement): HTMLElement | undefined {
  const own = document.getElementById(controlId(name));
  if (own?.matches(`${WRITABLE}, button`)) return own;
  return place.querySelector<HTMLElement>("[data-main]") ?? firstControl(place);
}

const prefersReducedMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** The event that asks the Markdown editor to show a place in its text. The editor is loaded later than the form. */
export const SHOW_PLACE = "show-place";

/** Returns false where no editor listens. */
const showPlace = (control: HTMLElement, detail: TextPlace): boolean =>
  !control.dispatchEvent(new CustomEvent<TextPlace>(SHOW_PLACE, { detail, cancelable: true }));

/** Replaces or removes the value of a field, and focuses what is there then. */
export function useReplace(path: FieldPath): (value: Value | undefined) => void {
  const { change } = useTools();
  return (value) => {
    flushSync(() => change(path, value));
    focusField(path);
  };
}

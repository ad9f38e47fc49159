/** The page follows the field with the focus, and in a Markdown text the line with the cursor. */
import { type RefObject, useCallback, useEffect, useRef } from "react";
import type { Fields } from "../../../content/authoring/schemas/form-schema.ts";
import { type FieldPath, fieldName, pathOf, valueAt, withValue } from "../../../shared/values.ts";
import { ASK_LINES, type CursorLines, prefersReducedMotion } from "../form/reveal-field.ts";
import { useLatest } from "../use-latest.ts";
import type { Found, Pressed } from "./find-field.ts";
import { placeOf, PRESSABLE, pressedAt } from "./listen-to-presses.ts";
import { barOf, scrollTo } from "./scroll-page.ts";

/** The page follows after these milliseconds without another change, so that typing does not wait for it. */
const PAUSE = 250;

export interface FollowOptions {
  frame: RefObject<HTMLIFrameElement | null>;
  /** The fields that the page shows; `undefined` if the page shows something else. */
  fields: Fields | undefined;
  /** Finds the field among `fields` that a press would lead to. */
  find: (fields: Fields, pressed: Pressed) => Found | undefined;
  /** Another object after each draft that the page shows. */
  drafted: object;
}

export function useFollow({ frame, fields, find, drafted }: FollowOptions): void {
  const followed = useRef("");
  const timer = useRef(0);
  const go = useLatest(() => {
    const page = frame.current?.contentDocument;
    const focused = focusedPart();
    if (!page || !fields || !focused || focused.key === followed.current) return;
    const shown = placesOf(page, focused, fields, find);
    // What is not on the page yet, such as a new paragraph, is looked for again with the next draft.
    followed.current = shown[0] ? focused.key : "";
    if (!shown[0] || shown.some(isInSight)) return;
    const above = page.documentElement.clientHeight / 4;
    scrollTo(page, shown[0], { above, behavior: prefersReducedMotion() ? "instant" : "smooth" });
  });
  const follow = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => go.current(), PAUSE);
  }, [go]);
  useEffect(follow, [follow, drafted]);
  useEffect(() => {
    const events = ["focusin", "selectionchange"];
    events.forEach((event) => document.addEventListener(event, follow));
    return () => {
      clearTimeout(timer.current);
      events.forEach((event) => document.removeEventListener(event, follow));
    };
  }, [follow]);
}

function focusedPart() {
  const focused = document.activeElement;
  const name = focused?.closest<HTMLElement>("main [data-field]")?.dataset["field"];
  if (!focused || !name) return undefined;
  const lines: CursorLines = {};
  focused.dispatchEvent(new CustomEvent(ASK_LINES, { detail: lines, bubbles: true }));
  // The key stays the same while the focus stays in the field, and the cursor in the line.
  return { text: lines.text, path: pathOf(name), key: `${name} ${lines.from ?? ""}` };
}

/** Returns the elements from which a press leads to the field or lines, or else to the nearest field around. */
function placesOf(
  page: Document,
  { path, text }: { path: FieldPath; text?: string | undefined },
  fields: Fields,
  find: FollowOptions["find"],
): Element[] {
  const [place, name] = [placeOf(page), fieldName(path)];
  const value = text ?? valueAt(fields, path);
  const alone = withValue<Fields>({}, path, value);
  const leadsHere = (pressed: Pressed) => {
    // The field is looked for alone first, because looking through all fields for each element takes long.
    const found = find(alone, pressed) && find(fields, pressed);
    return found !== undefined && fieldName(found.path.slice(0, path.length)) === name;
  };
  const isShown = (each: Element) => each.getClientRects().length > 0;
  const found = [...(place?.querySelectorAll(PRESSABLE) ?? [])].filter(
    (each) => isShown(each) && pressedAt(each, place).some((pressed) => pressed && leadsHere(pressed)),
  );
  if (found.length === 0 && text === undefined && path.length > 1)
    return placesOf(page, { path: path.slice(0, -1) }, fields, find);
  // The words of a line may also be in a longer paragraph.
  const length = typeof value === "string" ? value.length : 0;
  const distances = found.map((each) => Math.abs(each.textContent.trim().length - length));
  return found.filter((_, index) => distances[index] === Math.min(...distances));
}

/** Whether the element, or as much of it as half of the window holds, is in sight. */
function isInSight(element: Element): boolean {
  const page = element.ownerDocument;
  const [top, bottom] = [barOf(page), page.documentElement.clientHeight];
  const box = element.getBoundingClientRect();
  return Math.min(box.bottom, bottom) - Math.max(box.top, top) >= Math.min(box.height, (bottom - top) / 2) - 1;
}

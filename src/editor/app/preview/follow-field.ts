/** Scrolls the preview to the field with the focus, and in a Markdown text to the line with the cursor. */
import { type RefObject, useCallback, useEffect, useRef } from "react";
import type { Fields } from "../../../content/authoring/schemas/form-schema.ts";
import { type FieldPath, fieldName, pathOf, valueAt, withValue } from "../../../shared/values.ts";
import { ASK_LINES, type CursorLines, prefersReducedMotion } from "../form/reveal-field.ts";
import { useLatest } from "../use-latest.ts";
import type { FieldMatch, PressedContent } from "./find-field.ts";
import { documentPartOf, PRESSABLE, pressedContentsAt } from "./listen-to-presses.ts";
import { topBarHeight, scrollTo } from "./scroll-page.ts";

/** Milliseconds without another change after which the page scrolls. Scrolling after each key would delay typing. */
const PAUSE = 250;

export interface FollowOptions {
  frame: RefObject<HTMLIFrameElement | null>;
  /** The fields that the page shows; `undefined` if the page shows something else. */
  fields: Fields | undefined;
  /** Returns the field among `fields` that a click on `pressed` would reveal. */
  find: (fields: Fields, pressed: PressedContent) => FieldMatch | undefined;
  /** An object that is replaced after each draft. When it changes, the field is searched for on the page again. */
  draftMark: object;
}

export function useFollow({ frame, fields, find, draftMark }: FollowOptions): void {
  const followedKey = useRef("");
  const timer = useRef(0);
  const scrollToFocus = useLatest(() => {
    const page = frame.current?.contentDocument;
    const focused = focusedPart();
    if (!page || !fields || !focused || focused.key === followedKey.current) return;
    const places = elementsOf(page, focused, fields, find);
    // Content that is not on the page yet, such as a new paragraph, is searched for again after the next draft.
    followedKey.current = places[0] ? focused.key : "";
    if (!places[0] || places.some(isInSight)) return;
    const above = page.documentElement.clientHeight / 4;
    scrollTo(page, places[0], { above, behavior: prefersReducedMotion() ? "instant" : "smooth" });
  });
  const follow = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => scrollToFocus.current(), PAUSE);
  }, [scrollToFocus]);
  useEffect(follow, [follow, draftMark]);
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
  // The key changes only when the focus moves to another field, or the cursor to another line.
  return { text: lines.text, path: pathOf(name), key: `${name} ${lines.from ?? ""}` };
}

/** Returns the elements that show the field or the given lines; if there are none, those of the enclosing field. */
function elementsOf(
  page: Document,
  { path, text }: { path: FieldPath; text?: string | undefined },
  fields: Fields,
  find: FollowOptions["find"],
): Element[] {
  const [documentPart, name] = [documentPartOf(page), fieldName(path)];
  const value = text ?? valueAt(fields, path);
  const onlyThisField = withValue<Fields>({}, path, value);
  const leadsHere = (pressed: PressedContent) => {
    // The field is searched alone first, because searching all fields for each element is slow.
    const match = find(onlyThisField, pressed) && find(fields, pressed);
    return match !== undefined && fieldName(match.path.slice(0, path.length)) === name;
  };
  const isShown = (each: Element) => each.getClientRects().length > 0;
  const elements = [...(documentPart?.querySelectorAll(PRESSABLE) ?? [])].filter(
    (each) => isShown(each) && pressedContentsAt(each, documentPart).some((pressed) => pressed && leadsHere(pressed)),
  );
  if (elements.length === 0 && text === undefined && path.length > 1)
    return elementsOf(page, { path: path.slice(0, -1) }, fields, find);
  // The elements closest in length are the best match, because longer paragraphs may contain the same words.
  const length = typeof value === "string" ? value.length : 0;
  const distances = elements.map((each) => Math.abs(each.textContent.trim().length - length));
  return elements.filter((_, index) => distances[index] === Math.min(...distances));
}

/** Whether the whole element is visible, or a part of it that fills half of the window. */
function isInSight(element: Element): boolean {
  const page = element.ownerDocument;
  const [top, bottom] = [topBarHeight(page), page.documentElement.clientHeight];
  const box = element.getBoundingClientRect();
  return Math.min(box.bottom, bottom) - Math.max(box.top, top) >= Math.min(box.height, (bottom - top) / 2) - 1;
}

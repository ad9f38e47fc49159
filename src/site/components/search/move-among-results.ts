import type { KeyboardEvent } from "react";
import { RESULT_ATTRIBUTE } from "./result-row.tsx";

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrow keys go from the field to the first result and from one to the next; back from the first to the field. */
export function moveAmongResults(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const places = [...event.currentTarget.querySelectorAll<HTMLElement>(`input, [${RESULT_ATTRIBUTE}]`)];
  const here = places.indexOf(document.activeElement as HTMLElement);
  if (here < 0) return;
  event.preventDefault();
  places[Math.min(Math.max(here + step, 0), places.length - 1)]?.focus();
}

/** What a test asks of a browser, whichever program drives it. */

/** Of the page, in CSS pixels. */
export interface WindowSize {
  width: number;
  height: number;
}

export interface WindowOptions extends WindowSize {
  /** Asked for by the reader's system. */
  reducedMotion?: boolean;
}

export type KeyName = "Tab" | "Escape" | "Enter" | "ArrowLeft" | "ArrowRight" | "ArrowDown" | "Backspace";

export interface Reader {
  /** Goes to an address and waits until the page answers. */
  visit(address: string): Promise<void>;
  /** Goes to an address of the site and waits for nothing. */
  leaveFor(address: string): Promise<void>;
  resize(size: WindowSize): Promise<void>;
  /** Presses the middle of the first in sight that has this name: a button, a link or a field. */
  press(selector: string, name?: string): Promise<void>;
  key(name: KeyName): Promise<void>;
  type(text: string): Promise<void>;
  back(): Promise<void>;
  /** What a function answers in the page; it may use nothing around it, and gets its parts as JSON. */
  ask<Answer, Parts extends unknown[]>(
    question: (...parts: Parts) => Answer,
    ...parts: Parts
  ): Promise<Awaited<Answer>>;
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** In the page: the middle of what is to be pressed, which is brought into sight, or nothing. */
function middleOf(selector: string, name?: string): { x: number; y: number } | null {
  const called = (element: Element) => (element.getAttribute("aria-label") ?? element.textContent ?? "").trim();
  const found = [...document.querySelectorAll(selector)].find(
    (element) => element.checkVisibility({ visibilityProperty: true }) && (!name || called(element) === name),
  );
  if (!found) return null;
  // Two looks in one frame of a drawer that slides in see it at the same place.
  const isMoving = document.getAnimations().some(({ effect }) => {
    const ends = effect?.getComputedTiming().endTime !== Infinity;
    return ends && effect instanceof KeyframeEffect && effect.target?.contains(found);
  });
  if (isMoving) return null;
  const isFixed = found.closest("header, footer, [role=dialog]");
  if (!isFixed) found.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  const { left, top, width, height } = found.getBoundingClientRect();
  return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
}

/** The middle of what is to be pressed, as soon as it has come to rest. */
export async function placeOf(ask: Reader["ask"], selector: string, name?: string): Promise<{ x: number; y: number }> {
  let last = "";
  return eventually(async () => {
    const middle = await ask(middleOf, selector, name);
    const isAtRest = JSON.stringify(middle) === last;
    last = JSON.stringify(middle);
    return isAtRest ? middle : null;
  }, `${selector} ${name}`);
}

/** In the page: whether it answers to the reader. */
export const answers = () => performance.getEntriesByName("hydrated").length > 0;

/** In the page, as a reader's press is: asked from outside, browsers skip entries that no press has added. */
export const goBack = () => void setTimeout(() => history.back());

/** Waits for an answer, `patience` in milliseconds. While a page gives way to another, there is none. */
export async function eventually<Answer>(
  ask: () => Promise<Answer>,
  what: string,
  patience = PATIENCE,
): Promise<NonNullable<Answer>> {
  const end = performance.now() + patience;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (performance.now() > end) throw new Error(`Waited in vain: ${what}`);
    await new Promise((resume) => setTimeout(resume, 20));
  }
}

/** In milliseconds. */
const PATIENCE = 20_000;

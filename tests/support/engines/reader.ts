/** What a test does with a browser, whichever program drives it. */

/** The size of the page in CSS pixels. */
export interface WindowSize {
  width: number;
  height: number;
}

export interface WindowOptions extends WindowSize {
  /** The reader's system asks for reduced motion. */
  reducedMotion?: boolean;
}

export type KeyName = "Tab" | "Escape" | "Enter" | "ArrowRight";

export interface Reader {
  /** Goes to an address and waits until the page has started. */
  visit(address: string): Promise<void>;
  /** Goes to an address of the site and waits for nothing. */
  leaveFor(address: string): Promise<void>;
  resize(size: WindowSize): Promise<void>;
  /** Presses the middle of the first visible element that has this name. */
  press(selector: string, name?: string): Promise<void>;
  key(name: KeyName): Promise<void>;
  type(text: string): Promise<void>;
  back(): Promise<void>;
  /** Calls a function in the page, which may use nothing around it and gets its arguments as JSON. */
  evaluate<Answer, Args extends unknown[]>(
    pageFunction: (...args: Args) => Answer,
    ...args: Args
  ): Promise<Awaited<Answer>>;
  close(): Promise<void>;
}

/** Runs in the page: scrolls to the element to press and returns its middle, or `null` if it is missing or moves. */
function middleOf(selector: string, name?: string): { x: number; y: number } | null {
  const nameOf = (element: Element) => (element.getAttribute("aria-label") ?? element.textContent ?? "").trim();
  const target = [...document.querySelectorAll(selector)].find(
    (element) => element.checkVisibility({ visibilityProperty: true }) && (!name || nameOf(element) === name),
  );
  if (!target) return null;
  // Two measurements within one frame find a sliding drawer at the same place.
  const isMoving = document.getAnimations().some(({ effect }) => {
    const ends = effect?.getComputedTiming().endTime !== Infinity;
    return ends && effect instanceof KeyframeEffect && effect.target?.contains(target);
  });
  if (isMoving) return null;
  const isFixed = target.closest("header, footer, [role=dialog]");
  if (!isFixed) target.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  const { left, top, width, height } = target.getBoundingClientRect();
  return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
}

/** Waits until the element to press rests, and returns its middle. */
export async function restingPlaceOf(
  evaluate: Reader["evaluate"],
  selector: string,
  name?: string,
): Promise<{ x: number; y: number }> {
  let last = "";
  return waitFor(async () => {
    const middle = await evaluate(middleOf, selector, name);
    const isAtRest = JSON.stringify(middle) === last;
    last = JSON.stringify(middle);
    return isAtRest ? middle : null;
  }, `${selector} ${name}`);
}

/** Runs in the page: whether it has started. */
export const isHydrated = () => performance.getEntriesByName("hydrated").length > 0;

/** Runs in the page, like a press of the reader. If called from outside, Back skips entries that no press has added. */
export const goBack = () => void setTimeout(() => history.back());

/** Repeats a question until it has an answer, for at most `patience` milliseconds. */
export async function waitFor<Answer>(
  question: () => Promise<Answer>,
  what: string,
  patience = PATIENCE,
): Promise<NonNullable<Answer>> {
  const end = performance.now() + patience;
  for (;;) {
    const answer = await question();
    if (answer) return answer;
    if (performance.now() > end) throw new Error(`Waited in vain: ${what}`);
    await new Promise((resume) => setTimeout(resume, 20));
  }
}

/** The default of `waitFor`, in milliseconds. */
const PATIENCE = 20_000;

import { WAITING_ATTRIBUTE } from "./contract.ts";

/**
 * Holds the last press on a button whose code is not loaded yet. Such a press would do nothing, or it would submit the
 * form without scripts, leave the page, and lose what was typed. Enter in a field also counts, because it clicks the
 * button of the form. Buttons of the whole page wait until `endWaiting`; buttons in elements that the app marks wait
 * longer. If the scripts do not load or cannot run, buttons work as without scripts after `PATIENCE`.
 */
export function holdPresses() {
  const page = document.documentElement;
  let held: HTMLButtonElement | null = null;
  let patient = true;
  const waits = (button: Element) => patient && button.closest(`[${WAITING_ATTRIBUTE}]`) !== null;
  const releasePress = () => {
    const button = held;
    if (!button || (button.isConnected && waits(button))) return;
    held = null;
    if (button.isConnected) button.click();
  };
  const timer = setTimeout(() => {
    patient = false;
    // Only submit buttons work without scripts. Other presses stay held, because the scripts may still load.
    if (held?.type === "submit") releasePress();
  }, PATIENCE);
  page.setAttribute(WAITING_ATTRIBUTE, "");
  addEventListener(
    "click",
    (event) => {
      const button = event.target instanceof Element ? event.target.closest("button") : null;
      if (!button || !waits(button)) return;
      event.preventDefault();
      event.stopPropagation();
      held = button;
    },
    true,
  );
  return {
    releasePress,
    endWaiting: () => {
      clearTimeout(timer);
      patient = true;
      page.removeAttribute(WAITING_ATTRIBUTE);
      releasePress();
    },
  };
}

/**
 * Milliseconds after which buttons work without the site's scripts: longer than the scripts take to load on a slow
 * phone.
 */
const PATIENCE = 10_000;

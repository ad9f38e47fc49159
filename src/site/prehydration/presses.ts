import { WAITING_ATTRIBUTE } from "./contract.ts";

/**
 * Holds back the last press on a button that does not answer yet: it would do nothing, or send the
 * form by leaving the page, and what was typed would be lost. Enter in a field presses the button of
 * its form. The whole page waits until `endWaiting`, and what the app marks as waiting for longer. Where
 * the site's scripts do not come, or this browser cannot read them, buttons do what they do without.
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
    // Any other does nothing without the scripts, which may come yet.
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

/** How long the site's scripts may take before a button does without them, in milliseconds: longer than they take on a slow phone. */
const PATIENCE = 10_000;

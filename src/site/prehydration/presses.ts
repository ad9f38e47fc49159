import { WAITING_ATTRIBUTE } from "./contract.ts";

/**
 * Holds back the last press on a button whose code is not loaded yet. Otherwise the press would do nothing, or it would
 * submit the form without scripts: the reader would leave the page and lose the typed text. Enter in a field also
 * counts, because it clicks the button of the form. Buttons wait until `endWaiting`. Buttons in elements that the app
 * marks with `WAITING_ATTRIBUTE` wait longer. If the scripts do not load or cannot run, buttons work as without scripts
 * after `MAX_HOLD_TIME`.
 */
export function holdPresses() {
  const page = document.documentElement;
  let heldButton: HTMLButtonElement | null = null;
  let isHolding = true;
  const isWaiting = (button: Element) => isHolding && button.closest(`[${WAITING_ATTRIBUTE}]`) !== null;
  const releasePress = () => {
    const button = heldButton;
    if (!button || (button.isConnected && isWaiting(button))) return;
    heldButton = null;
    if (button.isConnected) button.click();
  };
  const timer = setTimeout(() => {
    isHolding = false;
    // Only submit buttons work without scripts. Other presses stay held back: the scripts may still load.
    if (heldButton?.type === "submit") releasePress();
  }, MAX_HOLD_TIME);
  page.setAttribute(WAITING_ATTRIBUTE, "");
  addEventListener(
    "click",
    (event) => {
      const button = event.target instanceof Element ? event.target.closest("button") : null;
      if (!button || !isWaiting(button)) return;
      event.preventDefault();
      event.stopPropagation();
      heldButton = button;
    },
    true,
  );
  return {
    releasePress,
    endWaiting: () => {
      clearTimeout(timer);
      isHolding = true;
      page.removeAttribute(WAITING_ATTRIBUTE);
      releasePress();
    },
  };
}

/**
 * Time after which buttons work without the site's scripts, in milliseconds: longer than the scripts take to load on a
 * slow phone.
 */
const MAX_HOLD_TIME = 10_000;

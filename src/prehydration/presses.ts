import { WAITING_ATTRIBUTE } from "./contract.ts";

/**
 * Holds back the last press on a button that does not answer yet: it would do nothing, or send the
 * form by leaving the page, and what was typed would be lost. Enter in a field presses the button of
 * its form. The whole page waits until `endWaiting`, and what the app marks as waiting for longer.
 */
export function holdPresses() {
  const page = document.documentElement;
  const waits = (button: Element) => button.closest(`[${WAITING_ATTRIBUTE}]`) !== null;
  let held: HTMLElement | undefined;
  const releasePress = () => {
    const button = held;
    if (!button || (button.isConnected && waits(button))) return;
    held = undefined;
    if (button.isConnected) button.click();
  };
  page.setAttribute(WAITING_ATTRIBUTE, "");
  addEventListener(
    "click",
    (event) => {
      const button = event.target instanceof Element && event.target.closest("button");
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
      page.removeAttribute(WAITING_ATTRIBUTE);
      releasePress();
    },
  };
}

import { type FocusEvent, type KeyboardEvent, useState } from "react";

const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** One stop of Tab for all the buttons of a toolbar; arrows go from one to the next. */
export function useRovingFocus() {
  const [current, setCurrent] = useState(0);
  const bar = {
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const step = STEPS[event.key];
      if (!step) return;
      event.preventDefault();
      const buttons = buttonsOf(event.currentTarget);
      buttons[step(current, buttons.length)]?.focus();
    },
    onFocus(event: FocusEvent<HTMLElement>) {
      const index = buttonsOf(event.currentTarget).findIndex((button) => button === event.target);
      if (index >= 0) setCurrent(index);
    },
  };
  return { bar, tabIndexOf: (index: number) => (index === current ? 0 : -1) };
}

const buttonsOf = (bar: HTMLElement) => [...bar.querySelectorAll("button")];

/** What tests ask of every page. */
import type { Reader } from "./reader.ts";

export const headingOf = (reader: Reader) => textOf(reader, "main h1");
/** The path with its query. */
export const pathOf = (reader: Reader) => reader.evaluate(() => location.pathname + location.search);

export const textOf = (reader: Reader, selector: string) =>
  reader.evaluate((query) => document.querySelector(query)?.textContent, selector);

export const countOf = (reader: Reader, selector: string) =>
  reader.evaluate(
    (query) => [...document.querySelectorAll(query)].filter((each) => each.checkVisibility()).length,
    selector,
  );

export const countDialogs = (reader: Reader) => countOf(reader, "[role=dialog]");

/** Returns the focused element; `ring`: whether the browser marks the focus, as it does for users of the keyboard. */
export const focusedElement = (reader: Reader) =>
  reader.evaluate(() => {
    const element = document.activeElement as HTMLElement | null;
    return {
      name: element?.getAttribute("aria-label") ?? element?.textContent?.trim(),
      type: element?.getAttribute("type"),
      picture: element?.dataset["picture"],
      ring: element?.matches(":focus-visible"),
    };
  });

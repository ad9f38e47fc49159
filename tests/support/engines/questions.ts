/** What tests ask of every page. */
import type { Reader } from "./reader.ts";

export const heading = (reader: Reader) => textOf(reader, "main h1");
/** With its query. */
export const path = (reader: Reader) => reader.ask(() => location.pathname + location.search);

export const textOf = (reader: Reader, selector: string) =>
  reader.ask((of) => document.querySelector(of)?.textContent, selector);

export const countOf = (reader: Reader, selector: string) =>
  reader.ask((of) => [...document.querySelectorAll(of)].filter((each) => each.checkVisibility()).length, selector);

export const dialogs = (reader: Reader) => countOf(reader, "[role=dialog]");

/** What has the focus; `ring`: as the browser shows it to who uses the keys. */
export const focused = (reader: Reader) =>
  reader.ask(() => {
    const element = document.activeElement as HTMLElement | null;
    return {
      name: element?.getAttribute("aria-label") ?? element?.textContent?.trim(),
      type: element?.getAttribute("type"),
      picture: element?.dataset["picture"],
      ring: element?.matches(":focus-visible"),
    };
  });

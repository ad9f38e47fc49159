/** A browser that Playwright drives: its own Firefox and WebKit, or the system's Firefox over WebDriver BiDi. */
import type { Browser } from "@playwright/test";
import { isHydrated, waitFor, goBack, restingPlaceOf, type Reader, type WindowOptions } from "./reader.ts";

export async function playwrightReader(
  browser: Browser,
  baseURL: string,
  { reducedMotion = false, ...viewport }: WindowOptions,
): Promise<Reader> {
  const context = await browser.newContext({
    viewport,
    baseURL,
    locale: "es-AR",
    reducedMotion: reducedMotion ? "reduce" : "no-preference",
  });
  const page = await context.newPage();
  const evaluate: Reader["evaluate"] = async (pageFunction, ...args) => {
    const call = `(${pageFunction.toString()})(${args.map((arg) => JSON.stringify(arg) ?? "undefined").join()})`;
    // A page that is left during the call gives no answer, so the call is repeated.
    for (;;) {
      const answer = await page.evaluate(call).catch(leftOrThrow);
      if (answer !== LEFT) return answer as never;
    }
  };
  return {
    evaluate,
    visit: async (address) => {
      await page.goto(address, { waitUntil: "commit" });
      await waitFor(() => evaluate(isHydrated), address);
    },
    leaveFor: async (address) => void (await page.goto(address, { waitUntil: "commit" })),
    resize: (size) => page.setViewportSize(size),
    press: async (selector, name) => {
      const { x, y } = await restingPlaceOf(evaluate, selector, name);
      await page.mouse.click(x, y);
    },
    key: (name) => page.keyboard.press(name),
    type: (text) => page.keyboard.type(text),
    back: () => evaluate(goBack),
    close: () => context.close(),
  };
}

const LEFT = Symbol("left");

function leftOrThrow(error: Error): typeof LEFT {
  if (!/context was destroyed|frame was detached/i.test(error.message)) throw error;
  return LEFT;
}

/** A browser that Playwright drives: its own Firefox and WebKit, or the system's Firefox over WebDriver BiDi. */
import type { Browser } from "@playwright/test";
import { answers, eventually, goBack, placeOf, type Reader, type WindowOptions } from "./reader.ts";

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
  const ask: Reader["ask"] = async (question, ...parts) => {
    const call = `(${question.toString()})(${parts.map((part) => JSON.stringify(part) ?? "undefined").join()})`;
    // A page that gives way to another takes the question with it.
    for (;;) {
      const answer = await page.evaluate(call).catch(unlessLeft);
      if (answer !== LEFT) return answer as never;
    }
  };
  return {
    ask,
    visit: async (address) => {
      await page.goto(address, { waitUntil: "commit" });
      await eventually(() => ask(answers), address);
    },
    leaveFor: async (address) => void (await page.goto(address, { waitUntil: "commit" })),
    resize: (size) => page.setViewportSize(size),
    press: async (selector, name) => {
      const { x, y } = await placeOf(ask, selector, name);
      await page.mouse.click(x, y);
    },
    key: (name) => page.keyboard.press(name),
    type: (text) => page.keyboard.type(text),
    back: () => ask(goBack),
    screenshot: () => page.screenshot(),
    close: () => context.close(),
  };
}

const LEFT = Symbol("left");

function unlessLeft(error: Error): typeof LEFT {
  if (!/context was destroyed|frame was detached/i.test(error.message)) throw error;
  return LEFT;
}

/** What axe finds on a page, and targets that are too small. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** The minified axe-core. Each page parses it anew, and it is half the size of the imported module. */
const AXE = readFileSync(path.resolve(import.meta.dirname, "../../node_modules/axe-core/axe.min.js"), "utf8");

interface AxeWindow {
  axe: typeof axe & { commons: { color: { Color: { prototype: Color } } } };
}

interface Color {
  r: number;
  g: number;
  b: number;
  alpha: number;
  parseString: (this: Color, text: string) => Color;
}

/** Makes axe cache parsed colours: parsing the few of a page thousands of times would take most of its time. */
function rememberColors(): void {
  const { prototype } = (window as unknown as AxeWindow).axe.commons.color.Color;
  const { parseString } = prototype;
  const parsed = new Map<string, Pick<Color, "r" | "g" | "b" | "alpha">>();
  prototype.parseString = function (text) {
    const values = parsed.get(text);
    if (values) return Object.assign(this, values);
    const { r, g, b, alpha } = parseString.call(this, text);
    parsed.set(text, { r, g, b, alpha });
    return this;
  };
}

interface Only {
  rule: string;
  /** Selector of the elements that are not checked. */
  except: string;
}

/** Returns axe's violations. The debugger loads axe once for each page, so the page's policy does not block it. */
export async function violations(page: Page, only?: Only): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) {
    await page.evaluate(AXE);
    await page.evaluate(rememberColors);
  }
  const rules = only ? { type: "rule", values: [only.rule] } : { type: "tag", values: RULES };
  return page.evaluate(
    async ({ runOnly, except }) => {
      const context = except ? { exclude: [except] } : document;
      const { violations: found } = await (window as unknown as AxeWindow).axe.run(context, {
        runOnly: runOnly as axe.RunOnly,
        resultTypes: ["violations"],
        // Otherwise axe would request style sheets and frames again, for a rule that is not checked here.
        preload: false,
        iframes: false,
        // No selectors: computing them takes a third of the time, and the HTML already identifies the elements.
        selectors: false,
      });
      return found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html} ${node.failureSummary}`));
    },
    { runOnly: rules, except: only?.except },
  );
}

/** Targets with a side below `smallest` CSS pixels (WCAG 2.2 criterion 2.5.8), but for links in a line of text. */
export function smallTargets(page: Page, smallest = 24): Promise<string[]> {
  return page.evaluate(
    (least) =>
      [...document.querySelectorAll<HTMLElement>("a[href], button, input:not([tabindex='-1']), summary")].flatMap(
        (target) => {
          // Pressing the label of a field presses the field, so the label's size counts.
          const { width, height } = (target.closest("label") ?? target).getBoundingClientRect();
          const hidden =
            width === 0 ||
            !target.checkVisibility({ visibilityProperty: true }) ||
            target.closest("[hidden]") ||
            target.getAttribute("href") === "#content";
          const inText = target.matches("p a, li a, dd a, span a") && getComputedStyle(target).display === "inline";
          return hidden || inText || (width >= least && height >= least)
            ? []
            : [`${target.outerHTML.slice(0, 120)} ${width}×${height}`];
        },
      ),
    smallest,
  );
}

/** Waits until all finite animations have ended and the title of the home page is revealed. */
export async function waitUntilSettled(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      !document.querySelector("[data-reveal=waiting]") &&
      document.getAnimations().every(({ effect }) => effect?.getComputedTiming().endTime === Infinity),
  );
}

/** Expects that axe finds nothing once the page is settled, and that no target is smaller than `smallest`, if given. */
export async function expectAccessible(page: Page, what = "", smallest?: number): Promise<void> {
  await waitUntilSettled(page);
  expect(await violations(page), what).toEqual([]);
  if (smallest) expect(await smallTargets(page, smallest), what).toEqual([]);
}

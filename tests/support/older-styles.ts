/**
 * Styles as the oldest browsers of `browserslist` in package.json read them: what one of them does not know is not there.
 * What the site uses and when it came, by MDN's tables of compatibility; the list has nothing that the site does not use.
 */
import type { Page } from "@playwright/test";

interface Unknown {
  /** The oldest that lacks it. */
  to: string;
  pattern: RegExp;
  /** What such a browser makes of it: `$1` is what comes before. */
  read: string;
}

/** What a browser does with a selector, a declaration and a condition that it does not know. */
const MATCHES_NOTHING = "$1:not(*)";
const LEFT_OUT = "$1";
const NEVER_TRUE = "@media not all";

const declaration = (property: string) => new RegExp(`([{;]\\s*)(?:${property})\\s*:[^;}]*;?`, "g");

export const UNKNOWN: Record<string, Unknown> = {
  ":has()": { to: "Firefox 115", pattern: /([{};])[^{};]*:has\([^{}]*(?=\{)/g, read: MATCHES_NOTHING },
  "color-mix()": { to: "Chrome 110", pattern: /([{;]\s*)[\w-]+\s*:[^;}]*color-mix\([^;}]*;?/g, read: LEFT_OUT },
  "text-wrap": { to: "Safari 16", pattern: declaration("text-wrap"), read: LEFT_OUT },
  "view-transition-name": { to: "Firefox 115", pattern: declaration("view-transition-name"), read: LEFT_OUT },
  "::view-transition": {
    to: "Firefox 115",
    pattern: /([{};])[^{};]*::view-transition[^{}]*(?=\{)/g,
    read: MATCHES_NOTHING,
  },
  "scrollbar-width": { to: "Safari 16", pattern: declaration("scrollbar-width"), read: LEFT_OUT },
  "metrics of faces": {
    to: "Safari 16",
    pattern: declaration("size-adjust|(?:ascent|descent|line-gap)-override"),
    read: LEFT_OUT,
  },
  "(scripting: …)": { to: "Chrome 110", pattern: /@media[^{]*\(scripting:[^{]*/g, read: NEVER_TRUE },
};

/** A style sheet, or one rule of it, as they read it. */
const older = (css: string): string =>
  Object.values(UNKNOWN).reduce((rest, { pattern, read }) => rest.replace(pattern, read), css);

const STYLE = /(<style[^>]*>)([^]*?)(?=<\/style>)/g;

/** Has pages, their style sheets and what their scripts add to these as such browsers read it. Needs `bypassCSP`. */
export async function pretendToBeOlder(page: Page): Promise<void> {
  const rules = Object.values(UNKNOWN).map(({ pattern, read }) => ({ pattern: pattern.source, read }));
  await page.addInitScript((unknown) => {
    const insert = CSSStyleSheet.prototype.insertRule;
    CSSStyleSheet.prototype.insertRule = function (rule, index) {
      // Before the first selector of a rule that is alone stands nothing.
      const read = unknown.reduce((rest, each) => rest.replace(new RegExp(each.pattern, "g"), each.read), `;${rule}`);
      return insert.call(this, read.slice(1), index);
    };
    delete (Document.prototype as Partial<Document>).startViewTransition;
  }, rules);
  await page.route(
    (url) => !/\/(?!.*\.css$)[^/]*\.\w+$/.test(url.pathname),
    async (route) => {
      const answer = await route.fetch();
      const text = await answer.text();
      const isPage = answer.headers()["content-type"]?.startsWith("text/html");
      const body = isPage
        ? text.replace(STYLE, (_all, open: string, css: string) => open + older(`;${css}`).slice(1))
        : older(text);
      await route.fulfill({ response: answer, body });
    },
  );
}

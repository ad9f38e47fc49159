/** The oldest browsers of `browserslist` in package.json can read every script of the site, and its styles but for details. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { type Options, parse } from "acorn";
import { DIST_DIR } from "../../../src/delivery/build/paths.ts";
import { violations } from "../../support/axe.ts";
import { DETAILS, PAGES } from "../../support/content.ts";
import { expect, test, visit } from "../../support/page.ts";
import { buried, cutText, outOfOrder } from "../../support/site/visible-text.ts";

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

const UNKNOWN: Record<string, Unknown> = {
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
async function pretendToBeOlder(page: Page): Promise<void> {
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

// Styles that another than the site has written are not in its policy.
test.use({ bypassCSP: true });

/** Of the language, what Safari 16.0 reads. */
const SYNTAX: Options = { ecmaVersion: 2022, sourceType: "module" };
/** Came with Safari 16.4. */
const UNREADABLE = /\(\?<[=!]|static\s*\{/;

const assets = path.join(DIST_DIR, "assets");
const scripts = new Map(
  readdirSync(assets)
    .filter((file) => file.endsWith(".js"))
    .map((file) => [file, readFileSync(path.join(assets, file), "utf8")]),
);
const [, early = ""] = /<script>([^]*?)<\/script>/.exec(readFileSync(path.join(DIST_DIR, "index.html"), "utf8")) ?? [];
scripts.set("the early script", early);

test("scripts have no syntax that they do not know", () => {
  const complaints = [...scripts].flatMap(([name, code]) => {
    try {
      parse(code, SYNTAX);
      return UNREADABLE.exec(code) ? [`${name}: ${UNREADABLE.exec(code)?.[0]}`] : [];
    } catch (error) {
      return [`${name}: ${String(error)}`];
    }
  });
  expect(complaints).toEqual([]);
});

/** Selectors of a list, which a browser leaves out as a whole when it does not know one of them. */
const listOf = (selectors: string) => selectors.split(/,(?![^(]*\))/);

const pages = readdirSync(DIST_DIR).filter((file) => file.endsWith(".html"));
const stylesOf = (page: string) => {
  const html = readFileSync(path.join(DIST_DIR, page), "utf8");
  return [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, css = ""]) => css);
};

test("a selector that Firefox before 121 does not know takes none along that it knows", () => {
  const rules = pages.flatMap(stylesOf).flatMap((css) => css.match(/[^{}]*:has\([^{}]*(?=\{)/g) ?? []);
  expect(rules).not.toEqual([]);
  const mixed = rules.filter((rule) => listOf(rule).some((selector) => !selector.includes(":has(")));
  expect([...new Set(mixed)]).toEqual([]);
});

test("what the styles are tried without is in them", () => {
  const css = pages.flatMap(stylesOf).map((each) => `;${each}`);
  const unused = Object.entries(UNKNOWN).filter(([, { pattern }]) => !css.some((each) => each.search(pattern) >= 0));
  expect(unused.map(([name]) => name)).toEqual([]);
});

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

for (const address of [...PAGES, ...DETAILS]) {
  test(`${address} can be read and used with the styles that they know`, { tag: "@exhaustive" }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await pretendToBeOlder(page);
    await visit(page, address);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect.soft(sideways, `${size.width} px: sideways`).toBeLessThanOrEqual(0);
      expect.soft(await page.evaluate(cutText), `${size.width} px: cut`).toEqual([]);
      expect.soft(await page.evaluate(buried), `${size.width} px: buried`).toEqual([]);
      expect.soft(await page.evaluate(outOfOrder), `${size.width} px: reached out of order`).toEqual([]);
      expect.soft(await violations(page, CONTRAST), `${size.width} px: contrast`).toEqual([]);
    }
  });
}

/** Colours that a document gives are held to it by the compiler. */
const CONTRAST = { rule: "color-contrast", except: "section[style*=color]" };

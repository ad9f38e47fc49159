/** The oldest browsers of `browserslist` in package.json can run the site's scripts and do without its newest styles. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { type Options, parse } from "acorn";
import { DIST_DIR } from "../../../src/delivery/build/paths.ts";
import { violations } from "../../support/axe.ts";
import { DETAILS, PAGES } from "../../support/content.ts";
import { expect, test, visit } from "../../support/page.ts";
import { coveredControls, cutText, controlsOutOfOrder, widthBeyondWindow } from "../../support/site/visible-text.ts";

interface Feature {
  /** The oldest supported browser that lacks the feature. */
  browser: string;
  pattern: RegExp;
  /** Makes a style look as in a browser without the feature; `$1` is the text before the feature. */
  replacement: string;
}

/** What a browser does with unknown syntax: it ignores a selector, drops a declaration, and finds a condition false. */
const MATCHES_NOTHING = "$1:not(*)";
const LEFT_OUT = "$1";
const NEVER_TRUE = "@media not all";

const declaration = (property: string) => new RegExp(`([{;]\\s*)(?:${property})\\s*:[^;}]*;?`, "g");

const MISSING_FEATURES: Record<string, Feature> = {
  ":has()": { browser: "Firefox 115", pattern: /([{};])[^{};]*:has\([^{}]*(?=\{)/g, replacement: MATCHES_NOTHING },
  "color-mix()": {
    browser: "Chrome 110",
    pattern: /([{;]\s*)[\w-]+\s*:[^;}]*color-mix\([^;}]*;?/g,
    replacement: LEFT_OUT,
  },
  "text-wrap": { browser: "Safari 16", pattern: declaration("text-wrap"), replacement: LEFT_OUT },
  "view-transition-name": {
    browser: "Firefox 115",
    pattern: declaration("view-transition-name"),
    replacement: LEFT_OUT,
  },
  "::view-transition": {
    browser: "Firefox 115",
    pattern: /([{};])[^{};]*::view-transition[^{}]*(?=\{)/g,
    replacement: MATCHES_NOTHING,
  },
  "scrollbar-width": { browser: "Safari 16", pattern: declaration("scrollbar-width"), replacement: LEFT_OUT },
  "metrics of faces": {
    browser: "Safari 16",
    pattern: declaration("size-adjust|(?:ascent|descent|line-gap)-override"),
    replacement: LEFT_OUT,
  },
  "(scripting: …)": { browser: "Chrome 110", pattern: /@media[^{]*\(scripting:[^{]*/g, replacement: NEVER_TRUE },
};

/** A style sheet, or one rule of it, without the features that old browsers lack. */
const cssForOldBrowsers = (css: string): string =>
  Object.values(MISSING_FEATURES).reduce((rest, { pattern, replacement }) => rest.replace(pattern, replacement), css);

const STYLE = /(<style[^>]*>)([^]*?)(?=<\/style>)/g;

/** Removes newer features from pages, style sheets and rules that scripts insert. Needs `bypassCSP`. */
async function pretendToBeOld(page: Page): Promise<void> {
  const rules = Object.values(MISSING_FEATURES).map(({ pattern, replacement }) => ({
    pattern: pattern.source,
    replacement,
  }));
  await page.addInitScript((features) => {
    const insert = CSSStyleSheet.prototype.insertRule;
    CSSStyleSheet.prototype.insertRule = function (rule, index) {
      // Adds a semicolon, because the patterns expect a character before the rule.
      const readable = features.reduce(
        (rest, each) => rest.replace(new RegExp(each.pattern, "g"), each.replacement),
        `;${rule}`,
      );
      return insert.call(this, readable.slice(1), index);
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
        ? text.replace(STYLE, (_all, open: string, css: string) => open + cssForOldBrowsers(`;${css}`).slice(1))
        : cssForOldBrowsers(text);
      await route.fulfill({ response: answer, body });
    },
  );
}

// The site's policy would block the changed styles.
test.use({ bypassCSP: true });

/** The syntax that Safari 16.0 knows. */
const SYNTAX: Options = { ecmaVersion: 2022, sourceType: "module" };
/** Syntax that came with Safari 16.4. */
const UNKNOWN_SYNTAX = /\(\?<[=!]|static\s*\{/;

const assets = path.join(DIST_DIR, "assets");
const scripts = new Map(
  readdirSync(assets)
    .filter((file) => file.endsWith(".js"))
    .map((file) => [file, readFileSync(path.join(assets, file), "utf8")]),
);
const [, earlyScript = ""] =
  /<script>([^]*?)<\/script>/.exec(readFileSync(path.join(DIST_DIR, "index.html"), "utf8")) ?? [];
scripts.set("the early script", earlyScript);

test("scripts contain no syntax that the oldest supported browsers lack", () => {
  const complaints = [...scripts].flatMap(([name, code]) => {
    try {
      parse(code, SYNTAX);
      return UNKNOWN_SYNTAX.exec(code) ? [`${name}: ${UNKNOWN_SYNTAX.exec(code)?.[0]}`] : [];
    } catch (error) {
      return [`${name}: ${String(error)}`];
    }
  });
  expect(complaints).toEqual([]);
});

/** Splits a selector list into its selectors. A browser that does not know one selector ignores the whole list. */
const selectorsOf = (selectors: string) => selectors.split(/,(?![^(]*\))/);

const pages = readdirSync(DIST_DIR).filter((file) => file.endsWith(".html"));
const stylesOf = (page: string) => {
  const html = readFileSync(path.join(DIST_DIR, page), "utf8");
  return [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, css = ""]) => css);
};

test("no list mixes a selector that Firefox before 121 lacks with selectors that it knows", () => {
  const rules = pages.flatMap(stylesOf).flatMap((css) => css.match(/[^{}]*:has\([^{}]*(?=\{)/g) ?? []);
  expect(rules).not.toEqual([]);
  const mixed = rules.filter((rule) => selectorsOf(rule).some((selector) => !selector.includes(":has(")));
  expect([...new Set(mixed)]).toEqual([]);
});

test("the styles contain each feature that these tests remove", () => {
  const css = pages.flatMap(stylesOf).map((each) => `;${each}`);
  const unused = Object.entries(MISSING_FEATURES).filter(
    ([, { pattern }]) => !css.some((each) => each.search(pattern) >= 0),
  );
  expect(unused.map(([name]) => name)).toEqual([]);
});

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

for (const address of [...PAGES, ...DETAILS]) {
  test(`${address} can be used without the styles that old browsers lack`, { tag: "@exhaustive" }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await pretendToBeOld(page);
    await visit(page, address);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      expect.soft(await page.evaluate(widthBeyondWindow), `${size.width} px: sideways`).toBeLessThanOrEqual(0);
      expect.soft(await page.evaluate(cutText), `${size.width} px: cut`).toEqual([]);
      expect.soft(await page.evaluate(coveredControls), `${size.width} px: buried`).toEqual([]);
      expect.soft(await page.evaluate(controlsOutOfOrder), `${size.width} px: reached out of order`).toEqual([]);
      expect.soft(await violations(page, CONTRAST), `${size.width} px: contrast`).toEqual([]);
    }
  });
}

/** Leaves out sections whose colours a document sets, because the compiler checks their contrast. */
const CONTRAST = { rule: "color-contrast", except: "section[style*=color]" };

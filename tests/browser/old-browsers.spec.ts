/** The oldest browsers of `browserslist` in package.json can read every script of the site, and its styles but for details. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { type Options, parse } from "acorn";
import { DIST_DIR } from "../../src/build/paths.ts";

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

test("a selector that Firefox before 121 does not know takes none along that it knows", () => {
  const pages = readdirSync(DIST_DIR).filter((file) => file.endsWith(".html"));
  const rules = pages.flatMap((page) => {
    const html = readFileSync(path.join(DIST_DIR, page), "utf8");
    const styles = [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, css = ""]) => css);
    return styles.flatMap((css) => css.match(/[^{}]*:has\([^{}]*(?=\{)/g) ?? []);
  });
  expect(rules).not.toEqual([]);
  const mixed = rules.filter((rule) => listOf(rule).some((selector) => !selector.includes(":has(")));
  expect([...new Set(mixed)]).toEqual([]);
});

/** The oldest browsers of `browserslist` in package.json can read every script of the site. */
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

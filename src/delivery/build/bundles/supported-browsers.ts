/**
 * The oldest browsers for which the site is built, from `browserslist` in package.json, in the spelling of Vite:
 * `ios_saf >= 16` is `ios16`.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "../paths.ts";

const { browserslist } = JSON.parse(readFileSync(path.join(ROOT, "package.json"), "utf8")) as {
  browserslist: string[];
};

export const supportedBrowsers = browserslist.map((each) => each.replace(" >= ", "").replace("ios_saf", "ios"));

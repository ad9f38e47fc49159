/**
 * The oldest browsers for which the site is built. They come from `browserslist` in package.json, and are written as
 * Vite expects them: `ios_saf >= 16` becomes `ios16`.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "../paths.ts";

const { browserslist } = JSON.parse(readFileSync(path.join(ROOT, "package.json"), "utf8")) as {
  browserslist: string[];
};

export const supportedBrowsers = browserslist.map((each) => each.replace(" >= ", "").replace("ios_saf", "ios"));

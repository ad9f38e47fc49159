/**
 * Measures pages with Lighthouse, which emulates a phone itself. npx runs Lighthouse, so that it is not a dependency of
 * the project: https://github.com/GoogleChrome/lighthouse
 */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";
import { findChromium } from "../../../tests/support/browsers/chromium.ts";
import { ARGS } from "./phone.ts";

const VERSION = "12";
/** Maximum size of a report in bytes. */
const MAX_OUTPUT = 64 * 1024 * 1024;
const run = promisify(execFile);

interface Report {
  categories: { performance: { score: number } };
  audits: Record<
    "total-blocking-time" | "cumulative-layout-shift" | "largest-contentful-paint",
    { numericValue: number }
  >;
}

/** Maximum number of attempts, because on a busy machine Lighthouse may lose the trace of the page. */
const ATTEMPTS = 3;

/** Measures a visit of a page. Rejects with the message of Lighthouse if all attempts fail. */
export async function lighthouse(url: string) {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await visit(url);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
}

async function visit(url: string) {
  const chromeFlags = `--chrome-flags=--headless=new ${ARGS.join(" ")}`;
  const options = ["--only-categories=performance", "--output=json", "--quiet", chromeFlags];
  const env = { ...process.env, CHROME_PATH: findChromium() || chromium.executablePath() };
  const command = run("npx", ["--yes", `lighthouse@${VERSION}`, url, ...options], { env, maxBuffer: MAX_OUTPUT });
  // The error is made from stderr, because the error of `execFile` would hide the message of Lighthouse.
  const { stdout } = await command.catch(({ stderr }: { stderr: string }) => Promise.reject(new Error(stderr)));
  const { categories, audits } = JSON.parse(stdout) as Report;
  return {
    /** Performance score from 0 to 100. */
    score: categories.performance.score * 100,
    /** Total blocking time in milliseconds. `largestPaint` is also in milliseconds. */
    blocking: audits["total-blocking-time"].numericValue,
    largestPaint: audits["largest-contentful-paint"].numericValue,
    /** Cumulative layout shift: https://web.dev/articles/cls */
    shift: audits["cumulative-layout-shift"].numericValue,
  };
}

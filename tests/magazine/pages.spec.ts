/** Each kind of page of any magazine passes axe, fits in the window and causes no complaints of the browser. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { matchPath } from "react-router-dom";
import { DIST_DIR } from "../../src/delivery/build/paths.ts";
import {
  DOCUMENT_ADDRESSES,
  FIXED_ADDRESSES,
  ROLE_PATTERN,
  UNWANTED_TYPES,
} from "../../src/shared/magazine/addresses.ts";
import { CONTENT_LANGUAGE } from "../../src/shared/magazine/language.ts";
import { waitUntilSettled, smallTargets, violations } from "../support/axe.ts";
import { expect, readingTest, test, visit } from "../support/page.ts";

const SITEMAP = path.join(DIST_DIR, "sitemap.xml");
const LISTED = existsSync(SITEMAP) ? readFileSync(SITEMAP, "utf8") : "";
const ADDRESSES = [...LISTED.matchAll(/<loc>https?:\/\/[^/]+([^<]*)</g)].map(([, address]) => address || "/");

/** The page of a role is in neither `FIXED_ADDRESSES` nor `DOCUMENT_ADDRESSES`. */
const ROLE = `${FIXED_ADDRESSES.contributors}/${ROLE_PATTERN}`;
const PATTERNS = [...Object.values(FIXED_ADDRESSES), ROLE, ...Object.values(DOCUMENT_ADDRESSES)];
const OF_EACH_KIND = PATTERNS.map((pattern) => ADDRESSES.find((address) => matchPath(pattern, address))).filter(
  (address) => address !== undefined,
);
const UNKNOWN = "/nobody-is-called-so";
const SHOWN = [...new Set([...OF_EACH_KIND, FIXED_ADDRESSES.offline, UNKNOWN])];

for (const address of SHOWN)
  for (const width of [390, 1440])
    readingTest(`${address} is accessible and fits in a window of ${width} px`, async ({ page, expectComplaints }) => {
      if (address === UNKNOWN) expectComplaints("404");
      await page.setViewportSize({ width, height: 900 });
      await visit(page, address);
      await waitUntilSettled(page);
      await expect(page.locator("html")).toHaveAttribute("lang", CONTENT_LANGUAGE);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      expect(await violations(page)).toEqual([]);
      expect(await smallTargets(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });

test("readers download no code and no texts of types that the magazine does not have", () => {
  const files = readdirSync(DIST_DIR, { recursive: true, encoding: "utf8" }).map((file) => file.replaceAll("\\", "/"));
  const pages = UNWANTED_TYPES.flatMap((type) => files.filter((file) => file.startsWith(`assets/${type}-page-`)));
  const texts = files
    .filter((file) => file.endsWith("translation.json"))
    .map((file) => JSON.parse(readFileSync(path.join(DIST_DIR, file), "utf8")) as { person: { type: object } });
  expect(pages).toEqual([]);
  for (const { person } of texts) for (const type of UNWANTED_TYPES) expect(person.type).not.toHaveProperty(type);
});

/** An e-mail as mail programs show it: on a phone, beside a list and on a wide window, with and without pictures. */
import { readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { violations } from "../../support/axe.ts";
import { newsletter } from "../../support/newsletter.ts";
import { TESTS_MAGAZINE } from "../../support/small-magazine/folder.ts";

let out = "";
const [NAME = ""] = readdirSync(path.join(TESTS_MAGAZINE, "content/issues"))
  .filter((file) => file.endsWith(".yaml"))
  .map((file) => path.parse(file).name);

/** The last day of a week in which the small magazine published issues and articles. */
const WEEK = "2026-10-28";

test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  out = await mkdtemp(path.join(tmpdir(), "pompa-letter-"));
  for (const name of [NAME, WEEK])
    expect(await newsletter([name, "--out", path.join(out, name)])).toMatchObject({ status: 0 });
});
test.afterAll(() => rm(out, { recursive: true, force: true }));

async function open(page: Page, name: string, width: number, pictures: boolean) {
  await page.setViewportSize({ width, height: 900 });
  await page.route(/^https:/, (route) => {
    const { pathname } = new URL(route.request().url());
    return pictures ? route.fulfill({ path: path.join(TESTS_MAGAZINE, "dist", pathname) }) : route.abort();
  });
  await page.goto(`file://${out}/${name}/letter.html`);
}

for (const [width, pictures] of [
  [320, true],
  [600, true],
  [1200, true],
  [600, false],
] as const)
  test(`at ${width} px ${pictures ? "with" : "without"} pictures, an e-mail fits and is accessible`, async ({
    page,
  }) => {
    await open(page, WEEK, width, pictures);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("La semana en Pompa");
    await expect(page).toHaveTitle(/^Esta semana en Pompa: /);
    const shown = page.getByRole("main").getByRole("img");
    for (const picture of await shown.all()) {
      await expect(picture).toHaveAccessibleName(/\S/);
      const isDrawn = await picture.evaluate((image) => (image as HTMLImageElement).naturalWidth > 0);
      expect(isDrawn).toBe(pictures);
    }
    await expect(shown.first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    expect(await violations(page)).toEqual([]);
  });

test("the colours of an e-mail do not depend on its style sheet", async ({ page }) => {
  await open(page, NAME, 600, true);
  expect(await violations(page)).toEqual([]);
  const headingColor = () =>
    page.getByRole("heading", { level: 1 }).evaluate((heading) => getComputedStyle(heading).color);
  const before = await headingColor();
  await page.evaluate(() => document.querySelector("style")?.remove());
  expect(await headingColor()).toBe(before);
  expect(readFileSync(path.join(out, NAME, "letter.html"), "utf8").match(/@media/g)).toHaveLength(1);
});

/** The documents that the home page features, in a magazine that is built for this file. */
import { appendFile, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { KEPT_DIR } from "../../../src/delivery/build/paths.ts";
import { waitUntilSettled, smallTargets, violations } from "../../support/axe.ts";
import { serveMagazine } from "../../support/magazines/served.ts";
import { expect, visit } from "../../support/page.ts";
import { placeOf, testOf } from "../../support/site/pages.ts";
import { widthBeyondWindow } from "../../support/site/visible-text.ts";
import { writeSmallMagazine } from "../../support/small-magazine/write.ts";

const FEATURES = ["cards/Sereinne", "articles/Yerba", "issues/MoraVidal", "topics/oficio", "articles/Vidriera"].map(
  (each) => `  - ${each}\n`,
);

const test = testOf(() =>
  serveMagazine({
    keptDir: path.join(KEPT_DIR, "tests", "features"),
    write: async (content) => {
      await writeSmallMagazine(content);
      await appendFile(path.join(content, "pages/home.yaml"), `features:\n${FEATURES.join("")}`);
      const hide = async (name: string, to: string) => {
        const file = path.join(content, `articles/${name}.md`);
        await writeFile(file, (await readFile(file, "utf8")).replace(/^published: .*$/m, to));
      };
      await hide("Yerba", "published: 2099-01-01");
      await hide("Vidriera", "$&\ndraft: true");
    },
  }),
);

const ROWS = [/^Proyecto\s*Sereinne/, /^Número · #80\s*Mora Vidal/, /^Tema\s*Oficios\s*Lo que se hace a mano\.$/];

test("published features stand below the title in their order", { tag: "@exhaustive" }, async ({ page }) => {
  await visit(page, "/");
  const features = page.getByRole("region", { name: "Destacados" });
  await expect(features.getByRole("article")).toHaveText(ROWS);
  const title = page.getByRole("heading", { level: 1 });
  expect((await placeOf(features)).top).toBeGreaterThan((await placeOf(title)).bottom);
  await expect(title).toBeInViewport();
  await page.getByRole("contentinfo").getByRole("button", { name: "English" }).click();
  const inEnglish = page.getByRole("region", { name: "Featured" });
  await expect(inEnglish.getByRole("article").last()).toHaveText(/^Topic\s*Crafts/);
  await inEnglish.getByRole("link", { name: "Mora Vidal" }).press("Enter");
  await expect(page).toHaveURL(/\/MoraVidal$/);
  await page.goBack();
  await expect(inEnglish.getByRole("article")).toHaveCount(3);
});

test("the home page names no featured draft or future piece", { tag: "@exhaustive" }, async ({ page, request }) => {
  await visit(page, "/");
  const files = [
    "/",
    "/404.html",
    ...(await page.evaluate(() => performance.getEntriesByType("resource")))
      .map(({ name }) => name)
      .filter((name) => /\.(?:js|json)$/.test(name)),
  ];
  for (const file of files)
    expect(await (await request.get(file)).text(), file).not.toMatch(
      /(?:\/|")(?:Yerba|Vidriera)\b|La (?:yerba|vidriera)/,
    );
});

test("an unknown address shows no features", { tag: "@exhaustive" }, async ({ page, expectComplaints }) => {
  expectComplaints("404");
  await visit(page, "/no-hay");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("region", { name: "Destacados" })).toHaveCount(0);
});

for (const width of [390, 1440])
  test(`features pass axe and do not overflow at ${width} px`, { tag: "@exhaustive" }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await visit(page, "/");
    await waitUntilSettled(page);
    expect(await violations(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    expect(await page.evaluate(widthBeyondWindow)).toBeLessThanOrEqual(0);
  });

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("features are shown and link to their pages", { tag: "@exhaustive" }, async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("region", { name: "Destacados" }).getByRole("article")).toHaveText(ROWS);
    await page.getByRole("link", { name: "Sereinne" }).click();
    await expect(page).toHaveURL(/\/proyecto\/sereinne$/i);
  });
});

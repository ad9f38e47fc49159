import { issues } from "../../support/content.ts";
import { expect, readingTest as test, visit } from "../../support/page.ts";
import { placeOf } from "../../support/site/pages.ts";

const MEDIUM = [768, 1440];

test("on a wide screen, the cover of an issue stands beside the name", async ({ page }) => {
  await page.goto(`/${issues[0]?.slug}`);
  const cover = await placeOf(page.getByRole("main").getByRole("img").first());
  const name = await placeOf(page.getByRole("heading", { level: 1 }));
  expect(cover.right).toBeLessThanOrEqual(name.left);
});

test("the list shows every issue with its number and name, newest first", async ({ page }) => {
  await page.goto("/issues");
  const headings = page.getByRole("article").getByRole("heading", { level: 2 });
  await expect(headings).toHaveText(issues.map(({ number, name }) => `${number}${name}`));
});

test("the list of issues has its heading and an invitation to subscribe", async ({ page }) => {
  await page.goto("/issues");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("ISSUES.");
  const invitation = page.getByRole("main").getByRole("link", { name: /SUSCRIBITE/ });
  await expect(invitation).toHaveText("SUSCRIBITEpara contenido exclusivo!");
  await expect(invitation).toHaveAttribute("href", "/form");
});

for (const width of [390, ...MEDIUM]) {
  test(`at ${width} px every cover is 297 × 421, cropped to fill`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/issues");
    const covers = page.getByRole("article").getByRole("img");
    const sizes = await covers.evaluateAll((all) =>
      all.map((cover) => [cover.clientWidth, cover.clientHeight, getComputedStyle(cover).objectFit]),
    );
    expect(sizes).toEqual(issues.map(() => [297, 421, "cover"]));
  });
}

test("each divider has the accent colour of its issue", async ({ page }) => {
  await page.goto("/issues");
  const colors = await page.getByRole("article").evaluateAll((blocks) =>
    blocks.map((block) => {
      const canvas = document.createElement("canvas").getContext("2d");
      if (!canvas) throw new Error("no canvas");
      canvas.fillStyle = getComputedStyle(block).borderTopColor;
      return String(canvas.fillStyle).toUpperCase();
    }),
  );
  expect(colors).toEqual(issues.map(({ color }) => color.toUpperCase()));
});

for (const width of MEDIUM) {
  test(`at ${width} px the layout bri has the cover on the left, and cami on the right`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/issues");
    const sides = await page.getByRole("article").evaluateAll((blocks) =>
      blocks.map((block) => {
        const cover = block.querySelector("img")?.getBoundingClientRect();
        const title = block.querySelector("h2")?.getBoundingClientRect();
        return cover && title && cover.left < title.left ? "bri" : "cami";
      }),
    );
    expect(sides).toEqual(issues.map(({ layout }) => layout));
  });

  test(`at ${width} px the credits stand in two columns, with thanks under the second`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/issues");
    for (const { name, credits } of issues) {
      const block = page.getByRole("article").filter({ has: page.getByRole("heading", { name }) });
      const lists = block.getByRole("list");
      const expected = [
        credits.col1,
        credits.col2,
        credits.col3 ? [credits.col3] : [],
        [...(credits.thanks ?? []), ...(credits.specialThanks ?? [])],
      ];
      const filled = expected.filter((entries) => entries.length > 0);
      expect(await lists.evaluateAll((all) => all.map((list) => list.children.length))).toEqual(
        filled.map((entries) => entries.length),
      );
      const [first, ...others] = await lists.evaluateAll((all) => all.map((list) => list.getBoundingClientRect().left));
      expect(new Set(others).size).toBe(1);
      expect(first).toBeLessThan(others[0] ?? 0);
    }
  });
}

test("on a narrow screen, the block of an issue is centred and has no credits", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/issues");
  const block = page.getByRole("article").first();
  await expect(block.getByRole("list")).toHaveCount(0);
  const parts = [block.getByRole("heading"), block.getByRole("img"), block.getByRole("link")];
  const places = await Promise.all(parts.map(placeOf));
  expect(places.map(({ left, right }) => Math.round((left + right) / 2))).toEqual([195, 195, 195]);
  const tops = places.map(({ top }) => top);
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
});

test("a credit with a link leads to that link, and one without to the page of the person", async ({ page }) => {
  await page.goto("/issues");
  const entries = issues.flatMap(({ name, credits }) => credits.col1.map((entry) => ({ ...entry, issue: name })));
  const linked = entries.find(({ link }) => link !== "");
  const plain = entries.find(({ link }) => link === "");
  const row = (entry: typeof linked) =>
    page
      .getByRole("article")
      .filter({ has: page.getByRole("heading", { name: entry?.issue ?? "" }) })
      .getByRole("listitem")
      .filter({ hasText: entry?.name ?? "" })
      .first();
  await expect(row(linked).getByRole("link")).toHaveAttribute("href", linked?.link ?? "");
  await expect(row(plain).getByRole("link")).toHaveAttribute("href", /^\/colaboradores\/[a-z-]+$/);
});

test("VIEW PROJECT opens the page of the issue at its top", async ({ page }) => {
  await visit(page, "/issues");
  const [, second] = issues;
  await page.getByRole("link", { name: `View project: ${second?.name}` }).click();
  await expect(page).toHaveURL(`/${second?.slug}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(second?.name ?? "");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test("the page of an issue links to the next and the previous issue", async ({ page }) => {
  const [newest, second, third] = issues;
  await visit(page, `/${second?.slug}`);
  const more = page.getByRole("navigation", { name: "Más números" });
  await expect(more.getByRole("link", { name: new RegExp(`Número siguiente.*${newest?.name}`) })).toHaveAttribute(
    "href",
    `/${newest?.slug}`,
  );
  await more.getByRole("link", { name: new RegExp(`Número anterior.*${third?.name}`) }).click();
  await expect(page).toHaveURL(`/${third?.slug}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(third?.name ?? "");
});

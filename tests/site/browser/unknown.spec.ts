/** What a reader finds at an address that the site does not have, or no longer has. */
import type { Page } from "@playwright/test";
import { issues, site } from "../../support/content.ts";
import { expect, waitUntilStarted, menuLink, quickIf, test } from "../../support/page.ts";
import { placeOf, plainTest } from "../../support/site/pages.ts";

const [newest] = issues;
const MISSING = "Esta página no existe.";
const GONE = "Esta página ya no está.";

/** A page that was removed: `gone.yaml` of the small magazine. */
const REMOVED = "/News/Perchero";

const main = (page: Page) => page.getByRole("main");
const field = (page: Page) => main(page).getByRole("searchbox");

for (const [address, status, sentence, words] of [
  ["/nada/VozFina.html", 404, MISSING, "nada Voz Fina"],
  ["/%F0%9F/%", 404, MISSING, "F0 9F"],
  [REMOVED, 410, GONE, "News Perchero"],
] as const) {
  test(`${address} shows «${sentence}» above the magazine's name`, async ({ page, expectComplaints }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(status);
    await waitUntilStarted(page);
    const message = await placeOf(main(page).getByText(sentence));
    expect(message.bottom).toBeLessThan((await placeOf(page.getByRole("heading", { level: 1, name: site.name }))).top);
    await expect(field(page)).toHaveValue(words);
    const search = `/buscar?q=${encodeURIComponent(words)}`;
    await expect(main(page).getByRole("link", { name: "Buscar" })).toHaveAttribute("href", search);
    await expect(main(page).getByRole("link", { name: newest?.name ?? "" })).toHaveAttribute(
      "href",
      `/${newest?.slug}`,
    );
    await expect(main(page).getByRole("navigation").getByRole("link", { name: "News" })).toBeVisible();
    // The browser logs the status of the page, and that of the data that the script asked for.
    expectComplaints(...new Set([`status of ${status}`, "status of 404"]));
  });

  plainTest(
    `${address} shows «${sentence}» without JavaScript`,
    quickIf(status === 410),
    async ({ page, expectComplaints }) => {
      expectComplaints(`status of ${status}`);
      await page.goto(address);
      await expect(main(page).getByText(sentence)).toBeVisible();
      await expect(field(page)).toBeHidden();
      await main(page).getByRole("link", { name: "Buscar" }).click();
      await expect(page).toHaveTitle(/BUSCAR$/);
    },
  );
}

test("Enter searches for the words of an unknown address", async ({ page, expectComplaints }) => {
  await page.goto("/News/Anna");
  await expect(field(page)).toHaveValue("News Anna");
  await field(page).press("Enter");
  await expect(page).toHaveURL(/\/buscar\?q=News%20Anna$/);
  await expect(field(page)).toHaveValue("News Anna");
  expectComplaints("status of 404");
});

test("the message is in the reader's language", async ({ browser }) => {
  const page = await browser.newPage({ locale: "en" });
  await page.goto("/nada");
  await expect(main(page).getByText("There is no such page.")).toBeVisible();
  await page.goto(REMOVED);
  await expect(main(page).getByText("This page is no longer here.")).toBeVisible();
  await page.close();
});

for (const [address, status, sentence] of [
  ["/nada", 404, MISSING],
  [REMOVED, 410, GONE],
] as const)
  test(`${address} shows «${sentence}» again after Back, and no other page does`, async ({
    page,
    expectComplaints,
  }) => {
    await page.goto(address);
    await waitUntilStarted(page);
    await menuLink(page, "Issues").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("ISSUES.");
    await menuLink(page, "Pompa, ir al inicio").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(site.name);
    await expect(main(page).getByText(/Esta página/)).toHaveCount(0);
    await page.goBack();
    await page.goBack();
    await expect(main(page).getByText(sentence)).toBeVisible();
    expectComplaints(...new Set([`status of ${status}`, "status of 404"]));
  });

test("the message also appears if the host answers with the home page", async ({ page, request, expectComplaints }) => {
  const shell = await (await request.get("/")).text();
  await page.route("/nada", (route) => route.fulfill({ body: shell, contentType: "text/html" }));
  await page.goto("/nada");
  await expect(main(page).getByText(MISSING)).toBeVisible();
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  expectComplaints("status of 404");
});

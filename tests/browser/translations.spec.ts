import type { Page, Route } from "@playwright/test";
import { expect, hold, hydrated, stepUntil, test, visit } from "../support/page.ts";

/** Answers the translation file of a language and records when it was asked for. */
async function answerWith(page: Page, language: string, reply: (route: Route) => Promise<void>): Promise<string[]> {
  const requests: string[] = [];
  await page.route(`/locales/${language}/translation.json`, async (route) => {
    requests.push(route.request().method());
    await reply(route);
  });
  return requests;
}

const links = (page: Page) => page.getByRole("banner").getByRole("navigation").getByRole("link");
const SPANISH = "Quiénes somos";
const ENGLISH = "Who we are";

test("Spanish is asked for once and the text does not change", async ({ page }) => {
  const requests = await answerWith(page, "es", (route) => route.continue());
  await page.goto("/issues");
  await hydrated(page);
  await expect.poll(() => requests).toEqual(["GET"]);
  await expect(links(page).first()).toHaveText(SPANISH);
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
});

test.describe("a reader of English", () => {
  test.use({ locale: "en-GB" });

  test("gets English: the regional variant is reduced to its language and cached", async ({ page }) => {
    const requests = await answerWith(page, "en", (route) => route.continue());
    await page.goto("/issues");
    await expect(links(page).first()).toHaveText(ENGLISH);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    expect(requests).toEqual(["GET"]);
    expect(await page.evaluate(() => localStorage.getItem("i18nextLng"))).toBe("en");
  });

  for (const [name, reply] of [
    ["404", { status: 404, body: "no" }],
    ["broken JSON", { status: 200, body: "{", contentType: "application/json" }],
    ["an empty file", { status: 200, body: "", contentType: "application/json" }],
    ["a list", { status: 200, body: "[1, 2]", contentType: "application/json" }],
    ["an HTML page", { status: 200, body: "<!doctype html><p>Inicio</p>", contentType: "text/html" }],
  ] as const) {
    test(`stays in Spanish after ${name}, which is not asked for again`, async ({ page, complaints }) => {
      await page.clock.install();
      const requests = await answerWith(page, "en", (route) => route.fulfill(reply));
      await page.goto("/issues");
      await expect.poll(() => requests).toEqual(["GET"]);
      await page.clock.runFor(60_000);
      expect(requests).toEqual(["GET"]);
      await expect(links(page).first()).toHaveText(SPANISH);
      await expect(page.locator("html")).toHaveAttribute("lang", "es");
      await expect(page.locator("body")).not.toContainText(/\b(?:nav|footer|issues)\.[a-z]+/);
      complaints.splice(0);
    });
  }

  test("is not kept waiting by slow ones", async ({ page }) => {
    const answer = await hold(page, "**/locales/en/translation.json");
    await visit(page, "/issues");
    await links(page).filter({ hasText: "News" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("NEWS.");
    answer();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
  });

  test("stays in Spanish after a 500, which is retried 5 times, from 350 ms, doubled each time", async ({
    page,
    complaints,
  }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    const requests = await answerWith(page, "en", (route) => route.fulfill({ status: 500, body: "no" }));
    await page.goto("/issues");
    await stepUntil(page, () => requests.length === 1);
    for (const [retry, delay] of [350, 700, 1400, 2800, 5600].entries()) {
      const elapsed = await stepUntil(page, () => requests.length === retry + 2, 50);
      // The clock also moves while the answer before this retry is on its way, longer on a busy machine,
      // and a request may be noticed a step after it was made.
      expect(elapsed).toBeGreaterThanOrEqual(delay - 50);
      expect(elapsed).toBeLessThan(delay + 2000);
    }
    await page.clock.runFor(60_000);
    expect(requests.length).toBe(6);
    await expect(links(page).first()).toHaveText(SPANISH);
    complaints.splice(0);
  });

  test("a retry that succeeds brings English", async ({ page, complaints }) => {
    let failures = 1;
    await answerWith(page, "en", (route) =>
      failures-- > 0 ? route.fulfill({ status: 503, body: "" }) : route.continue(),
    );
    await page.goto("/issues");
    await expect(links(page).first()).toHaveText(ENGLISH);
    complaints.splice(0);
  });
});

test.describe("detection", () => {
  const cases: [name: string, prepare: (page: Page) => Promise<unknown>, query: string][] = [
    ["the query parameter", () => Promise.resolve(), "?lng=en"],
    [
      "the cookie",
      (page) => page.context().addCookies([{ name: "i18next", value: "en", url: "http://localhost:4273" }]),
      "",
    ],
    ["local storage", (page) => page.addInitScript(() => localStorage.setItem("i18nextLng", "en")), ""],
    ["session storage", (page) => page.addInitScript(() => sessionStorage.setItem("i18nextLng", "en")), ""],
  ];
  for (const [name, prepare, query] of cases) {
    test(`${name} wins over the browser's Spanish`, async ({ page }) => {
      await prepare(page);
      await page.goto(`/issues${query}`);
      await expect(links(page).first()).toHaveText(ENGLISH);
    });
  }

  test("the query parameter wins over the cookie", async ({ page }) => {
    await page.context().addCookies([{ name: "i18next", value: "en", url: "http://localhost:4273" }]);
    await page.goto("/issues?lng=es");
    await hydrated(page);
    await expect(links(page).first()).toHaveText(SPANISH);
  });

  test("a language without a file leaves Spanish and asks for no file that is not there", async ({ page }) => {
    await page.goto("/issues?lng=fr");
    await hydrated(page);
    await expect(links(page).first()).toHaveText(SPANISH);
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
  });
});

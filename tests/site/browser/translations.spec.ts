import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page, Route } from "@playwright/test";
import { quickIf, expect, hold, stepUntil, test, visit } from "../../support/page.ts";

/** Answers requests for the translation file of a language, and records them. */
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
/** The warning of i18next when it gives up loading a file. */
const FAILED = "loading namespace translation for language en failed";

test.describe("the Spanish file", () => {
  const OTHER = "La revista";
  const file = readFileSync(path.resolve(import.meta.dirname, "../../../public/locales/es/translation.json"), "utf8");
  const json = (body: string) => ({ status: 200, body, contentType: "application/json" });
  const different = json(file.replace(SPANISH, OTHER));

  /** Counts files that were read and renders of the footer. Each render asks for the name of a language. */
  async function countRendersAndFiles(page: Page): Promise<() => Promise<{ renders: number; filesRead: number }>> {
    await page.addInitScript(() => {
      const counts = { renders: 0, filesRead: 0 };
      Object.assign(window, { counts });
      const construct = (
        target: typeof Intl.DisplayNames,
        parameters: ConstructorParameters<typeof Intl.DisplayNames>,
      ) => {
        counts.renders += 1;
        return new target(...parameters);
      };
      Object.assign(Intl, { DisplayNames: new Proxy(Intl.DisplayNames, { construct }) });
      const readText = Response.prototype.text;
      Response.prototype.text = async function text() {
        const body = await readText.call(this);
        // Waits for two timers, after which the page has processed the file.
        setTimeout(() => setTimeout(() => (counts.filesRead += 1)));
        return body;
      };
    });
    return () =>
      page.evaluate(() => ({ ...(window as unknown as { counts: { renders: number; filesRead: number } }).counts }));
  }

  test("the file is requested once, and renders nothing if unchanged", { tag: "@exhaustive" }, async ({ page }) => {
    const counts = await countRendersAndFiles(page);
    const answer = await hold(page, "**/locales/es/translation.json");
    const requests: string[] = [];
    page.on("request", (request) => void (request.url().includes("/locales/") && requests.push(request.method())));
    await visit(page, "/issues");
    await expect.poll(() => requests).toEqual(["GET"]);
    const { renders } = await counts();
    expect(renders).toBeGreaterThan(0);
    answer();
    await expect.poll(async () => (await counts()).filesRead).toBe(1);
    expect((await counts()).renders).toBe(renders);
    expect(requests).toEqual(["GET"]);
    await expect(links(page).first()).toHaveText(SPANISH);
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
  });

  test("changed texts of the file are shown on this page and on the next", async ({ page }) => {
    await answerWith(page, "es", (route) => route.fulfill(different));
    await page.goto("/issues");
    await expect(links(page).first()).toHaveText(OTHER);
    await links(page).filter({ hasText: "News" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("NEWS.");
    await expect(links(page).first()).toHaveText(OTHER);
  });

  test("texts that the file lacks, or that are no texts in it, stay as they are", async ({ page }) => {
    const { nav, footer, menu: _menu, ...others } = JSON.parse(file) as Record<string, Record<string, string>>;
    const { label: _label, ...labels } = footer ?? {};
    const body = JSON.stringify({ ...others, nav: { ...nav, who: OTHER, editorials: [] }, footer: labels, logo: {} });
    await answerWith(page, "es", (route) => route.fulfill(json(body)));
    await page.goto("/issues");
    await expect(links(page).first()).toHaveText(OTHER);
    await expect(links(page).nth(1)).toHaveText("Editoriales");
    await expect(page.getByRole("contentinfo", { name: "Colaborar, suscribirse y seguirnos" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Pompa, ir al inicio" })).toBeVisible();
  });

  test("the file is shown after five answers of 500", { tag: "@exhaustive" }, async ({ page, expectComplaints }) => {
    await page.clock.install();
    let failures = 5;
    const requests = await answerWith(page, "es", (route) =>
      route.fulfill(failures-- > 0 ? { status: 500, body: "no" } : different),
    );
    await page.goto("/issues");
    await stepUntil(page, () => requests.length === 6, 200);
    await expect(links(page).first()).toHaveText(OTHER);
    expectComplaints("status of 500");
  });

  for (const [name, reply] of [
    ["not there", { status: 404, body: "no" }],
    ["no JSON", json("{")],
    ["a list", json("[1, 2]")],
  ] as const)
    test(
      `the texts stay as they are when the file is ${name}`,
      quickIf(name === "no JSON"),
      async ({ page, expectComplaints }) => {
        const requests = await answerWith(page, "es", (route) => route.fulfill(reply));
        const failed = page.waitForEvent("console", (message) => message.text().includes("for language es failed"));
        await page.goto("/issues");
        await failed;
        await expect(links(page).first()).toHaveText(SPANISH);
        expect(requests).toEqual(["GET"]);
        expectComplaints("for language es failed", ...(reply.status === 404 ? ["status of 404"] : []));
      },
    );

  test("a late file does not replace a language chosen meanwhile", { tag: "@exhaustive" }, async ({ page }) => {
    let answer = () => {};
    const mayAnswer = new Promise<void>((resolve) => (answer = resolve));
    await answerWith(page, "es", (route) => mayAnswer.then(() => route.fulfill(different)));
    const counts = await countRendersAndFiles(page);
    await visit(page, "/issues");
    await page.getByRole("contentinfo").getByRole("button", { name: "English" }).click();
    await expect(links(page).first()).toHaveText(ENGLISH);
    answer();
    await expect.poll(async () => (await counts()).filesRead).toBe(2);
    await expect(links(page).first()).toHaveText(ENGLISH);
  });

  test("the file keeps what was typed into a form whose code comes later", { tag: "@exhaustive" }, async ({ page }) => {
    const releaseForm = await hold(page, "**/subscribe-form-*.js");
    await answerWith(page, "es", (route) => route.fulfill(json(file.replace("Nombre completo", OTHER))));
    const counts = await countRendersAndFiles(page);
    await page.goto("/form");
    await page.getByRole("textbox").first().fill("Ana Sosa");
    await expect.poll(async () => (await counts()).filesRead).toBe(1);
    releaseForm();
    await expect(page.getByRole("textbox", { name: OTHER })).toHaveValue("Ana Sosa");
  });
});

test.describe("a reader of English", () => {
  test.use({ locale: "en-GB" });

  test("a reader of British English gets English, which is requested once and remembered", async ({ page }) => {
    const requests = await answerWith(page, "en", (route) => route.continue());
    const changes: string[] = [];
    page.on(
      "console",
      (message) => void (message.text().includes("languageChanged en") && changes.push(message.text())),
    );
    await page.goto("/issues");
    await expect(links(page).first()).toHaveText(ENGLISH);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await links(page).filter({ hasText: "News" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("NEWS.");
    expect(requests).toEqual(["GET"]);
    expect(changes.length).toBe(1);
    expect(await page.evaluate(() => localStorage.getItem("i18nextLng"))).toBe("en");
  });

  for (const [name, reply, complaint] of [
    ["404", { status: 404, body: "no" }, "status of 404"],
    ["broken JSON", { status: 200, body: "{", contentType: "application/json" }, "failed parsing"],
    ["an empty file", { status: 200, body: "", contentType: "application/json" }, "failed parsing"],
    ["a list", { status: 200, body: "[1, 2]", contentType: "application/json" }, "failed parsing"],
    ["an HTML page", { status: 200, body: "<!doctype html><p>Inicio</p>", contentType: "text/html" }, "failed parsing"],
  ] as const) {
    const quick = quickIf(name === "broken JSON");
    test(
      `the page stays in Spanish after ${name}, without a second request`,
      quick,
      async ({ page, expectComplaints }) => {
        await page.clock.install();
        const requests = await answerWith(page, "en", (route) => route.fulfill(reply));
        const failed = page.waitForEvent("console", (message) => message.text().includes(FAILED));
        await page.goto("/issues");
        await failed;
        await page.clock.runFor(60_000);
        expect(requests).toEqual(["GET"]);
        await expect(links(page).first()).toHaveText(SPANISH);
        await expect(page.locator("html")).toHaveAttribute("lang", "es");
        await expect(page.locator("body")).not.toContainText(/\b(?:nav|footer|issues)\.[a-z]+/);
        expectComplaints(complaint, FAILED);
      },
    );
  }

  test("a slow translation does not delay navigation", { tag: "@exhaustive" }, async ({ page }) => {
    const answer = await hold(page, "**/locales/en/translation.json");
    await visit(page, "/issues");
    await links(page).filter({ hasText: "News" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("NEWS.");
    answer();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
  });

  test(
    "the page stays in Spanish after six answers of 500 with doubled delays",
    { tag: "@exhaustive" },
    async ({ page, expectComplaints }) => {
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
      expectComplaints("status of 500", FAILED);
    },
  );

  test("a successful retry turns the page English", { tag: "@exhaustive" }, async ({ page, expectComplaints }) => {
    let failures = 5;
    await page.clock.install();
    await answerWith(page, "en", (route) =>
      failures-- > 0 ? route.fulfill({ status: 503, body: "" }) : route.continue(),
    );
    await page.goto("/issues");
    await stepUntil(page, async () => (await links(page).first().textContent()) === ENGLISH, 200);
    expectComplaints("status of 503");
  });
});

test("a page stays responsive while its language changes", async ({ page }) => {
  await visit(page, "/club-pompa");
  const root = page.locator("html");
  // Loads both files first, so that the later change of language only renders.
  for (const [name, language] of [
    ["English", "en"],
    ["español", "es"],
  ] as const) {
    await page.getByRole("contentinfo").getByRole("button", { name }).click();
    await expect(root).toHaveAttribute("lang", language);
  }
  // Slows the processor down, because a fast machine would render a small page before the test looks.
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 20 });
  const english = page.getByRole("contentinfo").getByRole("button", { name: "English" });
  const meanwhile = await english.evaluate((button: HTMLElement) => {
    button.click();
    return new Promise((resolve) => setTimeout(() => resolve(document.documentElement.lang)));
  });
  expect(meanwhile).toBe("es");
  await expect(root).toHaveAttribute("lang", "en");
  await expect(links(page).first()).toHaveText(ENGLISH);
});

test.describe("late parts of a page", () => {
  for (const [address, code, role, name] of [
    ["/AmapolaFerre", "gathering-parts", "heading", "In this issue"],
    ["/form", "subscribe-form", "button", "SEND"],
  ] as const)
    test(`the page does not wait for ${code}, which appears in the reader's language`, async ({ page }) => {
      const answer = await hold(page, `**/assets/${code}-*.js`);
      await page.goto(`${address}?lng=en`);
      await expect(links(page).first()).toHaveText(ENGLISH);
      await expect(page.getByRole(role, { name })).toBeHidden();
      answer();
      await expect(page.getByRole(role, { name })).toBeVisible();
    });
});

test.describe("the detection of a language", () => {
  const setCookie = (page: Page) =>
    page.context().addCookies([{ name: "i18next", value: "en", url: "http://localhost:4273" }]);

  for (const [name, prepare, query] of [
    ["the query parameter", () => Promise.resolve(), "?lng=en"],
    ["the cookie", setCookie, ""],
    ["local storage", (page: Page) => page.addInitScript(() => localStorage.setItem("i18nextLng", "en")), ""],
    ["session storage", (page: Page) => page.addInitScript(() => sessionStorage.setItem("i18nextLng", "en")), ""],
  ] as const)
    test(`${name} wins over the browser's Spanish`, async ({ page }) => {
      await prepare(page);
      await page.goto(`/issues${query}`);
      await expect(links(page).first()).toHaveText(ENGLISH);
    });

  test("the query parameter wins over the cookie", { tag: "@exhaustive" }, async ({ page }) => {
    await setCookie(page);
    await visit(page, "/issues?lng=es");
    await expect(links(page).first()).toHaveText(SPANISH);
  });

  test("a language without a file leaves the page in Spanish and requests no missing file", async ({ page }) => {
    await visit(page, "/issues?lng=fr");
    await expect(links(page).first()).toHaveText(SPANISH);
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
  });
});

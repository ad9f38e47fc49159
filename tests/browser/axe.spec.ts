/** axe on every address that a file has, a sample of the others, and every state, at two widths, with and without motion, in both languages. */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { settled, smallTargets, violations } from "../support/axe.ts";
import { FIXED_ADDRESSES } from "../../src/magazine/addresses.ts";
import { PAGES, WRITTEN_PAGES } from "../support/content.ts";
import { expect, readingTest, test, visit } from "../support/page.ts";
import { passForPerson } from "../support/form.ts";

const SITEMAP = readFileSync(path.resolve(import.meta.dirname, "../../dist/sitemap.xml"), "utf8");
const ADDRESSES = [...SITEMAP.matchAll(/<loc>https:\/\/[^/]+([^<]*)</g)].map(([, address]) => address || "/");

/** Pages that are made of what many files say are as many as names: of these, the one of the longest address and some. */
const OWN = new Set([...PAGES, ...WRITTEN_PAGES]);
const MADE = ADDRESSES.filter((address) => !OWN.has(address));
const SAMPLE = new Set([
  ...MADE.toSorted((a, b) => b.length - a.length).slice(0, 1),
  ...MADE.filter((_, index) => index % 30 === 0),
]);
const CHECKED = ADDRESSES.filter((address) => OWN.has(address) || SAMPLE.has(address));

/** The sitemap leaves it out. */
const { offline: OFFLINE } = FIXED_ADDRESSES;
const UNKNOWN = "/NadieConEsteNombre";

const WINDOWS = [390, 1440].flatMap((width) =>
  (["no-preference", "reduce"] as const).map((reducedMotion) => ({ width, reducedMotion })),
);

async function check(page: Page, address: string, windows = WINDOWS): Promise<void> {
  for (const { width, reducedMotion } of windows) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion });
    await settled(page);
    expect(await violations(page), `${address} at ${width} px, ${reducedMotion}`).toEqual([]);
    expect(await smallTargets(page), `${address} at ${width} px`).toEqual([]);
  }
}

for (const address of [...CHECKED, OFFLINE, UNKNOWN]) {
  readingTest(
    `${address} has nothing that axe finds, one h1 and targets of 24 px, in Spanish and in English`,
    async ({ page, expectComplaints }) => {
      readingTest.slow();
      await visit(page, address);
      await check(page, address);
      await expect(page.locator("h1")).toHaveCount(1);
      await page.getByRole("contentinfo").getByRole("button", { name: "English" }).click();
      await expect(page.locator("html")).toHaveAttribute("lang", "en");
      // Words are all that another language changes.
      await check(
        page,
        address,
        WINDOWS.filter(({ width, reducedMotion }) => (width === 390) === (reducedMotion === "reduce")),
      );
      // The browser notes that an unknown address is not found.
      if (address === UNKNOWN) expectComplaints("status of 404");
    },
  );
}

const STATES: [name: string, address: string, open: (page: Page) => Promise<void>][] = [
  [
    "the drawer open",
    "/issues",
    async (page) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole("button", { name: /Abrir el menú|Open the menu/ }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  ],
  [
    "the viewer open",
    "/MoraVidal",
    async (page) => {
      await page.locator("[data-picture='0']").first().click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  ],
  [
    "the form with its errors",
    "/form",
    async (page) => {
      await page.getByRole("main").getByRole("button").click();
      await expect(page.locator("[aria-invalid=true]")).toHaveCount(2);
    },
  ],
  [
    "the form with its alert",
    "/form",
    async (page) => {
      await page.route("**/f/*", (route) => route.fulfill({ status: 200, body: "{}" }));
      await page.getByRole("textbox").first().fill("Ana Sosa");
      await page.getByRole("textbox").last().fill("ana@pompa.example");
      await passForPerson(page);
      await page.getByRole("main").getByRole("button").click();
      await expect(page.getByRole("status").filter({ hasText: /./ }).last()).toBeVisible();
    },
  ],
  [
    "a filter chosen",
    "/made-in-arg",
    async (page) => {
      await page.getByRole("button", { name: "CALZADO" }).click();
      await expect(page.getByRole("article")).toHaveCount(1);
    },
  ],
  [
    "the footer open",
    "/who",
    async (page) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole("contentinfo").locator("summary").click();
    },
  ],
];

for (const locale of ["es-AR", "en"]) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });
    for (const [name, address, open] of STATES) {
      test(`${name} has nothing that axe finds`, async ({ page }) => {
        await visit(page, address);
        await expect(page.locator("html")).toHaveAttribute("lang", locale.slice(0, 2));
        await open(page);
        await settled(page);
        expect(await violations(page)).toEqual([]);
      });
    }
  });
}

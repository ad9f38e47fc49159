/** axe on the page of every content file, a sample of the others, and open dialogs and forms. */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { matchPath } from "react-router-dom";
import { waitUntilSettled, smallTargets, violations } from "../../support/axe.ts";
import { DOCUMENT_ADDRESSES, FIXED_ADDRESSES, ROLE_PATTERN } from "../../../src/shared/magazine/addresses.ts";
import { DIST_DIR } from "../../../src/delivery/build/paths.ts";
import { PAGES, WRITTEN_PAGES } from "../../support/content.ts";
import { quickIf, expect, readingTest, test, visit } from "../../support/page.ts";
import { address as gallery } from "../../support/site/gallery.ts";
import { passForPerson } from "../../support/site/form.ts";

const SITEMAP = readFileSync(path.join(DIST_DIR, "sitemap.xml"), "utf8");
const ADDRESSES = [...SITEMAP.matchAll(/<loc>https:\/\/[^/]+([^<]*)</g)].map(([, address]) => address || "/");

/** Pages with a fixed address or a file of their own are all checked. Of the others, such as people's, a sample is. */
const WRITTEN = new Set([...PAGES, ...WRITTEN_PAGES]);
const DERIVED = ADDRESSES.filter((address) => !WRITTEN.has(address));
const SAMPLE = new Set([
  ...DERIVED.toSorted((a, b) => b.length - a.length).slice(0, 1),
  ...DERIVED.filter((_, index) => index % 30 === 0),
]);
const CHECKED = ADDRESSES.filter((address) => WRITTEN.has(address) || SAMPLE.has(address));

/** The offline page, which the sitemap omits. */
const { offline: OFFLINE } = FIXED_ADDRESSES;
const UNKNOWN = "/NadieConEsteNombre";

interface Look {
  width: number;
  reducedMotion: "no-preference" | "reduce";
  language: "es" | "en";
}

/** All combinations. A look at an even index and the next look differ in every value. */
const LOOKS: Look[] = ([390, 1440] as const).flatMap((width) =>
  (["no-preference", "reduce"] as const).flatMap((reducedMotion): Look[] => [
    { width, reducedMotion, language: "es" },
    {
      width: width === 390 ? 1440 : 390,
      reducedMotion: reducedMotion === "reduce" ? "no-preference" : "reduce",
      language: "en",
    },
  ]),
);

const PATTERNS = [
  ...Object.values(FIXED_ADDRESSES),
  `${FIXED_ADDRESSES.contributors}/${ROLE_PATTERN}`,
  ...Object.values(DOCUMENT_ADDRESSES),
];

/** Returns the route pattern of an address: pages with the same pattern share their code. */
const kindOf = (address: string) => PATTERNS.find((pattern) => matchPath(pattern, address)) ?? address;

/** Returns one address of each kind of page, with two looks that differ in every value. The looks vary by kind. */
function oneOfEach(addresses: readonly string[]): Map<string, Look[]> {
  const kinds = new Map(addresses.toReversed().map((address) => [kindOf(address), address]));
  const looksFrom = (first: number) => [first, first + 1].map((place) => LOOKS[place % LOOKS.length]!);
  return new Map([...kinds.values()].map((address, index) => [address, looksFrom(2 * index)]));
}

async function chooseLanguage(page: Page, language: Look["language"]): Promise<void> {
  if ((await page.locator("html").getAttribute("lang")) === language) return;
  // On narrow screens, the footer is collapsed and hides the language button.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.locator(`footer button[lang=${language}]:visible`).click();
  await expect(page.locator("html")).toHaveAttribute("lang", language);
}

async function check(page: Page, address: string, looks: readonly Look[]): Promise<void> {
  await visit(page, address);
  await expect(page.locator("h1")).toHaveCount(1);
  for (const { width, reducedMotion, language } of looks) {
    await chooseLanguage(page, language);
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion });
    await waitUntilSettled(page);
    expect.soft(await violations(page), `${address} at ${width} px, ${reducedMotion}, ${language}`).toEqual([]);
    expect.soft(await smallTargets(page), `${address} at ${width} px, ${language}`).toEqual([]);
  }
}

const ALL_LOOKS = new Map([...CHECKED, OFFLINE, UNKNOWN].map((address) => [address, LOOKS]));

for (const [scope, pages, tag] of [
  ["in some looks", oneOfEach([...ALL_LOOKS.keys()]), []],
  ["in every look", ALL_LOOKS, ["@exhaustive"]],
] as const)
  for (const [address, looks] of pages)
    readingTest(
      `${address} passes axe and has one h1 and targets of at least 24 px, ${scope}`,
      { tag: [...tag] },
      async ({ page, expectComplaints }) => {
        readingTest.slow();
        await check(page, address, looks);
        // The browser logs the 404 of the unknown address.
        if (address === UNKNOWN) expectComplaints("status of 404");
      },
    );

const STATES: [name: string, address: string, open: (page: Page) => Promise<void>][] = [
  [
    "the open drawer",
    "/issues",
    async (page) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole("button", { name: /Abrir el menú|Open the menu/ }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  ],
  [
    "the open viewer",
    gallery,
    async (page) => {
      await page.locator("[data-picture='0']").first().click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  ],
  [
    "the form with errors",
    "/form",
    async (page) => {
      await page.getByRole("main").getByRole("button").click();
      await expect(page.locator("[aria-invalid=true]")).toHaveCount(2);
    },
  ],
  [
    "the form after it was sent",
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
    "a chosen filter",
    "/made-in-arg",
    async (page) => {
      await page.getByRole("button", { name: "CALZADO" }).click();
      await expect(page.getByRole("article")).toHaveCount(1);
    },
  ],
  [
    "the open footer",
    "/who",
    async (page) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole("contentinfo").locator("summary").click();
    },
  ],
];

for (const locale of ["es-AR", "en"]) {
  test.describe(`in ${locale}`, quickIf(locale === "es-AR"), () => {
    test.use({ locale });
    for (const [name, address, open] of STATES) {
      test(`${name} passes axe`, async ({ page }) => {
        await visit(page, address);
        await expect(page.locator("html")).toHaveAttribute("lang", locale.slice(0, 2));
        await open(page);
        await waitUntilSettled(page);
        expect(await violations(page)).toEqual([]);
      });
    }
  });
}

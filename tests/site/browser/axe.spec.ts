/** axe on every address that a file has, a sample of the others, and every state: two widths, with and without motion, both languages. */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { matchPath } from "react-router-dom";
import { settled, smallTargets, violations } from "../../support/axe.ts";
import { DOCUMENT_ADDRESSES, FIXED_ADDRESSES, ROLE_PATTERN } from "../../../src/shared/magazine/addresses.ts";
import { DIST_DIR } from "../../../src/delivery/build/paths.ts";
import { PAGES, WRITTEN_PAGES } from "../../support/content.ts";
import { quickIf, expect, readingTest, test, visit } from "../../support/page.ts";
import { address as gallery } from "../../support/site/gallery.ts";
import { passForPerson } from "../../support/site/form.ts";

const SITEMAP = readFileSync(path.join(DIST_DIR, "sitemap.xml"), "utf8");
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

interface Look {
  width: number;
  reducedMotion: "no-preference" | "reduce";
  language: "es" | "en";
}

/** Every way to look at a page; two that follow one another, from an even place on, have nothing in common. */
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

/** Route pattern of an address: the pages of a kind are made by the same code. */
const kindOf = (address: string) => PATTERNS.find((pattern) => matchPath(pattern, address)) ?? address;

/** A page of each kind, in two looks that have nothing in common; kinds begin at different places of the list. */
function oneOfEach(addresses: readonly string[]): Map<string, Look[]> {
  const kinds = new Map(addresses.toReversed().map((address) => [kindOf(address), address]));
  const looksFrom = (first: number) => [first, first + 1].map((place) => LOOKS[place % LOOKS.length]!);
  return new Map([...kinds.values()].map((address, index) => [address, looksFrom(2 * index)]));
}

async function speak(page: Page, language: Look["language"]): Promise<void> {
  if ((await page.locator("html").getAttribute("lang")) === language) return;
  // The button is folded away on narrow pages.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page
    .getByRole("contentinfo")
    .getByRole("button", { name: { es: "Español", en: "English" }[language] })
    .click();
  await expect(page.locator("html")).toHaveAttribute("lang", language);
}

async function check(page: Page, address: string, looks: readonly Look[]): Promise<void> {
  await visit(page, address);
  await expect(page.locator("h1")).toHaveCount(1);
  for (const { width, reducedMotion, language } of looks) {
    await speak(page, language);
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion });
    await settled(page);
    expect.soft(await violations(page), `${address} at ${width} px, ${reducedMotion}, ${language}`).toEqual([]);
    expect.soft(await smallTargets(page), `${address} at ${width} px, ${language}`).toEqual([]);
  }
}

const EVERY = new Map([...CHECKED, OFFLINE, UNKNOWN].map((address) => [address, LOOKS]));

for (const [looked, looks, tag] of [
  ["in some looks", oneOfEach([...EVERY.keys()]), []],
  ["in every look", EVERY, ["@exhaustive"]],
] as const)
  for (const [address, each] of looks)
    readingTest(
      `${address} has nothing that axe finds, one h1 and targets of 24 px, ${looked}`,
      { tag: [...tag] },
      async ({ page, expectComplaints }) => {
        readingTest.slow();
        await check(page, address, each);
        // The browser notes that an unknown address is not found.
        if (address === UNKNOWN) expectComplaints("status of 404");
      },
    );

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
    gallery,
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
  test.describe(`in ${locale}`, quickIf(locale === "es-AR"), () => {
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

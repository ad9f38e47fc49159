/**
 * What a screen reader reads on each kind of page and in each dialog, in order, compared with the files in
 * `reading-order/`. `npx playwright test reading-order -u` writes them again.
 */
import path from "node:path";
import type { Locator, Page } from "@playwright/test";
import { KEPT_DIR } from "../../../src/delivery/build/paths.ts";
import { addressFor } from "../../../src/shared/compiled/address.ts";
import {
  DOCUMENT_ADDRESSES,
  DOCUMENT_PLACES,
  FIXED_ADDRESSES,
  ROLE_SEGMENT,
} from "../../../src/shared/magazine/addresses.ts";
import { waitUntilSettled } from "../../support/axe.ts";
import { serveMagazine } from "../../support/magazines/served.ts";
import { EXAMPLES } from "../../support/content/guide.ts";
import { expect, visit } from "../../support/page.ts";
import { placeOf, testOf } from "../../support/site/pages.ts";
import { writeSmallMagazine } from "../../support/small-magazine/write.ts";

/** The document that represents its type. Types that are not listed use their example in the guide. */
const SLUGS: Readonly<Record<string, string>> = {
  issues: "MoraVidal",
  cards: "Sereinne",
  articles: "Telar",
  people: "ana-sosa",
};

/** For each type with pages, the name of the page that lists it and the address of one document. */
const DOCUMENTS = Object.entries(DOCUMENT_ADDRESSES).map(([type, pattern]) => {
  const example = EXAMPLES.find(({ file }) => path.dirname(file) === type);
  const slug = SLUGS[type] ?? path.parse(example?.file ?? "").name;
  return [type === "people" ? "contributors" : DOCUMENT_PLACES[type]?.page, addressFor(pattern, slug)];
});

/** For each kind of page: its name, its address and, if it lists documents, the address of one of them. */
const KINDS: [name: string, addresses: string[]][] = [
  ...Object.entries(FIXED_ADDRESSES).map(([name, address]): [string, string[]] => [
    name,
    [address, ...DOCUMENTS.flatMap(([list, one = ""]) => (list === name ? [one] : []))],
  ]),
  ["contributors-of-a-role", [`${FIXED_ADDRESSES.contributors}/${ROLE_SEGMENT}/fotografia`]],
  ["unknown-address", ["/NadieConEsteNombre"]],
];

const test = testOf(() =>
  serveMagazine({ write: writeSmallMagazine, keptDir: path.join(KEPT_DIR, "tests", "small-magazine") }),
);

/** Returns one line for each item that a screen reader reads, indented below its container, without addresses. */
async function readingOf(part: Locator): Promise<string> {
  await waitUntilSettled(part.page());
  const lines = (await part.ariaSnapshot()).split("\n").filter((line) => !/^ *- \/url:/.test(line));
  const depth = (line = "") => line.search(/[^ ]/);
  const tidyLines = lines.map((line, index) => (depth(lines[index + 1]) > depth(line) ? line : line.replace(/:$/, "")));
  return `${tidyLines.join("\n")}\n`;
}

async function expectReading(part: Locator, name: string): Promise<void> {
  expect(await readingOf(part)).toMatchSnapshot(["reading-order", `${name}.txt`]);
}

for (const [name, addresses] of KINDS)
  test(`the reading order of ${name} is as recorded: ${addresses.join(", ")}`, async ({ page, expectComplaints }) => {
    const readings: string[] = [];
    for (const address of addresses) {
      await visit(page, address);
      readings.push(await readingOf(page.getByRole("main")));
    }
    expect(readings.join("\n")).toMatchSnapshot(["reading-order", `${name}.txt`]);
    if (name === "unknown-address") expectComplaints("status of 404");
  });

for (const [name, width] of [
  ["bars", 1440],
  ["bars-of-phones", 390],
] as const)
  test(`the reading order of ${name} is as recorded`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await visit(page, "/socialite");
    await page.getByRole("contentinfo").locator("summary").dispatchEvent("click");
    await expectReading(page.locator("body"), name);
  });

const dialog = (page: Page) => page.getByRole("dialog");

test("the reading order of the open menu of phones is as recorded", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/issues");
  await page.getByRole("button", { name: "Abrir el menú" }).click();
  await expect(dialog(page)).toBeVisible();
  await expectReading(page.locator("body"), "open-menu");
});

test("the reading order of the open viewer is as recorded", async ({ page }) => {
  await visit(page, "/MoraVidal");
  await page.getByRole("button", { name: "Una figura de pie (ampliar)" }).click();
  await expect(dialog(page)).toBeVisible();
  await expectReading(page.locator("body"), "open-viewer");
});

test("the reading order of the search is as recorded, with and without results", async ({ page }) => {
  await visit(page, "/issues");
  await page.getByRole("banner").getByRole("button", { name: "Buscar" }).click();
  await expect(page.getByRole("searchbox")).toBeFocused();
  await expectReading(page.locator("body"), "open-search");
  await page.keyboard.type("sosa");
  await expect(dialog(page).locator("[data-asked=sosa]").getByRole("status")).toHaveText(/resultado/);
  await expectReading(dialog(page), "search-results");
  await page.getByRole("searchbox").fill("zzzzzz");
  await expect(dialog(page).locator("[data-asked=zzzzzz]").getByRole("status")).toHaveText(/No encontramos/);
  await expectReading(dialog(page), "search-without-results");
});

test("the reading order of the form with errors is as recorded", async ({ page }) => {
  await visit(page, "/form");
  await page.getByRole("button", { name: "ENVIAR" }).click();
  await expect(page.locator("[aria-invalid=true]")).toHaveCount(2);
  await expectReading(page.getByRole("main"), "form-with-errors");
});

test("a category without cards says so to screen readers and on the screen", async ({ page }) => {
  await visit(page, "/made-in-arg");
  await page.getByRole("button", { name: "CALZADO" }).click();
  await expect(page.getByRole("article")).toHaveCount(0);
  const region = page.getByRole("region", { name: "Made in Arg" });
  await expectReading(region, "category-without-cards");
  // Checks that the message is visible: a message for screen readers alone is one pixel high.
  await expect.poll(async () => (await placeOf(region.getByRole("status"))).height).toBeGreaterThan(16);
});

/** axe on every address and state, at two widths, with and without motion, in both languages. */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import { expect, test, visit } from "../support/page.ts";
import { passForPerson } from "../support/form.ts";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const SITEMAP = readFileSync(path.resolve(import.meta.dirname, "../../dist/sitemap.xml"), "utf8");
const ADDRESSES = [...SITEMAP.matchAll(/<loc>https:\/\/[^/]+([^<]*)</g)].map(([, address]) => address || "/");

const UNKNOWN = "/NadieConEsteNombre";

/** Half the size of what `import axe` brings, for each page reads it anew. */
const AXE = readFileSync(path.resolve(import.meta.dirname, "../../node_modules/axe-core/axe.min.js"), "utf8");

interface AxeWindow {
  axe: typeof axe & { commons: { color: { Color: { prototype: Color } } } };
}

interface Color {
  r: number;
  g: number;
  b: number;
  alpha: number;
  parseString: (this: Color, text: string) => Color;
}

/** axe reads the few colours of a page thousands of times, which took most of its time. */
function rememberColors(): void {
  const { prototype } = (window as unknown as AxeWindow).axe.commons.color.Color;
  const { parseString } = prototype;
  const known = new Map<string, Pick<Color, "r" | "g" | "b" | "alpha">>();
  prototype.parseString = function (text) {
    const values = known.get(text);
    if (values) return Object.assign(this, values);
    const { r, g, b, alpha } = parseString.call(this, text);
    known.set(text, { r, g, b, alpha });
    return this;
  };
}

/** Through the debugger, so the policy of the page does not have to let axe in; once for each page. */
async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) {
    await page.evaluate(AXE);
    await page.evaluate(rememberColors);
  }
  return page.evaluate(async (tags) => {
    const { violations: found } = await (window as unknown as AxeWindow).axe.run(document, {
      runOnly: { type: "tag", values: tags },
      resultTypes: ["violations"],
      // Style sheets and frames are asked for again otherwise, for a rule that is not among these.
      preload: false,
      iframes: false,
      // A third of the time goes into selectors of elements that are as they should be; their HTML names the others.
      selectors: false,
    });
    return found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html} ${node.failureSummary}`));
  }, RULES);
}

/** Smallest side of a target in CSS pixels (WCAG 2.2 criterion 2.5.8), but for links in a line of text. */
function smallTargets(): string[] {
  const targets = document.querySelectorAll<HTMLElement>("a[href], button, input:not([tabindex='-1']), summary");
  return [...targets].flatMap((target) => {
    const { width, height } = target.getBoundingClientRect();
    const hidden = width === 0 || target.closest("[hidden]") || target.getAttribute("href") === "#content";
    const inText = target.matches("p a, li a, dd a, span a") && getComputedStyle(target).display === "inline";
    return hidden || inText || (width >= 24 && height >= 24)
      ? []
      : [`${target.outerHTML.slice(0, 120)} ${width}×${height}`];
  });
}

/** Animations that end have ended, and the title of the home page is revealed. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      !document.querySelector("[data-reveal=waiting]") &&
      document.getAnimations().every(({ effect }) => effect?.getComputedTiming().endTime === Infinity),
  );
}

const WINDOWS = [390, 1440].flatMap((width) =>
  (["no-preference", "reduce"] as const).map((reducedMotion) => ({ width, reducedMotion })),
);

async function check(page: Page, address: string, windows = WINDOWS): Promise<void> {
  for (const { width, reducedMotion } of windows) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion });
    await settled(page);
    expect(await violations(page), `${address} at ${width} px, ${reducedMotion}`).toEqual([]);
    expect(await page.evaluate(smallTargets), `${address} at ${width} px`).toEqual([]);
  }
}

for (const address of [...ADDRESSES, UNKNOWN]) {
  test(`${address} has nothing that axe finds, one h1 and targets of 24 px, in Spanish and in English`, async ({
    page,
    expectComplaints,
  }) => {
    test.slow();
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
  });
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

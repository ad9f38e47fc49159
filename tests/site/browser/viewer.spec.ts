import type { Page } from "@playwright/test";
import {
  address,
  expectPosition,
  issue,
  openViewer,
  picture,
  pictures,
  position,
  viewer,
} from "../../support/site/gallery.ts";
import { hold, quickIf, expect, readingTest, test, visit } from "../../support/page.ts";
import { requestsOf } from "../../support/site/pages.ts";

const button = (page: Page, name: string) => viewer(page).getByRole("button", { name });

/** Drags with the mouse, at the height of the middle of the viewer. */
async function drag(page: Page, from: number, to: number): Promise<void> {
  await page.mouse.move(from, 450);
  await page.mouse.down();
  await page.mouse.move(to, 450, { steps: 5 });
  await page.mouse.up();
}

test("the viewer's code is not loaded with the page", async ({ page }) => {
  const code = requestsOf(page, /viewer|swiper/i);
  await visit(page, address);
  await picture(page, 0).hover();
  await page.waitForLoadState("networkidle");
  expect(code).toEqual([]);
  await picture(page, 0).click();
  await expect(viewer(page)).toBeVisible();
  expect(code).not.toEqual([]);
});

readingTest("the viewer opens at the pressed picture and wraps, and Escape restores the focus", async ({ page }) => {
  await openViewer(page, 1);
  await expectPosition(page, 2);
  await expect(viewer(page).getByRole("img")).toHaveAccessibleName(pictures[1]?.alt ?? "");
  await expect(page).toHaveURL(`${address}?foto=2`);
  await button(page, "Foto anterior").click();
  await expectPosition(page, 1);
  await button(page, "Foto anterior").click();
  await expectPosition(page, pictures.length);
  await page.keyboard.press("ArrowRight");
  await expectPosition(page, 1);
  await page.keyboard.press("ArrowLeft");
  await expectPosition(page, pictures.length);
  await page.keyboard.press("Escape");
  await expect(viewer(page)).toBeHidden();
  await expect(page).toHaveURL(address);
  await expect(picture(page, pictures.length - 1)).toBeFocused();
});

readingTest("the credit of a picture leads to the person that it names", { tag: "@exhaustive" }, async ({ page }) => {
  const index = pictures.findIndex(({ credit }) => credit === "Foto de Ana Sosa");
  await visit(page, `${address}?foto=${index + 1}`);
  const credit = viewer(page).getByRole("link", { name: "Ana Sosa" });
  await credit.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ana Sosa");
  await expect(page).toHaveURL("/colaboradores/ana-sosa");
  await expect(viewer(page)).toBeHidden();
});

readingTest("a click beside the picture closes the viewer, a click on it does not", async ({ page }) => {
  await openViewer(page);
  await viewer(page).getByRole("img").first().click();
  // Checks that the viewer is not closing: a closing viewer would not go to the next picture.
  await page.keyboard.press("ArrowRight");
  await expectPosition(page, 2);
  await page.mouse.click(30, 450);
  await expect(viewer(page)).toBeHidden();
});

for (const reducedMotion of ["no-preference", "reduce"] as const) {
  readingTest(
    `a drag beside the picture shows the next one (reduced motion: ${reducedMotion})`,
    quickIf(reducedMotion === "reduce"),
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      await visit(page, `${address}?foto=1`);
      await expectPosition(page, 1);
      await drag(page, 1400, 300);
      await expectPosition(page, 2);
      await expect(viewer(page)).toBeVisible();
    },
  );
}

readingTest("with reduced motion the next picture appears without an animation", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, `${address}?foto=1`);
  await expectPosition(page, 1);
  await page.keyboard.press("ArrowRight");
  await expectPosition(page, 2);
  expect(await viewer(page).evaluate((all) => all.getAnimations({ subtree: true }).length)).toBe(0);
});

readingTest("screen readers find only the open picture", async ({ page }) => {
  await visit(page, `${address}?foto=1`);
  await expectPosition(page, 1);
  await expect(viewer(page).getByRole("figure")).toHaveCount(1);
  await page.keyboard.press("ArrowRight");
  await expect(viewer(page).getByRole("img")).toHaveAccessibleName(pictures[1]?.alt ?? "");
});

readingTest("two presses of Close at once go back a single step", { tag: "@exhaustive" }, async ({ page }) => {
  await visit(page, "/issues");
  await visit(page, address);
  for (const round of [1, 2]) {
    await picture(page, 0).click();
    await expect(page, `round ${round}`).toHaveURL(`${address}?foto=1`);
    await button(page, "Cerrar").evaluate((close: HTMLElement) => {
      close.click();
      close.click();
    });
    await expect(viewer(page)).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(issue?.name ?? "");
    await expect(page).toHaveURL(address);
  }
});

test("a press before the page has started opens the viewer once the page has started", async ({ page }) => {
  const start = await hold(page, "**/assets/*.js");
  await page.goto(address, { waitUntil: "commit" });
  await page.locator("#root").evaluate((root) => {
    const clicks = ((window as unknown as { clicks: string[] }).clicks = []) as string[];
    root.addEventListener("click", () => clicks.push("click"));
  });
  const clicks = () => page.evaluate(() => (window as unknown as { clicks: string[] }).clicks);
  await picture(page, 0).click();
  expect(await clicks()).toEqual([]);
  start();
  await expect(viewer(page)).toBeVisible();
  expect(await clicks()).toEqual(["click"]);
});

readingTest("the Tab key stays in the viewer", async ({ page }) => {
  await openViewer(page);
  for (let presses = 0; presses < 5; presses++) {
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("[role=dialog]") !== null)).toBe(true);
  }
});

readingTest("Back closes the viewer, even after other pictures were shown", async ({ page }) => {
  await openViewer(page);
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(`${address}?foto=2`);
  await page.goBack();
  await expect(viewer(page)).toBeHidden();
  await expect(page).toHaveURL(address);
});

readingTest("Back right after a change of picture focuses the new one", { tag: "@exhaustive" }, async ({ page }) => {
  await openViewer(page);
  await button(page, "Foto siguiente").evaluate((next: HTMLElement) => {
    next.click();
    history.back();
  });
  await expect(viewer(page)).toBeHidden();
  await expect(picture(page, 1)).toBeFocused();
});

readingTest("a button of the viewer gets the focus first, not a link of the credit", async ({ page }) => {
  await visit(page, `${address}?foto=${pictures.findIndex(({ credit }) => credit === "Foto de Ana Sosa") + 1}`);
  await expect(viewer(page).getByRole("link", { name: "Ana Sosa" })).toBeVisible();
  await expect(button(page, "Foto siguiente")).toBeFocused();
});

readingTest("the viewer of an address with a picture closes to its page", { tag: "@exhaustive" }, async ({ page }) => {
  await page.goto(`${address}?foto=3`);
  await expectPosition(page, 3);
  await button(page, "Cerrar").click();
  await expect(viewer(page)).toBeHidden();
  await expect(page).toHaveURL(address);
});

for (const wrong of ["0", "99", "dos", "1.5"]) {
  readingTest(`?foto=${wrong} opens no viewer`, quickIf(wrong === "99"), async ({ page }) => {
    await visit(page, `${address}?foto=${wrong}`);
    await page.waitForLoadState("networkidle");
    await expect(viewer(page)).toBeHidden();
  });
}

readingTest("an address opens a picture of one of several editorials", { tag: "@exhaustive" }, async ({ page }) => {
  await page.goto("/Editorials?galeria=proyecto7&foto=3");
  await expect(position(page)).toHaveText("3 de 3");
  await expect(viewer(page)).toHaveAccessibleName(/Uncomfortable/);
});

readingTest("the pictures next to the open one are loaded ahead", { tag: "@exhaustive" }, async ({ page }) => {
  await openViewer(page);
  const loading = viewer(page)
    .getByRole("img", { includeHidden: true })
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).loading));
  const expected = pictures.map((_picture, index) => ([0, 1, pictures.length - 1].includes(index) ? "eager" : "lazy"));
  expect(await loading).toEqual(expected);
});

readingTest("the Tab key reaches nothing in pictures that are not open", { tag: "@exhaustive" }, async ({ page }) => {
  await visit(page, "/MoraVidal?foto=2");
  await expect(button(page, "Foto siguiente")).toBeFocused();
  for (let presses = 0; presses < 6; presses++) {
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("figure"))).toBeNull();
  }
});

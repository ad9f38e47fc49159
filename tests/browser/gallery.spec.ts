import type { Page } from "@playwright/test";
import { written, type IssueFile } from "./content.ts";
import { expect, freeze, test, visit } from "./page.ts";

interface GalleryFile extends IssueFile {
  gallery?: { src: string; alt: string; orientation: "portrait" | "landscape" }[];
}

const withGallery = written<GalleryFile>("issues").filter(({ gallery }) => (gallery?.length ?? 0) >= 5);
const [issue] = withGallery;
const pictures = issue?.gallery ?? [];
const address = `/${issue?.slug}`;

const strip = (page: Page) => page.getByRole("group", { name: "Galería" });
const picture = (page: Page, index: number) => strip(page).getByRole("button").nth(index);
const viewer = (page: Page) => page.getByRole("dialog");
const position = (page: Page) => viewer(page).getByText(/^\d+ de \d+$/);
const forward = (page: Page) => page.getByRole("button", { name: "Ver más fotos" });

test("portraits are 380 × 530 and alone in their column, at most two landscapes of 350 × 256 are stacked", async ({
  page,
}) => {
  await page.goto(address);
  const boxes = await strip(page)
    .getByRole("button")
    .evaluateAll((buttons) =>
      buttons.map((button) => ({ ...button.getBoundingClientRect().toJSON(), kind: button.dataset.orientation })),
    );
  expect(boxes.map(({ kind }) => kind)).toEqual(pictures.map(({ orientation }) => orientation));
  for (const { kind, width, height } of boxes) {
    expect([Math.round(width), Math.round(height)]).toEqual(kind === "portrait" ? [380, 530] : [350, 256]);
  }
  const columns = new Map<number, string[]>();
  for (const { left, kind } of boxes) columns.set(left, [...(columns.get(left) ?? []), kind]);
  for (const kinds of columns.values()) {
    expect(["portrait", "landscape", "landscape,landscape"]).toContain(kinds.join());
  }
});

test("the forward button advances by a portrait and 16 px, and hides at the end", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await visit(page, address);
  await strip(page).scrollIntoViewIfNeeded();
  const left = () => strip(page).evaluate((element) => element.scrollLeft);
  await strip(page).evaluate((element) => (element.style.scrollSnapType = "none"));
  await expect(forward(page)).toBeVisible();
  await forward(page).click();
  await expect.poll(left).toBe(396);
  await strip(page).evaluate((element) =>
    element.scrollTo({ left: element.scrollWidth - element.clientWidth - 11, behavior: "instant" }),
  );
  await expect(forward(page)).toBeVisible();
  await strip(page).evaluate((element) =>
    element.scrollTo({ left: element.scrollWidth - element.clientWidth - 9, behavior: "instant" }),
  );
  await expect(forward(page)).toBeHidden();
});

test("the check after a scroll runs 300 ms later, and a resize is noticed", async ({ page }) => {
  await page.clock.install();
  await page.setViewportSize({ width: 768, height: 900 });
  await visit(page, address);
  await expect(forward(page)).toBeVisible();
  await freeze(page);
  await strip(page).evaluate(async (element) => {
    const scrolled = new Promise((resolve) => element.addEventListener("scroll", resolve, { once: true }));
    element.scrollTo({ left: element.scrollWidth, behavior: "instant" });
    await scrolled;
  });
  await page.clock.runFor(299);
  await expect(forward(page)).toBeVisible();
  await page.clock.runFor(1);
  await expect(forward(page)).toBeHidden();
  await strip(page).evaluate((element) => element.scrollTo({ left: 0, behavior: "instant" }));
  await page.setViewportSize({ width: 700, height: 900 });
  await expect(forward(page)).toBeVisible();
});

test("the viewer's code is not loaded with the page", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await visit(page, address);
  expect(requests.filter((url) => /viewer|swiper/i.test(url))).toEqual([]);
  await picture(page, 0).click();
  await expect(viewer(page)).toBeVisible();
  expect(requests.filter((url) => /viewer/i.test(url))).not.toEqual([]);
});

test("opens at the clicked picture, wraps at both ends and closes with Escape, giving focus back", async ({ page }) => {
  await visit(page, address);
  await picture(page, 1).click();
  await expect(position(page)).toHaveText(`2 de ${pictures.length}`);
  await expect(viewer(page)).toContainText(pictures[1]?.alt ?? "");
  await expect(page).toHaveURL(`${address}?foto=2`);
  await viewer(page).getByRole("button", { name: "Foto anterior" }).click();
  await expect(position(page)).toHaveText(`1 de ${pictures.length}`);
  await viewer(page).getByRole("button", { name: "Foto anterior" }).click();
  await expect(position(page)).toHaveText(`${pictures.length} de ${pictures.length}`);
  await page.keyboard.press("ArrowRight");
  await expect(position(page)).toHaveText(`1 de ${pictures.length}`);
  await page.keyboard.press("ArrowLeft");
  await expect(position(page)).toHaveText(`${pictures.length} de ${pictures.length}`);
  await page.keyboard.press("Escape");
  await expect(viewer(page)).toBeHidden();
  await expect(page).toHaveURL(address);
  await expect(picture(page, pictures.length - 1)).toBeFocused();
});

test("a click beside the picture closes the viewer, a click on it does not", async ({ page }) => {
  await visit(page, address);
  await picture(page, 0).click();
  await viewer(page).getByRole("img").first().click();
  await expect(viewer(page)).toBeVisible();
  await page.mouse.click(30, 450);
  await expect(viewer(page)).toBeHidden();
});

test("Tab stays in the viewer", async ({ page }) => {
  await visit(page, address);
  await picture(page, 0).click();
  await expect(viewer(page)).toBeVisible();
  for (let presses = 0; presses < 5; presses++) {
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("[role=dialog]") !== null)).toBe(true);
  }
});

test("Back closes the viewer, also after other pictures were shown", async ({ page }) => {
  await visit(page, address);
  await picture(page, 0).click();
  await expect(viewer(page)).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(`${address}?foto=2`);
  await page.goBack();
  await expect(viewer(page)).toBeHidden();
  await expect(page).toHaveURL(address);
});

test("a picture can be linked; closing stays on the page", async ({ page }) => {
  await page.goto(`${address}?foto=3`);
  await expect(position(page)).toHaveText(`3 de ${pictures.length}`);
  await viewer(page).getByRole("button", { name: "Cerrar" }).click();
  await expect(viewer(page)).toBeHidden();
  await expect(page).toHaveURL(address);
});

for (const wrong of ["0", "99", "dos", "1.5"]) {
  test(`?foto=${wrong} opens nothing`, async ({ page }) => {
    await visit(page, `${address}?foto=${wrong}`);
    await expect(viewer(page)).toBeHidden();
  });
}

test("each editorial has its own pictures in the address", async ({ page }) => {
  await page.goto("/Editorials?galeria=proyecto2&foto=13");
  await expect(position(page)).toHaveText("13 de 13");
  await expect(viewer(page)).toHaveAccessibleName(/Uncomfortable/);
});

test("pictures are there without JavaScript", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(address);
  await expect(strip(page).getByRole("img")).toHaveCount(pictures.length);
  await context.close();
});

test("the pictures next to the open one are loaded ahead", async ({ page }) => {
  await visit(page, address);
  await picture(page, 0).click();
  await expect(viewer(page)).toBeVisible();
  const loading = viewer(page)
    .getByRole("img")
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).loading));
  const expected = pictures.map((_picture, index) => ([0, 1, pictures.length - 1].includes(index) ? "eager" : "lazy"));
  expect(await loading).toEqual(expected);
});

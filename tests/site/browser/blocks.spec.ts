/** Blocks of a text, such as films and notes: what readers, screen readers, print, feeds and crawlers get. */
import type { Page } from "@playwright/test";
import { waitUntilSettled, smallTargets, violations } from "../../support/axe.ts";
import { site } from "../../support/content.ts";
import { quickIf, expect, readingTest, test, visit } from "../../support/page.ts";
import { nodesOf, plainTest } from "../../support/site/pages.ts";

const ADDRESS = "/News/Hojas";
const PLAYER = "https://player.vimeo.com";

const film = (page: Page) => page.getByRole("link", { name: "Dos horas de vapor Vimeo" });
const player = (page: Page) => page.getByTitle("Dos horas de vapor Vimeo");
const viewer = (page: Page) => page.getByRole("dialog");

const policyOf = (page: Page) =>
  page.locator("meta[http-equiv=Content-Security-Policy]").first().getAttribute("content");

/** Answers the requests to the player, so that none leaves this machine. */
const answerAsService = (page: Page) =>
  page.route(`${PLAYER}/**`, (route) => route.fulfill({ contentType: "text/html", body: "<p>Un video" }));

test("before a film is pressed no other host is asked, then its service alone", async ({ page, expectComplaints }) => {
  await answerAsService(page);
  const requestedUrls: string[] = [];
  page.on("request", (request) => void requestedUrls.push(request.url()));
  await visit(page, ADDRESS);
  await film(page).scrollIntoViewIfNeeded();
  await film(page).hover();
  await page.waitForLoadState("networkidle");
  const foreignUrls = () => requestedUrls.filter((url) => !url.startsWith(new URL(page.url()).origin));
  expect(foreignUrls()).toEqual([]);
  await film(page).click();
  await expect(player(page).contentFrame().getByText("Un video")).toBeVisible();
  await expect(player(page)).toBeFocused();
  expect(foreignUrls()).toEqual([`${PLAYER}/video/76979871?dnt=1&autoplay=1`]);
  await expect(page).toHaveURL(ADDRESS);
  expectComplaints(`request to ${PLAYER}`);
});

readingTest("the content policy of a page allows only the players of its own films", async ({ page }) => {
  await visit(page, ADDRESS);
  expect(await policyOf(page)).toContain(`frame-src ${PLAYER};`);
  for (const other of ["/", "/news", "/News/Telar"]) {
    await visit(page, other);
    expect(await policyOf(page), other).not.toContain("frame-src");
  }
});

test("a film plays after a navigation from a page without films", async ({ page, expectComplaints }) => {
  await answerAsService(page);
  await visit(page, "/news");
  await page.getByRole("main").getByRole("link", { name: "Las hojas sueltas" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Las hojas sueltas");
  await film(page).click();
  await expect(player(page).contentFrame().getByText("Un video")).toBeVisible();
  await expect(page).toHaveURL(/\?video=1$/);
  expectComplaints(`request to ${PLAYER}`);
});

for (const [name, position, caption] of [
  ["Una trama cruzada", "2 de 3", "La pasada · Foto de Ana Sosa"],
  ["Una hoja con nervaduras", "3 de 3", "La hoja, después · Foto de Bruno Paz"],
] as const)
  readingTest(`Enter opens «${name}» with its caption, and Escape returns the focus to it`, async ({ page }) => {
    await visit(page, ADDRESS);
    const picture = page.getByRole("main").getByRole("link", { name });
    await picture.press("Enter");
    await expect(viewer(page).getByText(position)).toBeVisible();
    await expect(viewer(page).getByRole("figure")).toContainText(caption);
    await page.keyboard.press("Escape");
    await expect(viewer(page)).toBeHidden();
    await expect(picture).toBeFocused();
    await expect(page).toHaveURL(ADDRESS);
  });

readingTest("each block has its role and name for screen readers", async ({ page }) => {
  await visit(page, ADDRESS);
  await expect(page.getByRole("article")).toMatchAriaSnapshot(`
    - figure "Tres momentos · Foto de Ana Sosa":
      - figure "El urdido":
        - link "Un hilo tenso"
      - figure "La pasada":
        - link "Una trama cruzada"
    - figure "La hoja, después · Foto de Bruno Paz":
      - link "Una hoja con nervaduras"
      - link "Bruno Paz":
        - /url: /colaboradores/bruno-paz
    - figure "Inés Corbacho":
      - blockquote:
        - paragraph: Lo lindo es que salga ésta.
    - note "Para probar en casa":
      - list:
        - listitem: Tela de seda, lavada.
    - figure:
      - link "Dos horas de vapor Vimeo"
  `);
});

// On wide screens, axe.spec.ts checks this page, as it does the page of every content file.
readingTest("a text with blocks passes axe on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await visit(page, ADDRESS);
  await waitUntilSettled(page);
  expect(await violations(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
});

test("on paper, a film that was playing is a link with its address", async ({ page, expectComplaints }) => {
  await answerAsService(page);
  await visit(page, ADDRESS);
  await film(page).click();
  await expect(player(page)).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(film(page)).toBeVisible();
  await expect(player(page)).toBeHidden();
  await expect(page.getByRole("note")).toBeVisible();
  const address = film(page).evaluate((link) => getComputedStyle(link, "::after").content);
  expect(await address).toContain("https://vimeo.com/76979871");
  expectComplaints(`request to ${PLAYER}`);
});

plainTest("without scripts, a film links to its service, and a picture to its file", async ({ page, request }) => {
  await page.goto(ADDRESS);
  await expect(film(page)).toHaveAttribute("href", "https://vimeo.com/76979871");
  const file = await page.getByRole("link", { name: "Un hilo tenso" }).getAttribute("href");
  expect((await request.get(file ?? "")).headers()["content-type"]).toBe("image/webp");
});

readingTest("all three feeds have the blocks in plain HTML with absolute addresses", async ({ page, request }) => {
  await visit(page, "/who");
  const { items } = (await (await request.get("/news.json")).json()) as {
    items: { url: string; content_html: string }[];
  };
  const json = items.find(({ url }) => url === site.url + ADDRESS)?.content_html ?? "";
  const contentIn = async (file: string, tag: string) => {
    const xml = await (await request.get(file)).text();
    return page.evaluate(
      ([text, name, headline]) => {
        const feed = new DOMParser().parseFromString(text, "application/xml");
        const item = [...feed.querySelectorAll("item, entry")].find(
          (each) => each.querySelector("title")?.textContent === headline,
        );
        return item?.getElementsByTagName(name)[0]?.textContent ?? "";
      },
      [xml, tag, "Las hojas sueltas"] as const,
    );
  };
  expect(await contentIn("/news.rss", "content:encoded")).toBe(json);
  expect(await contentIn("/news.atom", "content")).toBe(json);
  expect(json).not.toMatch(/ (?:src|href)="(?!https:)/);
  await page.setContent(json.replaceAll(site.url, ""));
  const attributes = await page.locator("body *").evaluateAll((all) => all.flatMap((each) => each.getAttributeNames()));
  expect([...new Set(attributes)].toSorted()).toEqual(["alt", "href", "rel", "src", "width"]);
  await expect(page.locator("body")).toMatchAriaSnapshot(`
    - figure "El urdido":
      - img "Un hilo tenso"
    - figure "La pasada":
      - img "Una trama cruzada"
    - paragraph: /Tres momentos/
    - figure "La hoja, después · Foto de Bruno Paz":
      - img "Una hoja con nervaduras"
    - figure "Inés Corbacho":
      - blockquote:
        - paragraph: Lo lindo es que salga ésta.
    - separator
    - paragraph:
      - strong: Para probar en casa
    - list:
      - listitem: Tela de seda, lavada.
    - separator
    - figure:
      - link "Dos horas de vapor Vimeo":
        - /url: https://vimeo.com/76979871
  `);
});

readingTest("structured data describes and credits the pictures, and the sitemap lists them", async ({ request }) => {
  const gallery = (await nodesOf(request, ADDRESS)).find((node) => node["@type"] === "ImageGallery");
  const media = gallery?.["associatedMedia"] as { contentUrl: string }[] | undefined;
  const ana = { creditText: "Foto de Ana Sosa", creator: { "@type": "Person", name: "Ana Sosa" } };
  expect(media).toMatchObject([
    { caption: "Figuras de pie, como maniquíes" },
    { caption: "Un hilo tenso", ...ana },
    { caption: "Una trama cruzada", ...ana },
    { caption: "Una hoja con nervaduras", creditText: "Foto de Bruno Paz" },
  ]);
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const [, entry = ""] = new RegExp(`<loc>${site.url}${ADDRESS}</loc>(.*?)</url>`).exec(sitemap) ?? [];
  for (const { contentUrl } of media ?? []) expect(entry).toContain(`<image:loc>${contentUrl}</image:loc>`);
});

for (const [what, words] of [
  ["description of a picture", "nervaduras"],
  ["caption", "urdido"],
  ["note", "lavada"],
  ["title of a film", "vapor"],
] as const)
  readingTest(`the search finds a text by the ${what}`, quickIf(words === "nervaduras"), async ({ page }) => {
    await visit(page, `/buscar?q=${words}`);
    await expect(page.locator("[data-result]").first()).toContainText("Las hojas sueltas");
  });

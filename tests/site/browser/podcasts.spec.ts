/** Podcasts, which the sample lacks, in a magazine that is built for these tests. */
import type { Page } from "@playwright/test";
import { waitUntilSettled, smallTargets, violations } from "../../support/axe.ts";
import { MP3 } from "../../support/documents.ts";
import { EPISODES, serveListeningMagazine } from "../../support/magazines/listening.ts";
import { expect, visit } from "../../support/page.ts";
import { nodesOf, requestsOf, testOf } from "../../support/site/pages.ts";
import { widthBeyondWindow } from "../../support/site/visible-text.ts";

const test = testOf(serveListeningMagazine);

const EPISODE = "/podcasts/Marea";
const player = (page: Page) => page.getByLabel("Escuchar La marea baja");
const isPlaying = (page: Page) => player(page).evaluate((audio: HTMLAudioElement) => !audio.paused);

for (const width of [390, 1440])
  for (const address of ["/podcasts", "/podcasts/pagina/2", EPISODE])
    test(`${address} passes axe and does not overflow at ${width} px`, { tag: "@exhaustive" }, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await visit(page, address);
      await waitUntilSettled(page);
      for (const part of await page.locator("summary").all()) await part.dispatchEvent("click");
      expect(await violations(page)).toEqual([]);
      expect(await smallTargets(page)).toEqual([]);
      expect(await page.evaluate(widthBeyondWindow)).toBeLessThanOrEqual(0);
    });

test("episodes are listed newest first and lead to their pages", { tag: "@exhaustive" }, async ({ page }) => {
  await visit(page, "/");
  await page.getByRole("navigation", { name: "Navegación principal" }).getByRole("link", { name: "Podcasts" }).click();
  await expect(page).toHaveTitle("Pompa | PODCASTS");
  const titles = page.getByRole("main").getByRole("heading", { level: 2 });
  await expect(titles.first()).toHaveText("La marea baja");
  await expect(titles.nth(1)).toHaveText(`Ola ${EPISODES - 1}`);
  await titles.first().getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("La marea baja");
  await expect(page.getByText("Temporada 2")).toBeVisible();
  await expect(page.getByText("Dura 1:05:00")).toBeVisible();
  await expect(page.getByRole("link", { name: "Episodio anterior" })).toContainText("Ola 25");
});

test("an episode plays by the keyboard and loads no recording before", { tag: "@exhaustive" }, async ({ page }) => {
  const requestedFiles = requestsOf(page, /\.mp3$/);
  await visit(page, EPISODE);
  await expect(player(page)).toHaveAttribute("preload", "none");
  expect(requestedFiles).toEqual([]);
  await page.getByRole("button", { name: "Compartir" }).focus();
  await page.keyboard.press("Tab");
  await expect(player(page)).toBeFocused();
  await page.keyboard.press("Space");
  await expect.poll(() => player(page).evaluate((audio: HTMLAudioElement) => audio.currentTime)).toBeGreaterThan(0);
  expect(new Set(requestedFiles).size).toBe(1);
});

test("an episode's transcript opens, and its credits lead to people", { tag: "@exhaustive" }, async ({ page }) => {
  await visit(page, EPISODE);
  const transcript = page.getByText("El agua se va y queda el ruido.");
  await expect(transcript).toBeHidden();
  await page.getByText("Transcripción").press("Enter");
  await expect(transcript).toBeVisible();
  await page.getByRole("link", { name: "Ana Sosa", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ana Sosa");
  const work = page.getByRole("article", { name: "La marea baja" });
  await expect(work).toContainText("Episodio");
});

test("the words around an episode are in English for readers of English", { tag: "@exhaustive" }, async ({ page }) => {
  await visit(page, `${EPISODE}?lng=en`);
  await expect(page.getByText("Transcript", { exact: true })).toBeVisible();
  await expect(page.getByText("Season 2")).toBeVisible();
});

test("the search finds an episode by the words of its transcript", { tag: "@exhaustive" }, async ({ page }) => {
  await visit(page, "/buscar?q=ruido");
  await expect(page.getByRole("main").getByRole("link", { name: /La marea baja/ })).toContainText("Episodio");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("an episode can be found, played and read", { tag: "@exhaustive" }, async ({ page }) => {
    await page.goto("/podcasts");
    await page.getByRole("link", { name: "Página 2" }).click();
    await expect(page.getByRole("heading", { level: 2 })).toHaveCount(EPISODES - 24);
    await page.goto("/podcasts");
    await page.getByRole("link", { name: "La marea baja" }).click();
    await expect(player(page)).toBeVisible();
    await expect(player(page)).toHaveAttribute("controls", "");
    await page.getByText("Transcripción").click();
    await expect(page.getByText("El agua se va y queda el ruido.")).toBeVisible();
  });
});

test.describe("with offline reading", () => {
  test.use({ serviceWorkers: "allow" });

  test("a recording is not stored for offline reading", { tag: "@exhaustive" }, async ({ page }) => {
    await visit(page, EPISODE);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await player(page).focus();
    await page.keyboard.press("Space");
    await expect.poll(() => isPlaying(page)).toBe(true);
    const cachedFiles = () =>
      page.evaluate(async () => {
        const names = await caches.keys();
        const files = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return files.flat().map(({ url }) => new URL(url).pathname);
      });
    await expect.poll(cachedFiles).toContain(EPISODE.toLowerCase());
    expect((await cachedFiles()).filter((file) => file.endsWith(".mp3"))).toEqual([]);
  });
});

test("podcast apps get a feed with the right size of each file", { tag: "@exhaustive" }, async ({ page, request }) => {
  await visit(page, "/podcasts");
  const feed = page.locator('head link[type="application/rss+xml"][href$="podcasts.rss"]');
  await expect(feed).toHaveAttribute("title", "Pompa · Podcasts");
  await expect(page.getByRole("link", { name: /RSS/ })).toHaveAttribute("href", "/podcasts.rss");
  const xml = await (await request.get("/podcasts.rss")).text();
  const enclosures = [
    ...xml.matchAll(/<enclosure length="(\d+)" type="([^"]*)" url="https:\/\/pompa\.example([^"]*)"/g),
  ];
  expect(enclosures).toHaveLength(EPISODES);
  for (const [, length, type, file = ""] of enclosures.slice(0, 2)) {
    const whole = await request.head(file);
    expect([whole.status(), whole.headers()["content-length"]]).toEqual([200, length]);
    expect([length, type]).toEqual([`${MP3.length}`, "audio/mpeg"]);
    const part = await request.get(file, { headers: { Range: "bytes=0-9" } });
    expect([part.status(), (await part.body()).length]).toEqual([206, 10]);
  }
  const cover = /<itunes:image href="https:\/\/pompa\.example([^"]*)"/.exec(xml)?.[1] ?? "";
  expect((await request.get(cover)).status()).toBe(200);
});

test("structured data and the sitemap describe episodes", { tag: "@exhaustive" }, async ({ page, request }) => {
  const series = { "@type": "PodcastSeries", "@id": "https://pompa.example/podcasts#series" };
  expect(await nodesOf(request, "/podcasts")).toContainEqual(expect.objectContaining(series));
  expect(await nodesOf(request, EPISODE)).toContainEqual(
    expect.objectContaining({
      "@type": "PodcastEpisode",
      name: "La marea baja",
      episodeNumber: 7,
      partOfSeries: { "@id": series["@id"] },
      associatedMedia: expect.objectContaining({ "@type": "AudioObject", duration: "PT1H05M00S" }),
    }),
  );
  await page.goto(EPISODE);
  const picture = await page.locator("meta[property='og:image']").getAttribute("content");
  expect((await request.get(picture?.replace("https://pompa.example", "") ?? "")).status()).toBe(200);
  const sitemap = await (await request.get("/sitemap.xml")).text();
  for (const address of ["/podcasts", "/podcasts/pagina/2", EPISODE])
    expect(sitemap).toContain(`<loc>https://pompa.example${address}</loc>`);
});

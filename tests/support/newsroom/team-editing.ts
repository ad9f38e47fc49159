/** A newsroom whose members enter with a cookie, in a real browser. */
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { type Browser, type BrowserContext, expect, type Page, test as base } from "@playwright/test";
import { SITE_MARK } from "../../../src/delivery/build/output/output-folder.ts";
import { startNewsroom } from "../../../src/editor/newsroom/newsroom.ts";
import { buildEditor } from "../../../src/editor/server/build-editor.ts";
import { ANA, BRUNO, newsroomPlaces } from "./team.ts";

interface Team {
  /** Where readers find the site. */
  site: string;
  /** Opens a document in the page of a member. */
  at: (browser: Browser, who: typeof ANA | typeof BRUNO, file: string) => Promise<Page>;
}

/** Members log in by a cookie, which no other site could set. */
export const test = base.extend<{ team: Team }>({
  team: async ({ viewport, locale, hasTouch, isMobile }, use) => {
    const places = await newsroomPlaces([ANA, BRUNO]);
    await mkdir(places.site);
    await writeFile(path.join(places.site, SITE_MARK), "");
    const login = async (headers: Headers) => /who=([^;]+)/.exec(headers.get("Cookie") ?? "")?.[1];
    const room = await startNewsroom(
      { ...places, access: { login, team: places.team, logout: "" }, host: "127.0.0.1", port: 0, sitePort: 0 },
      { bundle: () => buildEditor(), build: async () => undefined, log: () => {}, onError: console.error },
    );
    const address = `http://localhost:${room.port}`;
    const contexts: BrowserContext[] = [];
    await use({
      site: `http://localhost:${room.sitePort}`,
      at: async (browser, { email }, file) => {
        const context = await browser.newContext({ viewport, hasTouch, isMobile, ...(locale && { locale }) });
        contexts.push(context);
        await context.addCookies([{ name: "who", value: email, url: address }]);
        const page = await context.newPage();
        await page.goto(`${address}/#${file}`);
        if (file)
          await expect(page.getByRole("form", { name: "Campos del documento" })).toBeVisible({ timeout: 60_000 });
        return page;
      },
    });
    // The pages are closed first, because they would ask again and again whether the newsroom is back.
    for (const context of contexts) await context.close();
    await room.close();
    await rm(places.folder, { recursive: true, force: true });
  },
});

export { expect } from "@playwright/test";
export { NORA } from "./team.ts";

/** Two of a team talk about a document, at its fields. */
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { type Browser, expect, type Page, test as base } from "@playwright/test";
import { SITE_MARK } from "../../src/delivery/build/output-folder.ts";
import { startNewsroom } from "../../src/editor/newsroom/newsroom.ts";
import { buildEditor } from "../../src/editor/server/serving/bundle.ts";
import { settled, smallTargets, violations } from "../support/axe.ts";
import { see } from "../support/editing.ts";
import { ANA, BRUNO, newsroomPlaces } from "../support/newsroom-team.ts";
import { freePort } from "../support/servers.ts";

const NORA = "issues/NoraPaz.yaml";

interface Team {
  address: string;
  /** The page of somebody who has entered, at a document. */
  at: (browser: Browser, who: typeof ANA | typeof BRUNO, file: string) => Promise<Page>;
}

/** Who asks is told by a cookie, which no other site could set. */
const test = base.extend<{ team: Team }>({
  team: async ({ viewport, locale, hasTouch, isMobile }, use) => {
    const places = await newsroomPlaces([ANA, BRUNO]);
    await mkdir(places.site);
    await writeFile(path.join(places.site, SITE_MARK), "");
    const port = await freePort();
    const publicUrl = new URL(`http://localhost:${port}`);
    const login = async (headers: Headers) => /who=([^;]+)/.exec(headers.get("Cookie") ?? "")?.[1];
    const room = await startNewsroom(
      { ...places, publicUrl, access: { login, team: places.team }, host: "127.0.0.1", port, sitePort: 0 },
      { bundle: () => buildEditor(), build: async () => undefined, log: () => {}, onError: console.error },
    );
    await use({
      address: publicUrl.origin,
      at: async (browser, { email }, file) => {
        const context = await browser.newContext({ viewport, hasTouch, isMobile, ...(locale && { locale }) });
        await context.addCookies([{ name: "who", value: email, url: publicUrl.origin }]);
        const page = await context.newPage();
        await page.goto(`${publicUrl.origin}/#${file}`);
        if (file)
          await expect(page.getByRole("form", { name: "Campos del documento" })).toBeVisible({ timeout: 60_000 });
        return page;
      },
    });
    await room.close();
    await rm(places.folder, { recursive: true, force: true });
  },
});

const threads = (page: Page) => page.getByRole("main").getByRole("article");

test("a note at a field is seen by the other at once, answered and resolved", async ({ browser, team, isMobile }) => {
  const ana = await team.at(browser, ANA, NORA);
  const bruno = await team.at(browser, BRUNO, NORA);
  await ana.getByRole("button", { name: "Comentar Nombre" }).click();
  await ana.getByRole("textbox", { name: "Tu comentario sobre Nombre" }).fill("¿Es la misma Nora de mayo?");
  await ana.keyboard.press("Control+Enter");

  await expect(threads(bruno)).toContainText("¿Es la misma Nora de mayo?");
  await expect(threads(bruno)).toContainText(ANA.name);
  await bruno.getByRole("button", { name: "1 comentario sobre Nombre" }).click();
  await expect(bruno.getByRole("textbox", { name: "Nombre", exact: true }).first()).toBeFocused();
  await threads(bruno).getByRole("button", { name: "Responder" }).click();
  await bruno.getByRole("textbox", { name: `Tu respuesta a ${ANA.name}` }).fill("Sí, la de mayo.");
  await threads(bruno).getByRole("button", { name: "Responder" }).click();
  await expect(threads(ana)).toContainText("Sí, la de mayo.");

  for (const [n, w] of [
    ["p", 390],
    ["t", 768],
    ["d", 1440],
    ["w", 1920],
  ] as const) {
    await ana.setViewportSize({ width: w, height: 900 });
    await ana.screenshot({ path: `/work/wt/shots/notes-${n}.png` });
  }
  await settled(ana);
  expect(await violations(ana)).toEqual([]);
  expect(await smallTargets(ana, isMobile ? 44 : 24)).toEqual([]);

  await threads(ana).getByRole("button", { name: "Dar por resuelto" }).click();
  await expect(threads(bruno)).toBeHidden();
  await bruno.getByText("1 comentario resuelto").click();
  await expect(threads(bruno)).toContainText(`Lo dio por resuelto ${ANA.name}`);
  await threads(bruno).getByRole("button", { name: "Abrir de nuevo" }).click();
  await expect(ana.getByRole("button", { name: "1 comentario sobre Nombre" })).toBeVisible();
});

test("open notes stand in the list and on the first screen", async ({ browser, team }) => {
  const ana = await team.at(browser, ANA, NORA);
  await ana.getByRole("button", { name: "Comentar el documento" }).click();
  await ana.getByRole("textbox", { name: "Tu comentario sobre el documento" }).fill("Falta la foto de tapa.");
  await ana.getByRole("button", { name: "Comentar", exact: true }).click();
  const bruno = await team.at(browser, BRUNO, "");
  await expect(bruno.getByRole("region", { name: "Con comentarios del equipo" })).toContainText("Nora Paz");
  await see(bruno, "Documentos");
  const row = bruno.getByRole("navigation", { name: "Documentos" }).getByRole("button", { name: /Nora Paz/ });
  await expect(row).toContainText("1 comentario");
});

test("what could not be sent stays where it was written, and is taken back there alone", async ({ browser, team }) => {
  const ana = await team.at(browser, ANA, NORA);
  await ana.getByRole("button", { name: "Comentar Nombre" }).click();
  const note = ana.getByRole("textbox", { name: "Tu comentario sobre Nombre" });
  await ana.route("**/addNote", (route) => route.abort());
  await note.fill("¿Con z?");
  await ana.keyboard.press("Control+Enter");
  await expect(ana.getByRole("alert").filter({ hasText: "La redacción no contesta" })).toBeVisible();
  await expect(note).toHaveValue("¿Con z?");
  await ana.keyboard.press("Control+z");
  await expect(ana.getByRole("button", { name: "Rehacer" })).toBeDisabled();
  await ana.keyboard.press("Escape");
  await expect(note).toBeHidden();
});

/** A team publishes an issue through a real Caddy, with WebKit on a phone and Chromium on a desk. */
import { type Browser, chromium, type Page } from "@playwright/test";
import { findTestChromium } from "../../support/browsers/chromium.ts";
import { expect, expectSoon, PHONE, test } from "../../support/engines/engine.ts";
import type { Reader } from "../../support/engines/reader.ts";
import { findHosts } from "../../support/servers/installed.ts";
import {
  type Member,
  type NewsroomBehindCaddy,
  passwordOf,
  startBehindCaddy,
} from "../../support/newsroom/behind-caddy.ts";

const ANA = { name: "Ana Sosa", email: "ana@pompa.example", may: ["write"] };
const NINA = { name: "Nina Paz", email: "nina@pompa.example", may: ["write", "publish"] };

/** Draws a picture in the page and puts it into the file field of a group. */
const choosePicture = (reader: Reader, group: string) =>
  reader.evaluate(async (name) => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 900, height: 1200 });
    canvas.getContext("2d")?.fillRect(0, 0, 450, 1200);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg"));
    const transfer = new DataTransfer();
    transfer.items.add(new File([blob ?? ""], "foto.jpg", { type: "image/jpeg" }));
    const input = [...document.querySelectorAll("fieldset, [role=group]")]
      .find(
        (each) =>
          each.querySelector("legend")?.textContent?.startsWith(name) || each.getAttribute("aria-label") === name,
      )
      ?.querySelector<HTMLInputElement>("input[type=file]");
    if (!input) throw new Error(`No group ${name}`);
    input.files = transfer.files;
    input.dispatchEvent(new Event("change", { bubbles: true }));
  }, group);

/** Types into the first empty field with this label. */
async function fill(reader: Reader, label: string, text: string): Promise<void> {
  await expectSoon(
    () =>
      reader.evaluate((name) => {
        const field = [...document.querySelectorAll<HTMLElement>("input, textarea, .cm-content")].find((each) => {
          const labels = [...((each as HTMLInputElement).labels ?? [])].map(({ textContent }) => textContent ?? "");
          const names = [each.getAttribute("aria-label") ?? "", ...labels];
          const value = (each as HTMLInputElement).value ?? each.textContent;
          return names.some((one) => one.startsWith(name)) && value.trim() === "" && each.checkVisibility();
        });
        field?.scrollIntoView({ block: "center" });
        field?.focus();
        return field !== undefined && document.activeElement === field;
      }, label),
    label,
  ).toBe(true);
  await reader.type(text);
}

const expectText = (reader: Reader, words: string) =>
  expectSoon(() => reader.evaluate(() => document.body.textContent ?? ""), words, 60_000).toContain(words);

async function writeIssue(phone: Reader): Promise<void> {
  await expectText(phone, "En qué estamos");
  await phone.press("main button", "Nuevo documento");
  // The dialog gets the focus a moment after it opens.
  await expectSoon(() =>
    phone.evaluate(() => document.querySelector("[role=dialog]")?.contains(document.activeElement)),
  ).toBe(true);
  await phone.evaluate(() => {
    const select = document.querySelector<HTMLSelectElement>("[role=dialog] select");
    const type = [...(select?.options ?? [])].find(({ text }) => text === "Número");
    if (select && type) select.value = type.value;
    select?.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await fill(phone, "¿Cómo se llama?", "Olivia Ruiz");
  await phone.press("[role=dialog] button", "Crear");
  await expectText(phone, "Primera columna");
  await choosePicture(phone, "Tapa");
  await fill(phone, "Texto alternativo", "Olivia de pie");
  await phone.press("form button", "Agregar a Primera columna");
  await fill(phone, "Nombre", "Julia Benavídez");
  await choosePicture(phone, "Galería");
  await fill(phone, "Texto alternativo", "Olivia sentada");
  await fill(phone, "Presentación", "Olivia pinta de noche.");
  await expectSoon(() => phone.evaluate(() => document.querySelector("[aria-label=Problemas]")), "problems").toBeNull();
}

async function openNewsroom(browser: Browser, newsroom: string, member: Member): Promise<Page> {
  const httpCredentials = { username: member.email, password: passwordOf(member), send: "always" } as const;
  const context = await browser.newContext({ locale: "es-AR", httpCredentials });
  const page = await context.newPage();
  await page.goto(newsroom);
  return page;
}

const teamTest = test.extend<{ team: NewsroomBehindCaddy; desk: Browser }>({
  team: async ({}, use) => {
    const team = await startBehindCaddy([ANA, NINA]);
    await use(team);
    await team.close();
  },
  desk: async ({}, use) => {
    const executablePath = findTestChromium();
    const browser = await chromium.launch({ args: ["--no-sandbox"], ...(executablePath && { executablePath }) });
    await use(browser);
    await browser.close();
  },
});

teamTest.describe.configure({ timeout: 400_000 });
teamTest.skip(({ browserName }) => browserName !== "webkit", "A phone of the team has WebKit.");
teamTest.skip(findHosts().caddy === undefined, "This machine has no Caddy.");

teamTest("an issue written on a phone is corrected, shared and published", async ({ open, team, desk: browser }) => {
  const phone = await open(PHONE);
  await phone.leaveFor(`${team.addressFor(ANA.email)}/`);
  await writeIssue(phone);
  await phone.press("main button", "Pedir que se publique");
  await phone.press("[role=dialog] button", "Pedir que se publique");
  await expectText(phone, "Queda a la vista de quien puede publicar");
  await phone.press("[role=dialog] button", "Listo");

  const desk = await openNewsroom(browser, team.newsroom, NINA);
  await desk.getByRole("link", { name: "Olivia Ruiz" }).first().click();
  await expect(desk.getByText("También está acá: Ana Sosa.")).toBeVisible();
  await desk.getByRole("button", { name: "Comentar Presentación" }).click();
  await desk.keyboard.type("¿Y de día?");
  await desk.keyboard.press("ControlOrMeta+Enter");

  await expectText(phone, "¿Y de día?");
  await phone.press("form .cm-content");
  await phone.type(" Y de día duerme.");
  await phone.press("main button", "Guardar");
  await expectText(phone, "Todo guardado.");
  await phone.press("article button", "Dar por resuelto");
  await expect(desk.getByText("1 comentario resuelto")).toBeVisible();

  await desk.getByRole("button", { name: "Más", exact: true }).click();
  await desk.getByRole("menuitem", { name: "Compartir vista previa…" }).click();
  await desk.getByRole("button", { name: "Crear un enlace" }).click();
  const link = new URL(await desk.getByRole("textbox", { name: "Enlace" }).inputValue());
  await desk.getByRole("dialog").getByRole("button", { name: "Cerrar" }).click();
  const outsider = await (await browser.newContext()).newPage();
  await outsider.goto(team.site + link.pathname + link.search);
  await expect(outsider.getByText("Olivia pinta de noche. Y de día duerme.")).toBeVisible();

  await desk.getByRole("button", { name: "Publicar todo · 1 pedido" }).click();
  const dialog = desk.getByRole("dialog");
  await dialog.getByRole("button", { name: "Elegir sólo esto" }).click();
  await dialog.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(dialog.getByText("el sitio ya está al día")).toBeVisible({ timeout: 90_000 });

  const reader = await (await browser.newContext()).newPage();
  await reader.goto(`${team.site}/OliviaRuiz`);
  await expect(reader.getByText("Olivia pinta de noche. Y de día duerme.")).toBeVisible();
  expect(team.remoteGit("log", "-1", "--format=%an", "main")).toContain(NINA.name);
});

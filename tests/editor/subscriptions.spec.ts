/** «Suscripciones»: submissions of the form of the site, as the editor shows them. */
import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import { openSubscriptions } from "../../src/editor/server/subscriptions.ts";
import { expectAccessible } from "../support/axe.ts";
import { openEditor } from "../support/editor-server.ts";
import { writeFullMagazine } from "../support/small-magazine/write.ts";
import { createSubmissionsFolder } from "../support/servers/form-receiver.ts";

const HOSTILE = '<img src="x" onerror="document.title=1">';

const lineOf = (person: object, index: number) =>
  `${JSON.stringify({ received: new Date(Date.UTC(2026, 9, 1, index * 18)).toISOString(), nombre: "Ana Sosa", correo: "ana@pompa.example", mensaje: "", ...person })}\n`;
const OTHERS = Array.from({ length: 57 }, (_, index) => ({ nombre: `Persona ${index}`, mensaje: `Hola ${index}` }));
const PEOPLE = [
  ...OTHERS.map((each, index) => ({ ...each, correo: `persona${index}@pompa.example` })),
  { nombre: HOSTILE, correo: "=hostil@pompa.example", mensaje: `${"x".repeat(300)}\n${HOSTILE}` },
  { nombre: "Zoé Ñandú", correo: "zoe@pompa.example", mensaje: "Quiero escribirles.\nGracias." },
  { nombre: "Zoé Ñandú", correo: "ZOE@pompa.example", mensaje: "¿Les llegó?" },
];

/** `open` starts an editor with these lines as submissions, and opens «Suscripciones». */
const test = base.extend<{ open: (lines: string) => Promise<Page> }>({
  open: async ({ page }, use) => {
    const closers: (() => Promise<void>)[] = [];
    const complaints: string[] = [];
    page.on("pageerror", ({ message }) => complaints.push(message));
    page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
    await use(async (lines) => {
      const dir = await createSubmissionsFolder({ "suscripcion.jsonl": lines });
      const contentDir = path.join(dir, "..", "content");
      await writeFullMagazine(contentDir);
      const subscriptions = await openSubscriptions(dir);
      const editor = await openEditor(contentDir, { subscriptions });
      closers.push(async () => {
        await editor.close();
        subscriptions.close();
        await rm(path.dirname(dir), { recursive: true });
      });
      await page.goto(editor.address);
      await page.getByRole("button", { name: "Suscripciones" }).click();
      return page;
    });
    expect(complaints).toEqual([]);
    // Closes the page first, because an open page would log errors when the editor is closed.
    await page.close();
    for (const close of closers) await close();
  },
});

test("subscriptions are searched, downloaded as CSV and removed, and HTML in them is text", async ({ open }) => {
  const page = await open(PEOPLE.map(lineOf).join(""));
  const dialog = page.getByRole("dialog", { name: "Suscripciones" });
  const rows = dialog.getByRole("list", { name: "Suscripciones" }).getByRole("listitem");
  const search = dialog.getByRole("searchbox");
  await expect(dialog.getByRole("status")).toHaveText("60 suscripciones");

  await test.step("HTML shows as text, and axe finds nothing at 320 and 1440 px", async () => {
    await expect(rows.filter({ hasText: HOSTILE })).toHaveCount(1);
    await expect(dialog.locator("img")).toHaveCount(0);
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expectAccessible(page, "", 24);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      await expect(dialog.getByRole("button", { name: "Descargar CSV" })).toBeInViewport({ ratio: 1 });
    }
    await expect(page).toHaveTitle(/redacción/i);
  });

  await test.step("«Ver más» adds subscriptions and focuses the first of them", async () => {
    await dialog.getByRole("button", { name: "Ver más" }).press("Enter");
    await expect(rows.filter({ hasText: "Persona 9" })).toBeFocused();
    await expect(rows.filter({ hasText: /^Persona 0/ })).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Ver más" })).toHaveCount(0);
  });

  await test.step("the subscriptions of a month are downloaded as CSV", async () => {
    await dialog.getByLabel("Mes").selectOption({ label: "noviembre de 2026 (18)" });
    await expect(dialog.getByRole("status")).toHaveText("18 suscripciones");
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      dialog.getByRole("button", { name: "Descargar CSV" }).click(),
    ]);
    expect(file.suggestedFilename()).toBe("suscripciones-2026-11.csv");
    const table = await readFile(await file.path(), "utf8");
    expect(table).toMatch(/^\uFEFF"Recibido"/);
    expect(table).toContain(`"'=hostil@pompa.example"`);
  });

  await test.step("search ignores accents and reads messages", async () => {
    await search.fill("nandu");
    await expect(rows.filter({ hasText: "Zoé Ñandú" })).toHaveCount(2);
    await search.fill("nandu llego");
    await expect(dialog.getByRole("status")).toHaveText("1 suscripción");
  });

  await test.step("the keyboard removes a person with everything from the same address", async () => {
    const question = page.getByRole("dialog", { name: "¿Borrar a esta persona?" });
    const button = dialog.getByRole("button", { name: "Borrar a esta persona… Zoé Ñandú" });
    await button.press("Enter");
    await expect(question.getByRole("status")).toHaveText(/^Se borran 2 suscripciones de ZOE@pompa\.example/);
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(button).toBeFocused();
    await button.press("Enter");
    await question.getByRole("button", { name: "Borrar", exact: true }).press("Enter");
    await expect(dialog.getByRole("status")).toHaveText(/^Listo: se borraron 2 suscripciones\. No hay ninguna/);
    await expect(search).toBeFocused();
    await search.fill("");
    await dialog.getByLabel("Mes").selectOption("");
    await expect(dialog.getByRole("status")).toHaveText(/58 suscripciones$/);
  });
});

test("a sentence says that nobody wrote yet", { tag: "@exhaustive" }, async ({ open }) => {
  const page = await open("");
  await expect(page.getByRole("dialog").getByRole("status")).toHaveText("Todavía no escribió nadie por el formulario.");
});

/** If the browser stores nothing, typed text is still there after a reload, or the browser asks before leaving. */
import type { Page } from "@playwright/test";
import { expect, field, openDocument, save, see, stateOf, test } from "../support/editing.ts";

const FILE = "issues/BrunoLedesma.yaml";
const OTHER = "issues/CiroBalbuena.yaml";
const name = (page: Page) => field(page, "Nombre");

/** Makes storage fail as in private windows, on full disks and under strict settings. */
function refuseStorage(): void {
  const refuse = () => {
    throw new DOMException("QuotaExceededError", "QuotaExceededError");
  };
  Object.defineProperty(Storage.prototype, "setItem", { value: refuse });
}

async function type(page: Page, words: string): Promise<void> {
  await name(page).click();
  await name(page).fill("");
  await name(page).pressSequentially(words);
}

/** Reloads the page and returns whether the browser asked first. */
async function reload(page: Page): Promise<boolean> {
  let hasAsked = false;
  page.once("dialog", (dialog) => {
    hasAsked = true;
    void dialog.accept();
  });
  await page.reload();
  return hasAsked;
}

test("without storage, a warning shows, leaving asks, text stays", { tag: "@exhaustive" }, async ({ page, editor }) => {
  await page.addInitScript(refuseStorage);
  await openDocument(page, editor, FILE);
  await type(page, "Sin lugar");
  await expect(stateOf(page)).toContainText("Este navegador no puede conservar lo que escribís");
  expect(await reload(page)).toBe(true);
  await expect(name(page)).toHaveValue("Sin lugar");
  await expect(stateOf(page)).toContainText("Sin guardar");
  await save(page);
  expect(await reload(page)).toBe(false);
});

for (const [what, spoil] of [
  ["is denied altogether", () => Object.defineProperty(window, "localStorage", { get: () => refused() })],
  ["is full later", undefined],
  ["is cleared meanwhile", undefined],
] as const)
  test(`no text is lost when storage ${what}`, { tag: "@exhaustive" }, async ({ page, editor }) => {
    if (spoil) await page.addInitScript("const refused = () => { throw new DOMException('no', 'SecurityError'); };");
    if (spoil) await page.addInitScript(spoil);
    await openDocument(page, editor, FILE);
    await type(page, "Primero");
    if (what === "is full later") await page.evaluate(refuseStorage);
    await type(page, "Y después");
    // Once the heading shows the text, the server has it, and the browser stores nothing more.
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toHaveText("Y después");
    if (what === "is cleared meanwhile") await page.evaluate(() => localStorage.clear());
    expect(await reload(page)).toBe(what !== "is cleared meanwhile");
    await expect(name(page)).toHaveValue("Y después");
  });

test("no text is lost without storage and server", { tag: "@exhaustive" }, async ({ page, editor, complaints }) => {
  await page.addInitScript(refuseStorage);
  await openDocument(page, editor, FILE);
  await page.route("**/@redaccion/draft", (route) => route.abort());
  await type(page, "Sin nadie");
  await expect(stateOf(page)).toContainText("La redacción no contesta");
  complaints.length = 0;
  for (const [file, words] of [
    [OTHER, "Ciro Balbuena"],
    [FILE, "Sin nadie"],
  ]) {
    await page.goto(`${editor.address}/#${file}`);
    await see(page, "Formulario");
    await expect(name(page)).toHaveValue(words ?? "");
  }
  expect(await reload(page)).toBe(true);
  complaints.length = 0;
});

declare const refused: () => never;

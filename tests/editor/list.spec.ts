/** The list of documents: sections that fold, filters, and what was opened last. */
import type { Locator, Page } from "@playwright/test";
import { PREFIX } from "../../src/editor/contract/addresses.ts";
import { expectAccessible } from "../support/axe.ts";
import { changeAnswers, expect, field, openDocument, see, test } from "../support/editing.ts";

const list = (page: Page): Locator => page.getByRole("navigation", { name: "Documentos" });
const section = (page: Page, name: RegExp): Locator => list(page).getByRole("region", { name });
const rows = (place: Locator): Locator => place.getByRole("listitem");
const toggle = (page: Page, name: string): Locator =>
  list(page).getByRole("group", { name: "Mostrar sólo" }).getByRole("button", { name });

test("a folded type stays folded after a reload, and a search still looks into it", async ({ page, editor }) => {
  await page.goto(editor.address);
  await see(page, "Documentos");
  const issues = section(page, /^Números/);
  await expect(rows(issues)).not.toHaveCount(0);
  const fold = issues.getByRole("button", { name: /^Números · \d+$/ });
  await expect(fold).toHaveAttribute("aria-expanded", "true");
  await fold.press("Enter");
  await expect(fold).toHaveAttribute("aria-expanded", "false");
  await expect(rows(issues)).toHaveCount(0);
  await page.reload();
  await see(page, "Documentos");
  await expect(fold).toHaveAttribute("aria-expanded", "false");
  await expect(rows(issues)).toHaveCount(0);
  await list(page).getByRole("searchbox").fill("nora paz");
  await expect(rows(issues).filter({ hasText: "Nora Paz" })).toBeVisible();
  await list(page).getByRole("searchbox").fill("");
  await fold.click();
  await expect(rows(issues)).not.toHaveCount(0);
});

test("documents opened last are on top, without the one that is open", async ({ page, editor }) => {
  const last = section(page, /^Lo último que abriste$/);
  await openDocument(page, editor, "issues/NoraPaz.yaml");
  await see(page, "Documentos");
  await expect(last).toHaveCount(0);
  await openDocument(page, editor, "issues/MoraVidal.yaml");
  await page.reload();
  await see(page, "Documentos");
  await expect(rows(last)).toHaveText([/Nora Paz/]);
  await page.getByRole("link", { name: "La redacción" }).click();
  await see(page, "Documentos");
  await expect(rows(last)).toHaveText([/Mora Vidal/, /Nora Paz/]);
  await list(page).getByRole("searchbox").fill("nora");
  await expect(last).toHaveCount(0);
});

test("the list works where the browser stores nothing", { tag: "@exhaustive" }, async ({ page, editor }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new Error("forbidden");
      },
    });
  });
  await page.goto(editor.address);
  await see(page, "Documentos");
  const fold = list(page).getByRole("button", { name: /^Números · / });
  await fold.click();
  await expect(fold).toHaveAttribute("aria-expanded", "false");
});

test("documents must match all chosen filters, and a sentence says when none does", async ({
  page,
  editor,
  isMobile,
}) => {
  await changeAnswers(page, "list", (state) => {
    const plans = [
      { title: "Plan con aviso", unpublished: "draft", published: "2031-01-01", warnings: 1 },
      { title: "Plan bueno", unpublished: "draft", published: "2031-01-02" },
      { title: "Por salir", unpublished: "scheduled", published: "2031-01-03" },
      { title: "A medias", unsaved: true },
    ] as const;
    const plain = { unpublished: undefined as never, problems: 0, warnings: 0 };
    const entries = state.entries.map((entry, index) => ({ ...entry, ...plain, ...plans[index] }));
    const person = { email: "ana@pompa.example", name: "Ana Sosa", may: [] };
    return { ...state, person, entries };
  });
  // Answers the request by which the editors of a team report their open documents.
  await page.route(`**${PREFIX}here`, (route) => route.fulfill({ json: {} }));
  await page.goto(editor.address);
  await see(page, "Documentos");
  await toggle(page, "Por salir").press("Enter");
  await expect(toggle(page, "Por salir")).toHaveAttribute("aria-pressed", "true");
  await expect(rows(list(page))).toHaveText([/Plan bueno/, /Plan con aviso/, /Por salir/].toSorted());
  await expect(list(page).getByRole("status")).toHaveText("3 documentos");
  await toggle(page, "Borradores").click();
  await expect(rows(list(page))).toHaveCount(2);
  await toggle(page, "Con problemas").click();
  await expect(rows(list(page))).toHaveText([/Plan con aviso/]);
  await expectAccessible(page, "", isMobile ? 44 : 24);
  await toggle(page, "Míos").click();
  await expect(rows(list(page))).toHaveCount(0);
  await expect(list(page)).toContainText("Ningún documento cumple con todo lo elegido.");
  for (const name of ["Por salir", "Borradores", "Con problemas"]) await toggle(page, name).click();
  await expect(rows(list(page))).toHaveText([/A medias/]);
});

test("the button for the rest of a long list hands the focus to the first new row", async ({ page, editor }) => {
  await changeAnswers(page, "list", ({ entries, ...state }) => {
    const notes = Array.from({ length: 62 }, (_, index) => ({
      file: `articles/Nota${index}.md`,
      title: `Nota ${String(index).padStart(2, "0")}`,
    }));
    return { ...state, entries: notes.flatMap((note) => entries.slice(0, 1).map((entry) => ({ ...entry, ...note }))) };
  });
  await page.goto(editor.address);
  await see(page, "Documentos");
  await list(page).getByRole("button", { name: "Ver los 2 restantes" }).press("Enter");
  await expect(rows(list(page))).toHaveCount(62);
  await expect(rows(list(page)).nth(60).getByRole("button")).toBeFocused();
});

test("an editor without a team has no filter «Míos»", async ({ page, editor }) => {
  await page.goto(editor.address);
  await see(page, "Documentos");
  await expect(toggle(page, "Borradores")).toBeVisible();
  await expect(toggle(page, "Míos")).toHaveCount(0);
});

test("undo in the search box leaves the open document alone", async ({ page, editor }) => {
  await openDocument(page, editor, "issues/NoraPaz.yaml");
  await field(page, "Nombre").fill("Nora otra vez");
  await see(page, "Documentos");
  await list(page).getByRole("searchbox").pressSequentially("mora");
  await page.keyboard.press("ControlOrMeta+z");
  await see(page, "Formulario");
  await expect(field(page, "Nombre")).toHaveValue("Nora otra vez");
});

test("a type that gets another name while the editor is open is listed by the new name", async ({ page, editor }) => {
  let plural = "Números";
  await changeAnswers(page, "list", (state) => {
    const types = state.types.map((type) => (type.name === "issues" ? { ...type, plural } : type));
    return { ...state, types };
  });
  await page.goto(editor.address);
  await see(page, "Documentos");
  await expect(section(page, /^Números/)).toBeVisible();
  plural = "Ediciones";
  // Makes the editor connect again, as after a restart of the server.
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(section(page, /^Ediciones/)).toBeVisible();
});

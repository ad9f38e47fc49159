/** Accessibility of the editor: axe, the size of targets, the keyboard and narrow windows. */
import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { quickIf } from "../support/page.ts";
import { choose, expect, field, foldedFields, form, openDocument, see, stateOf, test } from "../support/editing.ts";

const DESK = { width: 1440, height: 900 };
const WIDTHS = [DESK.width, 1024];
const EACH_TYPE = [
  "issues/MoraVidal.yaml",
  "cards/Pop.md",
  "articles/Telar.md",
  "editorials/proyecto6.yaml",
  "profiles/industria27.yaml",
  "team/julia.yaml",
  "site.yaml",
];

/** Checks the accessibility of the page at each width and in dark mode. Phones are checked at their own width only. */
async function check(page: Page, what: string): Promise<void> {
  const viewport = page.viewportSize() ?? DESK;
  const isPhone = viewport.width < DESK.width;
  for (const width of isPhone ? [viewport.width] : WIDTHS) {
    await page.setViewportSize({ width, height: viewport.height });
    await expectAccessible(page, `${what} at ${width} px`, isPhone ? 44 : 24);
  }
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(page.locator("html")).toHaveCSS("color-scheme", "dark");
  await expectAccessible(page, `${what} in the dark`);
  await page.emulateMedia({ colorScheme: "light" });
}

/** Opens the folded fields and the first item of each list. */
async function openItems(page: Page): Promise<void> {
  for (const each of await foldedFields(page).all()) await each.locator("summary").click();
  for (const list of await form(page).getByRole("group").all()) {
    const row = list.getByRole("button", { expanded: false }).first();
    if (await row.isVisible()) await row.click();
  }
  // Closes the menu that some of these buttons open.
  await page.keyboard.press("Escape");
}

/** Maximum number of presses of Tab from one target to the next. */
const MAX_TABS = 120;

const expectVisibleFocus = (page: Page) => expect(page.locator(":focus")).toBeVisible();

test("axe finds nothing in the list, full or empty", { tag: "@exhaustive" }, async ({ page, editor }) => {
  await page.goto(editor.address);
  await see(page, "Documentos");
  await expect(page.getByRole("navigation", { name: "Documentos" }).getByRole("listitem").first()).toBeVisible();
  await check(page, "the list");
  await page.getByRole("searchbox").fill("nada se llama así");
  await expect(page.getByText("Ningún documento se llama así.")).toBeVisible();
  await check(page, "an empty list");
});

for (const file of EACH_TYPE) {
  test(`${file} with open items passes axe`, quickIf(file === "issues/MoraVidal.yaml"), async ({ page, editor }) => {
    await openDocument(page, editor, file);
    await openItems(page);
    await check(page, file);
  });
}

test(
  "axe finds nothing in problems, dialogs and the menu",
  { tag: "@exhaustive" },
  async ({ page, editor, complaints }) => {
    await openDocument(page, editor, "issues/NahirCusi.yaml");
    await field(page, "Nombre").fill("");
    await form(page).getByRole("button", { name: "Agregar a Agradecimientos", exact: true }).click();
    await expect(page.getByRole("region", { name: "Problemas" }).getByRole("listitem")).toHaveCount(2);
    await check(page, "problems");
    const dialog = page.getByRole("dialog");
    const closeDialog = async (opener: string) => {
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
      await expect(page.getByRole("button", { name: opener, exact: true })).toBeFocused();
    };
    for (const opener of ["Nuevo", "Publicar todo"]) {
      await see(page, "Documentos");
      await page.getByRole("button", { name: opener, exact: true }).click();
      await expect(dialog.getByRole("textbox").or(dialog.getByText("No cambió nada")).first()).toBeVisible();
      await check(page, opener);
      await closeDialog(opener);
    }
    // «Publicar» saves first. The server refuses a public document with problems, which causes a console error.
    complaints.length = 0;
    await see(page, "Formulario");
    await page.getByRole("button", { name: "Más", exact: true }).click();
    await expect(page.getByRole("menuitem", { name: "Duplicar… (guardá primero)" })).toBeDisabled();
    await check(page, "the menu");
    await page.getByRole("menuitem", { name: "Descartar lo que no guardaste" }).click();
    for (const [item, whole] of [
      ["Duplicar…", dialog.getByRole("textbox")],
      ["Cambiar la dirección…", dialog.getByRole("textbox")],
      // Waits for the list, because the button fades in only after the server has answered.
      ["Borrar…", dialog.getByRole("listitem").first()],
    ] as const) {
      await choose(page, item);
      await expect(whole).toBeVisible();
      await check(page, item);
      await closeDialog("Más");
    }
  },
);

/** Presses Tab until the target has the focus. */
async function tabTo(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const page = target.page();
  const hasFocus = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < MAX_TABS && !(await hasFocus()); presses++) await page.keyboard.press("Tab");
  await expect(target).toBeFocused();
}

test("the keyboard alone creates, saves and removes a card", { tag: "@exhaustive" }, async ({ page, editor }) => {
  const file = "cards/CintaLarga.md";
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const dialog = page.getByRole("dialog");
  await page.goto(editor.address);

  await test.step("the keyboard creates a card", async () => {
    await see(page, "Documentos");
    await tabTo(button("Nuevo"));
    await page.keyboard.press("Enter");
    await tabTo(dialog.getByLabel("Tipo"));
    await page.keyboard.type("Tarj");
    await tabTo(dialog.getByLabel("¿Cómo se llama?"));
    await page.keyboard.type("Cinta larga");
    await page.keyboard.press("Enter");
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/#cards\/CintaLarga\.md$/);
    await expect(field(page, "Título de la tarjeta")).toHaveValue("Cinta larga");
    // The focus is in the form, where filling in begins, and not in the list.
    await expect(form(page).locator(":focus")).toBeVisible();
  });

  await test.step("the keyboard fills in the fields", async () => {
    await tabTo(field(page, "Texto"));
    await page.keyboard.type("Una cinta.");
    await tabTo(field(page, "Bajada"));
    await page.keyboard.type("Del taller a la calle");
    const credits = page.getByRole("group", { name: /^Créditos/ });
    await tabTo(credits.getByRole("button", { name: "Agregar a Créditos" }));
    await page.keyboard.press("Enter");
    await expect(credits.getByLabel("Rol")).toBeFocused();
    await page.keyboard.type("Corte");
    await tabTo(credits.getByRole("combobox", { name: "Nombre", exact: true }));
    await page.keyboard.type("Ana Sosa");
    await expect(page.frameLocator("iframe").getByText("Ana Sosa").first()).toBeAttached();
  });

  await test.step("Ctrl+S saves the card", async () => {
    await page.keyboard.press("Control+s");
    await expect(stateOf(page)).toHaveText(/guardado\.$/i);
    const text = await editor.read(file);
    for (const line of ["subtitle: Del taller a la calle", "    name: Ana Sosa", "Una cinta."])
      expect(text.split("\n")).toContain(line);
    await expectVisibleFocus(page);
  });

  await test.step("the menu removes the card", async () => {
    const more = button("Más");
    while (!(await more.evaluate((each) => each === document.activeElement))) await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Enter");
    // Waits for the focus, because the menu reacts to keys only when it has the focus.
    await expect(page.getByRole("menu")).toBeFocused();
    await page.keyboard.press("End");
    await expect(page.getByRole("menuitem", { name: "Borrar…" })).toHaveAttribute("data-highlighted", "");
    await page.keyboard.press("Enter");
    await tabTo(dialog.getByRole("button", { name: "Borrar" }));
    await page.keyboard.press("Enter");
    await expect(page.getByText("Borrado. Si")).toBeVisible();
    await expectVisibleFocus(page);
  });
});

test("list, form and page each fit into a window of 320 px", { tag: "@exhaustive" }, async ({ page, editor }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openDocument(page, editor, "issues/NahirCusi.yaml");
  for (const [view, target] of [
    ["Formulario", field(page, "Nombre")],
    ["Página", page.getByRole("button", { name: "Computadora" })],
    ["Documentos", page.getByRole("searchbox", { name: "Buscar un documento" })],
  ] as const) {
    await see(page, view);
    await target.focus();
    await expect(target).toBeInViewport({ ratio: 1 });
    await check(page, view);
  }
});

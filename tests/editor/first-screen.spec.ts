/** The first screen, which the editor shows while no document is open. */
import type { Locator, Page } from "@playwright/test";
import { PREFIX } from "../../src/editor/contract/addresses.ts";
import type { DocumentChange } from "../../src/editor/contract/git.ts";
import type { EditorState, Entry } from "../../src/editor/contract/protocol.ts";
import type { Person } from "../../src/editor/contract/team.ts";
import { expectAccessible } from "../support/axe.ts";
import {
  changeAnswers,
  expect,
  field,
  type OpenEditor,
  publish,
  publishAllButton,
  publishAs,
  publishDialog,
  rewrite,
  see,
  stateOf,
  test,
  unfold,
} from "../support/editing.ts";
import { askOf, talkToEditor } from "../support/editor-server.ts";

const [DRAFT, COMING, WRONG] = ["articles/Hojas.md", "articles/Krobos.md", "articles/Mayhem.md"] as const;

const section = (page: Page, name: string): Locator => page.getByRole("main").getByRole("region", { name });
const title = (page: Page): Locator => page.getByRole("heading", { level: 1 });

/** Replaces the line with the day of publication in each document. `lines`: file → new line. */
async function edit(editor: OpenEditor, lines: Record<string, string>): Promise<void> {
  for (const [file, line] of Object.entries(lines))
    await rewrite(editor, file, (text) => text.replace(/^published: .*/m, line));
}

async function headlineOf({ read }: OpenEditor, file: string): Promise<string> {
  return /^headline: "(.*)"$/m.exec(await read(file))?.[1] ?? file;
}

test("drafts, scheduled, faulty, published and unsaved documents are listed with links", async ({ page, editor }) => {
  const titles = await Promise.all([DRAFT, COMING, WRONG].map((file) => headlineOf(editor, file)));
  const [draft = "", coming = "", wrong = ""] = titles;
  await edit(editor, { [DRAFT]: "published: 2026-01-02", [COMING]: "published: 2026-01-03" });
  publish(editor);
  await edit(editor, {
    [DRAFT]: "published: 2031-03-06\ndraft: true",
    [COMING]: "published: 2031-03-07 18:00",
    [WRONG]: "published: mañana",
  });
  await page.goto(editor.address);

  const draftItem = section(page, "Borradores").getByRole("listitem").filter({ hasText: draft });
  await expect(draftItem).toContainText("para el jueves 6 de marzo de 2031");
  const schedule = section(page, "Qué sale y cuándo");
  await expect(schedule).toContainText("viernes 7 de marzo de 2031");
  await expect(schedule.getByRole("listitem").filter({ hasText: coming })).toContainText("18:00");
  await expect(schedule.getByRole("listitem").filter({ hasText: draft })).toContainText("borrador");
  await expect(section(page, "Con problemas").getByRole("listitem").filter({ hasText: wrong })).toContainText(
    "1 problema",
  );
  const publication = section(page, "Lo último que se publicó").getByRole("listitem").first();
  await expect(publication).toContainText("Ana Editora");
  await expect(publication.getByRole("link")).toHaveText([draft, coming]);
  await expectAccessible(page);

  const link = schedule.getByRole("link", { name: coming });
  await expect(link).toHaveAttribute("href", `#${COMING}`);
  await link.press("Enter");
  await expect(title(page)).toHaveText(coming);
  await expect(title(page)).toBeFocused();
  await unfold(page);
  await field(page, "Bajada").fill("Otra bajada");
  await expect(stateOf(page)).toHaveText("Sin guardar");
  await see(page, "Documentos");
  await page.getByRole("link", { name: "La redacción" }).click();
  await expect(title(page)).toHaveText("En qué estamos");
  // Discards the unsaved text on the server, so that only this browser still has it.
  await askOf(editor)("discard", { file: COMING });
  await page.reload();
  await expect(title(page)).toHaveText("En qué estamos");
  await expect(title(page)).not.toBeFocused();
  await section(page, "Lo que dejaste sin guardar").getByRole("link", { name: coming }).click();
  await expect(field(page, "Bajada")).toHaveValue("Otra bajada");
});

test(
  "a first screen with nothing to do says where to begin and what it will show",
  { tag: "@exhaustive" },
  async ({ page }) => {
    // The content folder of this editor is outside of any Git repository.
    const editor = await talkToEditor();
    await page.goto(editor.address);
    await expect(page.getByRole("main").getByRole("heading", { name: "No quedó nada por hacer" })).toBeVisible();
    await expect(page.getByRole("main")).toContainText("Acá vas a encontrar lo que dejes sin guardar");
    await expect(page.getByRole("main").getByRole("region")).toHaveCount(0);
    await page.getByRole("button", { name: "Nuevo documento" }).click();
    await expect(page.getByRole("dialog", { name: "¿Qué vas a agregar?" })).toBeVisible();
    // Leaves the page first, because an open page would log errors when the server no longer answers.
    await page.goto("about:blank");
    await editor.close();
  },
);

/** Changes the time and the state in the answers of the editor's server. */
async function changeState(page: Page, now: string, change: (state: EditorState) => Partial<EditorState>) {
  await changeAnswers(page, "list", (state) => ({ ...state, now, ...change(state) }));
  // Answers the request by which the editors of a team report their open documents.
  await page.route(`**${PREFIX}here`, (route) => route.fulfill({ json: {} }));
}

const ANA: Person = { email: "ana@pompa.example", name: "Ana Sosa", may: ["write", "subscriptions"] };

test("scheduled documents are in a calendar, or in a narrow window in a list of days", async ({ page, editor }) => {
  const plans: Record<string, Partial<Entry>> = {
    [DRAFT]: { published: "2026-11-25", unpublished: "draft" },
    [COMING]: { published: "2026-12-04 18:00", unpublished: "scheduled" },
    [WRONG]: { published: "2026-12-04", unpublished: "scheduled", warnings: 1 },
  };
  await changeState(page, "2026-11-25 10:00", ({ entries }) => ({
    person: ANA,
    entries: entries.map((entry) => ({ ...entry, unpublished: undefined as never, ...plans[entry.file] })),
  }));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(editor.address);
  const calendar = page.getByRole("main").getByRole("table", { name: /^Las próximas semanas/ });
  const days = ["lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo"];
  await expect(calendar.getByRole("columnheader")).toHaveText(["Semana del", ...days]);
  await expect(calendar.getByRole("rowheader")).toHaveText(["23 nov", "30 nov"]);
  const today = calendar.locator("[aria-current=date]");
  await expect(today).toContainText("25 hoy");
  await expect(today.getByRole("listitem")).toContainText("borrador");
  const friday = calendar
    .getByRole("row", { name: /^30 nov/ })
    .getByRole("cell")
    .nth(4);
  await expect(friday.getByRole("link")).toHaveText([
    await headlineOf(editor, WRONG),
    await headlineOf(editor, COMING),
  ]);
  await expect(friday.getByRole("listitem")).toContainText(["1 aviso", "18:00"]);
  await expect(friday).not.toContainText("por venir");
  await expect(page.getByRole("main")).toContainText(
    "Entraste como Ana Sosa. Podés leer, escribir y ver las suscripciones.",
  );
  // Without a login, there is no button to leave.
  await expect(page.getByRole("button", { name: "Salir", exact: true })).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(calendar.getByRole("columnheader")).toHaveCount(0);
  await expect(calendar.getByText("viernes 4 de diciembre de 2026 · dentro de 9 días")).toBeVisible();
  await expect(calendar.getByText("jueves 26 de noviembre")).toBeHidden();
  await expect(calendar.getByRole("link")).toHaveCount(3);
  await expectAccessible(page);
});

test("without scheduled documents a sentence replaces the calendar, and an empty week offers no letter", async ({
  page,
  editor,
}) => {
  await changeState(page, "2026-11-25 10:00", ({ entries }) => ({
    entries: entries.map((entry) => ({
      ...entry,
      unpublished: undefined as never,
      published: "2026-11-18",
      warnings: 1,
    })),
  }));
  await page.goto(editor.address);
  await expect(section(page, "Qué sale y cuándo")).toContainText("Nada tiene fecha de salida.");
  await expect(page.getByRole("table")).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("button", { name: "Nuevo documento" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("button", { name: "Carta de la semana, por correo…" })).toHaveCount(0);
});

test("in a team, unpublished changes name their authors, and one's own come first", async ({ page, editor }) => {
  await changeState(page, "2026-11-25 10:00", () => ({ person: ANA }));
  const change = { revision: "", kind: "changed" as const, waiting: false, held: false, pictures: [] };
  const changes: DocumentChange[] = [
    { ...change, file: DRAFT, mine: false, others: ["Bruno Paz"], held: true },
    { ...change, file: COMING, mine: true, others: ["Bruno Paz"] },
    { ...change, file: WRONG, mine: true, others: [] },
  ];
  await changeAnswers(page, "changes", (answer) => ({ ...answer, changes }));
  await page.goto(editor.address);
  await expect(section(page, "Guardado, sin publicar").getByRole("listitem")).toContainText([
    "cambiado · tuyo y de Bruno Paz",
    "cambiado · tuyo",
    "cambiado · tiene problemas y no se publica · de Bruno Paz",
  ]);
});

test("open documents of others and long lists fit every window", { tag: "@exhaustive" }, async ({ page, editor }) => {
  await changeState(page, "2026-11-25 10:00", withWork);
  await page.goto(editor.address);
  const link = section(page, "Quién está en qué").getByRole("listitem").filter({ hasText: "Julia Paz" });
  await expect(link.getByRole("link")).toHaveAttribute("href", `#${WRONG}`);
  const troubled = section(page, "Con problemas");
  await expect(troubled.getByRole("listitem")).toHaveCount(10);
  const more = troubled.getByRole("button", { name: /^Ver \d+ más$/ });
  await more.press("Enter");
  await expect(troubled.getByRole("button", { name: "Ver menos" })).toBeFocused();
  expect(await troubled.getByRole("listitem").count()).toBeGreaterThan(10);
  for (const width of [320, 390, 768, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page, `${width} px`, 24);
    const isWide = (main: Element) => main.scrollWidth > main.clientWidth;
    expect(await page.getByRole("main").evaluate(isWide), `${width} px`).toBe(false);
  }
});

/** Makes every document a draft with a warning and a very long name; two are open elsewhere. */
function withWork(state: EditorState): EditorState {
  const long = (name: string) => `${name}, ${"larguísimo".repeat(6)} y con más palabras de las que entran`;
  return {
    ...state,
    entries: state.entries.map((entry) => ({
      ...entry,
      title: long(entry.title),
      unpublished: "draft",
      published: "2026-11-26",
      warnings: 1,
      unsaved: true,
    })),
    others: [
      { name: "Julia Paz", file: WRONG },
      { name: "Teo", file: "articles/SeFue.md" },
    ],
  };
}

test("the last publications include the one just made on the first screen", async ({ page, editor }) => {
  await edit(editor, { [COMING]: "published: 2026-01-04" });
  await page.goto(editor.address);
  const last = section(page, "Lo último que se publicó").getByRole("listitem").first();
  await expect(last).toBeVisible();
  await publishAllButton(page).click();
  await publishAs(page, "Desde el inicio");
  await publishDialog(page).getByRole("button", { name: "Listo" }).click();
  await expect(last).toContainText("Desde el inicio");
});

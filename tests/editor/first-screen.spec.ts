/** What the editor shows where no document is open. */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { Locator, Page } from "@playwright/test";
import { PREFIX } from "../../src/editor/contract/addresses.ts";
import type { EditorState } from "../../src/editor/contract/protocol.ts";
import { settled, smallTargets, violations } from "../support/axe.ts";
import { expect, type OpenEditor, publish, stateOf, test, unfold } from "../support/editing.ts";
import { askOf, talkToEditor } from "../support/editor-server.ts";

const [DRAFT, COMING, WRONG] = ["articles/Hojas.md", "articles/Krobos.md", "articles/Mayhem.md"] as const;

const section = (page: Page, name: string): Locator => page.getByRole("main").getByRole("region", { name });
const title = (page: Page): Locator => page.getByRole("heading", { level: 1 });

/** Writes other fields into documents, and gives back what was there. */
async function edit({ contentDir, read }: OpenEditor, lines: Record<string, string>): Promise<() => Promise<void>> {
  const texts = await Promise.all(Object.keys(lines).map(async (file) => [file, await read(file)] as const));
  const write = (file: string, text: string) => writeFile(path.join(contentDir, file), text);
  for (const [file, text] of texts) await write(file, text.replace(/^published: .*/m, lines[file] ?? ""));
  return async () => {
    for (const [file, text] of texts) await write(file, text);
  };
}

async function headlineOf({ read }: OpenEditor, file: string): Promise<string> {
  return /^headline: "(.*)"$/m.exec(await read(file))?.[1] ?? file;
}

test("what is to be done and what was published leads to its document, and back", async ({ page, editor }) => {
  const titles = await Promise.all([DRAFT, COMING, WRONG].map((file) => headlineOf(editor, file)));
  const [draft = "", coming = "", wrong = ""] = titles;
  publish(editor);
  const restorePublished = await edit(editor, { [DRAFT]: "published: 2026-01-02", [COMING]: "published: 2026-01-03" });
  publish(editor);
  const restore = await edit(editor, {
    [DRAFT]: "published: 2031-03-06\ndraft: true",
    [COMING]: "published: 2031-03-07 18:00",
    [WRONG]: "published: mañana",
  });
  await page.goto(editor.address);

  const unfinished = (hasText: string) =>
    section(page, "Lo que dejaste sin terminar").getByRole("listitem").filter({ hasText });
  await expect(unfinished(draft)).toContainText("para el jueves 6 de marzo de 2031");
  const day = section(page, "Qué sale y cuándo")
    .getByRole("listitem")
    .filter({ hasText: "viernes 7 de marzo de 2031" });
  await expect(day.getByRole("listitem")).toContainText(["18:00"]);
  await expect(section(page, "Con problemas").getByRole("listitem").filter({ hasText: wrong })).toContainText(
    "1 problema",
  );
  const last = section(page, "Lo último que se publicó").getByRole("listitem").first();
  await expect(last).toContainText("Ana Editora");
  await expect(last.getByRole("link")).toHaveText([draft, coming]);
  await settled(page);
  expect(await violations(page)).toEqual([]);

  const link = day.getByRole("link", { name: coming });
  await expect(link).toHaveAttribute("href", `#${COMING}`);
  await link.press("Enter");
  await expect(title(page)).toHaveText(coming);
  await expect(title(page)).toBeFocused();
  await unfold(page);
  await page.getByRole("textbox", { name: "Bajada" }).fill("Otra bajada");
  await expect(stateOf(page)).toHaveText("Sin guardar");
  await page.getByRole("link", { name: "La redacción" }).click();
  await expect(title(page)).toHaveText("En qué estamos");
  // The editor that starts again knows of it from this browser alone.
  await askOf(editor)("discard", { file: COMING });
  await page.reload();
  await expect(title(page)).not.toBeFocused();
  await unfinished(coming).filter({ hasText: "sin guardar" }).getByRole("link").click();
  await expect(page.getByRole("textbox", { name: "Bajada" })).toHaveValue("Otra bajada");
  await restore();
  await restorePublished();
  publish(editor);
});

test("nothing to be done is one sentence, beside a new document to begin", { tag: "@exhaustive" }, async ({ page }) => {
  // In no repository.
  const editor = await talkToEditor();
  await page.goto(editor.address);
  await expect(page.getByRole("main")).toContainText("No quedó nada por hacer");
  await expect(page.getByRole("main").getByRole("region")).toHaveCount(0);
  await page.getByRole("button", { name: "Nuevo documento" }).click();
  await expect(page.getByRole("dialog", { name: "¿Qué vas a agregar?" })).toBeVisible();
  // It would complain that nobody answers any more.
  await page.goto("about:blank");
  await editor.close();
});

test("what others have open and long lists fit every window", { tag: "@exhaustive" }, async ({ page, editor }) => {
  await page.route(`**${PREFIX}list`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: withWork((await response.json()) as EditorState) });
  });
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
    await settled(page);
    expect(await violations(page), `${width} px`).toEqual([]);
    expect(await smallTargets(page), `${width} px`).toEqual([]);
    const isWide = (main: Element) => main.scrollWidth > main.clientWidth;
    expect(await page.getByRole("main").evaluate(isWide), `${width} px`).toBe(false);
  }
});

/** Every document has a warning, is a draft and is called as long as no other, and two are open elsewhere. */
function withWork(state: EditorState): EditorState {
  const long = (name: string) => `${name}, ${"larguísimo".repeat(6)} y con más palabras de las que entran`;
  return {
    ...state,
    entries: state.entries.map((entry) => ({
      ...entry,
      title: long(entry.title),
      unpublished: "draft",
      warnings: 1,
      unsaved: true,
    })),
    others: [
      { name: "Julia Paz", file: WRONG },
      { name: "Teo", file: "articles/SeFue.md" },
    ],
  };
}

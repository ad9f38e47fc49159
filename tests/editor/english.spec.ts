/** An editor that is set to English shows no Spanish texts. */
import { expect, type Page, test } from "@playwright/test";
import * as contentInEnglish from "../../src/content/messages/en/index.ts";
import * as contentInSpanish from "../../src/content/messages/es/index.ts";
import * as editorInEnglish from "../../src/editor/messages/en/index.ts";
import * as editorInSpanish from "../../src/editor/messages/es/index.ts";
import { violations } from "../support/axe.ts";
import { openEnglishEditor } from "../support/english-editor.ts";
import { textsOfTypes } from "../support/content/texts-of-types.ts";

const textsOf = (value: unknown): string[] =>
  typeof value === "string" ? [value] : typeof value === "object" && value ? Object.values(value).flatMap(textsOf) : [];

const ENGLISH = new Set(
  [contentInEnglish, editorInEnglish, textsOfTypes("en").map(({ texts }) => texts)].flatMap(textsOf),
);
/** Spanish texts that differ from every English text. Some of them have no letter that only Spanish uses. */
const SPANISH = new Set(
  [contentInSpanish, editorInSpanish, textsOfTypes("es").map(({ texts }) => texts)]
    .flatMap(textsOf)
    .filter((text) => !ENGLISH.has(text)),
);

/** Expects no Spanish in visible texts and in names for screen readers, except in the preview of the site's page. */
async function expectEnglish(page: Page): Promise<void> {
  const snapshot = await page.locator("body").ariaSnapshot();
  expect(snapshot).not.toMatch(/[áéíóúüñ¿¡«»]/i);
  const texts = [...snapshot.matchAll(/"([^"]+)"|: (.+)$/gm)].map(([, name, text]) => name ?? text ?? "");
  expect(texts.filter((text) => SPANISH.has(text))).toEqual([]);
  expect(await violations(page)).toEqual([]);
}

test("the editor in English shows no Spanish from opening to publishing", { tag: "@exhaustive" }, async ({ page }) => {
  test.slow();
  const { address, close } = await openEnglishEditor();
  try {
    await page.goto(address);
    await expect(page).toHaveTitle("Editor");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(page.getByRole("heading", { level: 1, name: "Overview" })).toBeVisible({ timeout: 60_000 });
    await expectEnglish(page);

    await page
      .getByRole("navigation", { name: "Documents" })
      .getByRole("button", { name: /Nora Paz/ })
      .click();
    const form = page.getByRole("form", { name: "Document fields" });
    await expect(form.getByRole("textbox", { name: "Introduction" })).toBeVisible();
    await expect(form.getByText("Saturday, October 3, 2026")).toBeVisible();
    const name = form.getByRole("textbox", { name: "Name", exact: true }).first();
    await name.fill("");
    await expect(page.getByRole("region", { name: "Problems" })).toContainText("It is empty, and it is needed.");
    await expectEnglish(page);
    await name.fill("Nora Vidal");
    await expect(page.getByText("Not saved", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Not published yet. All changes saved.")).toBeVisible();

    await page
      .getByRole("banner")
      .getByRole("button", { name: /^Publish/ })
      .click();
    const dialog = page.getByRole("dialog", { name: "Publish changes" });
    const sentence = dialog.getByRole("textbox", { name: "What you changed, in one sentence" });
    await expect(sentence).toHaveValue("Updates Nora Vidal");
    await expectEnglish(page);
    await dialog.getByRole("button", { name: "Publish", exact: true }).click();
    await expect(dialog.getByText("Published, on its way")).toBeVisible();
    await expectEnglish(page);
  } finally {
    await close();
  }
});

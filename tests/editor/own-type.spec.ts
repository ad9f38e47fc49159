/** A type that a magazine defines has a form and a page, as the types of the engine do. */
import { cp } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { ROOT } from "../../src/delivery/build/paths.ts";
import { see } from "../support/editing.ts";
import { openEnglishEditor } from "../support/english-editor.ts";

async function writeFaro(folder: string): Promise<void> {
  for (const part of ["content", "public", "types", "magazine.config.ts", "logo.svg"])
    await cp(path.join(ROOT, "examples/faro", part), path.join(folder, part), { recursive: true });
}

test("an episode, of a custom type, has a form and shows on its page", { tag: "@exhaustive" }, async ({ page }) => {
  test.slow();
  const { address, close } = await openEnglishEditor(writeFaro);
  try {
    await page.goto(address);
    await see(page, "Documents");
    await page
      .getByRole("navigation", { name: "Documents" })
      .getByRole("button", { name: /The fog signal/i })
      .click();
    const form = page.getByRole("form", { name: "Document fields" });
    await form.getByRole("textbox", { name: "Episode title" }).fill("The bell");
    await see(page, "Page");
    const site = page.frameLocator("iframe");
    await expect(site.getByRole("heading", { level: 1, name: "The bell" })).toBeVisible({ timeout: 60_000 });
    await expect(site.getByText("Download the audio")).toBeVisible();
  } finally {
    await close();
  }
});

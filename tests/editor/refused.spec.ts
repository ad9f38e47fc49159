/** What the check of what was sent refuses, where it is mended. */
import { appendFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "@playwright/test";
import { expect, openDocument, publish, stateOf, test, type OpenEditor } from "../support/editing.ts";
import { leadTo, startReviewHost } from "../support/review-host.ts";

const [ISSUE, ARTICLE] = ["issues/AmapolaFerre.yaml", "articles/Telar.md"];
const SAID = "La revisión de lo enviado dijo: ";

/** An error of the compiler, as GitHub keeps it. */
const refused = (file: string, title: string, message: string) => ({
  path: file,
  start_line: 3,
  annotation_level: "failure" as const,
  title,
  message,
});

async function sendAll(page: Page): Promise<void> {
  await page.getByRole("banner").getByRole("button", { name: "Enviar" }).click();
  const dialog = page.getByRole("dialog", { name: "Enviar los cambios" });
  await dialog.getByRole("button", { name: "Enviar", exact: true }).click();
  await expect(dialog.getByRole("status").filter({ hasText: "Enviado" })).toBeVisible({ timeout: 60_000 });
  await dialog.getByRole("button", { name: "Listo" }).click();
}

/** The problems of the newest in «Lo enviado»: a test of before may have left others. */
async function openSent(page: Page) {
  await page.getByRole("banner").getByRole("button", { name: "Enviar" }).click();
  const problems = page.getByRole("dialog").getByRole("list", { name: "Lo que dijo la revisión" }).first();
  await expect(problems).toBeVisible({ timeout: 60_000 });
  return problems;
}

/** A double of GitHub, as long as a test runs. */
async function withHost<Result>(
  editor: OpenEditor,
  run: (host: Awaited<ReturnType<typeof startReviewHost>>) => Result,
) {
  const remote = editor.remoteGit("rev-parse", "--absolute-git-dir").trim();
  const host = await startReviewHost("github", remote);
  leadTo(editor.git, host, { kind: "github", remote });
  try {
    return await run(host);
  } finally {
    host.close();
    editor.git("config", "--unset", `url.${remote}.insteadOf`);
    editor.git("config", "remote.origin.url", remote);
  }
}

test(
  "what the check refused leads to its field, and stands there until that is another",
  { tag: "@exhaustive" },
  async ({ page, editor }) => {
    test.setTimeout(180_000);
    publish(editor);
    const issue = path.join(editor.contentDir, ISSUE);
    await writeFile(issue, (await editor.read(ISSUE)).replace(/^name: .*/m, "name: Amapola de ayer"));
    await appendFile(path.join(editor.contentDir, ARTICLE), "\nY algo más.\n");
    await withHost(editor, async (host) => {
      host.check("failed", [
        refused(`content/${ISSUE}`, "Enlace roto · credits.col1[3].link", "No contesta.\n→ Buscá otro."),
        refused(`content/${ARTICLE}`, "Texto repetido · body", "Ya está en otra nota.\n→ Sacalo."),
        refused(".github", "Proceso", "Terminó mal."),
      ]);
      await openDocument(page, editor, ISSUE);
      await sendAll(page);
      const form = page.getByRole("form", { name: "Campos del documento" });
      const link = form.getByRole("textbox", { name: "Enlace" });
      const atLink = form.getByText(`${SAID}Enlace roto.`);

      await test.step("in the document that is open", async () => {
        const problems = await openSent(page);
        await expect(problems.getByRole("listitem").last()).toHaveText(".github:3 Proceso. Terminó mal.");
        await expect(problems.getByRole("button")).toHaveCount(2);
        await problems
          .getByRole("button", { name: /^Enlace roto · Amapola de ayer · .*Enlace\. No contesta\.$/ })
          .click();
        await expect(link).toBeFocused();
        await expect(link).toHaveAccessibleDescription(
          new RegExp(`^${SAID}Enlace roto\\. No contesta\\. Buscá otro\\.`),
        );
      });

      await test.step("until it says something else", async () => {
        await link.fill("https://www.instagram.com/tomas");
        await expect(atLink).toHaveCount(0);
        await link.fill("https://www.instagram.com/tomas.arrieta");
        await expect(atLink).toBeVisible();
      });

      await test.step("in another document, whose text comes last", async () => {
        const problems = await openSent(page);
        await problems.getByRole("button", { name: /^Texto repetido · El telar/ }).click();
        const text = form.getByRole("textbox", { name: "Texto", exact: true });
        await expect(text).toBeFocused();
        await expect(form.getByText(`${SAID}Texto repetido.`)).toBeVisible();
      });

      await test.step("also when the editor is opened anew", async () => {
        await openDocument(page, editor, ISSUE);
        await page.reload();
        await form.getByRole("button", { name: "Asistente de producción · Tomás Arrieta", exact: true }).click();
        await expect(atLink).toBeVisible();
      });

      await test.step("until it is sent again", async () => {
        await form.getByRole("textbox", { name: "Nombre", exact: true }).first().fill("Amapola de hoy");
        await page.keyboard.press("Control+s");
        await expect(stateOf(page)).toHaveText(/guardado\.$/i);
        host.check("none");
        await sendAll(page);
        await expect(atLink).toHaveCount(0);
      });
    });
  },
);

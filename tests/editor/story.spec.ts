/** From «Guardar» to the reader: one document is sent, checked and published, and its former address leads to the new one. */
import type { Page } from "@playwright/test";
import { expect, openDocument, publish, stateOf, test } from "../support/editing.ts";
import { publishedContent, serveFiles } from "../support/published-content.ts";
import { leadTo, startReviewHost } from "../support/review-host.ts";
import { HOSTS } from "../support/servers.ts";

const [FROM, TO] = ["TadeoBrizuela", "TadeoDeNoche"];
const OTHER = "issues/NahirCusi.yaml";

async function rename(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Más", exact: true }).click();
  await page.getByRole("menuitem", { name: /^Cambiar el nombre del archivo/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Nombre nuevo, sin la terminación").fill(TO);
  await dialog.getByRole("button", { name: "Ver qué cambia" }).click();
  await expect(dialog).toContainText(`/${FROM}`);
  await dialog.getByRole("button", { name: "Cambiar todo esto" }).click();
  await expect(page).toHaveURL(new RegExp(`#issues/${TO}\\.yaml$`));
}

async function correct(page: Page, name: string): Promise<void> {
  const field = page.getByRole("form").getByRole("textbox", { name: "Nombre", exact: true });
  await field.fill(name);
  await page.getByRole("button", { name: "Guardar", exact: true }).click();
  await expect(stateOf(page)).toHaveText(/guardado\.$/i);
}

test(
  "a renamed issue is sent alone, checked and published, and readers find it by both addresses",
  { tag: "@exhaustive" },
  async ({ page, editor, browser }) => {
    test.setTimeout(600_000);
    publish(editor);
    const remote = editor.remoteGit("rev-parse", "--absolute-git-dir").trim();
    const host = await startReviewHost("github", remote);
    leadTo(editor.git, host, { kind: "github", remote });
    const before = await editor.read(OTHER);

    await test.step("an issue is renamed, and a word of another corrected", async () => {
      await openDocument(page, editor, `issues/${FROM}.yaml`);
      await rename(page);
      await openDocument(page, editor, OTHER);
      await correct(page, "Nahir de otro modo");
    });

    const dialog = page.getByRole("dialog", { name: "Enviar los cambios" });
    const send = page.getByRole("banner").getByRole("button", { name: "Enviar" });
    await test.step("only the first is sent", async () => {
      await send.click();
      await dialog.getByRole("checkbox", { name: "Enviar Nahir de otro modo" }).uncheck();
      await dialog.getByRole("textbox", { name: /^Qué cambiaste/ }).fill("Tadeo cambia de dirección");
      await dialog.getByRole("button", { name: "Enviar", exact: true }).click();
      await expect(dialog.getByRole("status").filter({ hasText: "Enviado" })).toBeVisible();
      await dialog.getByRole("button", { name: "Listo" }).click();
    });

    await test.step("it is checked and published", async () => {
      await send.click();
      const sent = dialog
        .getByRole("region", { name: "Lo enviado" })
        .getByRole("listitem")
        .filter({ hasText: "Tadeo" });
      await expect(sent).toContainText("nadie pidió todavía que se publique");
      host.check("running");
      await sent.getByRole("button", { name: "Publicar ahora" }).click();
      await expect(sent).toContainText("Se publica en cuanto la revisión salga bien.");
      host.check("passed");
      await expect(sent).toContainText("publicado");
      const changes = dialog.getByRole("region", { name: "Lo que cambió" }).getByRole("listitem");
      await expect(changes).toHaveCount(1);
      await expect(changes).toContainText("Nahir de otro modo");
    });

    const content = await publishedContent(remote);
    const hosts: typeof HOSTS = { ...HOSTS, files: ({ root }) => serveFiles(root) };
    const reader = await browser.newPage();
    const roots: Record<string, string> = {
      files: content.build(),
      "Cloudflare Pages": content.build("cloudflare"),
      "Cloudflare Workers": content.build("workers"),
    };
    for (const [name, start] of Object.entries(hosts))
      await test.step(`the former address leads to the new one on ${name}`, async () => {
        const served = await start?.({ root: roots[name] ?? roots["files"] ?? "", base: "/" });
        if (!served) return;
        for (const address of [FROM, TO]) {
          await reader.goto(`${served.origin}/${address}`);
          await expect(reader).toHaveURL(`${served.origin}/${TO}`);
          await expect(reader.getByRole("heading", { level: 1 })).toContainText(/tadeo/i);
        }
        await reader.goto(`${served.origin}/NahirCusi`);
        await expect(reader.getByRole("heading", { level: 1 })).not.toContainText("otro modo");
        await served.close();
      });
    await reader.close();
    await content.remove();
    host.close();
    expect(await editor.read(OTHER)).not.toBe(before);
    editor.git("config", "--unset", `url.${remote}.insteadOf`);
    editor.git("config", "remote.origin.url", remote);
  },
);

/** From «Guardar» to the reader: one document is published, and its former address leads to the new one. */
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import type { Page } from "@playwright/test";
import sirv from "sirv";
import { ROOT } from "../../src/delivery/build/paths.ts";
import { choose, expect, field, openDocument, publishAs, publishDialog, save, test } from "../support/editing.ts";
import { git } from "../support/git/git.ts";
import { runCommand } from "../support/processes.ts";
import { type Host, HOSTS } from "../support/servers/hosts.ts";

interface PublishedContent {
  /** Builds the site for a host and returns its folder. */
  build: (host?: string) => string;
  remove: () => Promise<void>;
}

/** Clones the published content. `remote`: a bare repository with the content on `main`. */
async function clonePublished(remote: string): Promise<PublishedContent> {
  // The folder is inside the project, because the project's package.json declares built code as modules.
  const tests = path.join(ROOT, ".contentlayer", "tests");
  await mkdir(tests, { recursive: true });
  const folder = await mkdtemp(path.join(tests, "published-"));
  git(folder)("clone", "--quiet", remote, "clone");
  const cache = path.join(folder, "kept");
  const content = path.join(folder, "clone", "content");
  return {
    build: (host) => {
      const out = path.join(folder, host ?? "files");
      const command = ["build", "--content", content, "--out", out, ...(host ? [`--host=${host}`] : [])];
      const { status, stderr } = runCommand(command, { env: { KEPT_DIR: cache } });
      expect(status, stderr).toBe(0);
      return out;
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Serves `/a` as the file `a`, `a.html` or `a/index.html`, and as nothing else. */
async function serveFiles(root: string): Promise<Host> {
  const server = createServer(sirv(root, { extensions: ["html"] }));
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

const [FROM, TO] = ["TadeoBrizuela", "TadeoDeNoche"];
const OTHER = "issues/NahirCusi.yaml";

async function rename(page: Page): Promise<void> {
  const dialog = await choose(page, /^Cambiar la dirección/);
  await dialog.getByLabel("Cómo termina la dirección, con letras y guiones").fill(TO);
  await dialog.getByRole("button", { name: "Ver qué cambia" }).click();
  await expect(dialog).toContainText(`/${FROM}`);
  await dialog.getByRole("button", { name: "Cambiar todo esto" }).click();
  await expect(page).toHaveURL(new RegExp(`#issues/${TO}\\.yaml$`));
}

test("a renamed issue is published under both addresses", { tag: "@exhaustive" }, async ({ page, editor, browser }) => {
  test.setTimeout(600_000);
  const remote = editor.remoteGit("rev-parse", "--absolute-git-dir").trim();
  const before = await editor.read(OTHER);

  await test.step("one issue is renamed, and a word of another corrected", async () => {
    await openDocument(page, editor, `issues/${FROM}.yaml`);
    await rename(page);
    await openDocument(page, editor, OTHER);
    await field(page, "Nombre").fill("Nahir de otro modo");
    await save(page);
  });

  const dialog = publishDialog(page);
  const publishButton = page.getByRole("banner").getByRole("button", { name: "Publicar" });
  await test.step("only the renamed issue is published", async () => {
    await publishButton.click();
    await dialog.getByRole("checkbox", { name: "Publicar Nahir de otro modo" }).uncheck();
    await publishAs(page, "Tadeo cambia de dirección");
    await dialog.getByRole("button", { name: "Listo" }).click();
    await publishButton.click();
    const changes = dialog.getByRole("region", { name: "Lo que cambió" }).getByRole("listitem");
    await expect(changes).toHaveCount(1);
    await expect(changes).toContainText("Nahir de otro modo");
  });

  const content = await clonePublished(remote);
  const hosts: typeof HOSTS = { ...HOSTS, files: ({ root }) => serveFiles(root) };
  const reader = await browser.newPage();
  const roots: Record<string, string> = {
    files: content.build(),
    "Cloudflare Pages": content.build("cloudflare"),
    "Cloudflare Workers": content.build("workers"),
  };
  for (const [name, start] of Object.entries(hosts))
    await test.step(`the former address leads to the new one on ${name}`, async () => {
      const site = await start?.({ root: roots[name] ?? roots["files"] ?? "", base: "/" });
      if (!site) return;
      for (const address of [FROM, TO]) {
        await reader.goto(`${site.origin}/${address}`);
        await expect(reader).toHaveURL(`${site.origin}/${TO}`);
        await expect(reader.getByRole("heading", { level: 1 })).toContainText(/tadeo/i);
      }
      await reader.goto(`${site.origin}/NahirCusi`);
      await expect(reader.getByRole("heading", { level: 1 })).not.toContainText("otro modo");
      await site.close();
    });
  await reader.close();
  await content.remove();
  expect(await editor.read(OTHER)).not.toBe(before);
});

/** Publishing without a team: content goes to a bare repository, a host builds it, and the editor reports it. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import sirv from "sirv";
import { ROOT } from "../../src/delivery/build/paths.ts";
import {
  expect,
  field,
  openDocument,
  type OpenEditor,
  openPublishing,
  PATIENCE,
  publishDialog,
  save,
  test as base,
} from "../support/editing.ts";
import { git } from "../support/git/git.ts";

const FILE = "issues/GaelMonzon.yaml";

const test = base.extend<{ host: { origin: string; build: () => Promise<void> } }>({
  host: async ({ editor, page }, use) => {
    const folder = await mkdtemp(path.join(tmpdir(), "pompa-host-"));
    const site = path.join(folder, "dist");
    const server = createServer(sirv(site, { dev: true, extensions: ["html"] })).listen(0, "127.0.0.1");
    await once(server, "listening");
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const [, url = ""] = /^url: (.*)$/m.exec(await editor.read("site.yaml")) ?? [];
    const { fetch } = globalThis;
    // Redirects requests for the address of the magazine to this server, which replaces a real host.
    globalThis.fetch = (address, options) => fetch(String(address).replace(url, origin), options);
    await use({ origin, build: () => buildElsewhere(editor, { folder, site }) });
    globalThis.fetch = fetch;
    // Leaves the page, so that it sends no requests after the server is closed.
    await page.goto("about:blank");
    server.closeAllConnections();
    server.close();
    await rm(folder, { recursive: true, force: true });
  },
});

/** Builds the site as GitHub does: from a clone of the remote. */
async function buildElsewhere(editor: OpenEditor, { folder, site }: { folder: string; site: string }): Promise<void> {
  git(folder)("clone", "--quiet", editor.git("remote", "get-url", "origin").trim(), "clone");
  const content = path.join(folder, "clone/content");
  const command = ["scripts/compiled.mjs", "build", "--content", content, "--out", site];
  const env = { ...process.env, KEPT_DIR: path.join(folder, "kept") };
  const [status] = (await once(
    spawn(process.execPath, command, { cwd: ROOT, env, stdio: ["ignore", "ignore", "inherit"] }),
    "exit",
  )) as [number | null];
  expect(status).toBe(0);
}

test("a change is visible to readers once a host built it", { tag: "@exhaustive" }, async ({ page, editor, host }) => {
  test.setTimeout(300_000);
  await openDocument(page, editor, FILE);
  await field(page, "Nombre").fill("Gael de afuera");
  await save(page);
  await openPublishing(page);
  const dialog = publishDialog(page);
  await dialog.getByRole("button", { name: "Publicar", exact: true }).click();
  const notice = dialog.getByRole("status");
  await expect(notice.filter({ hasText: "Publicado, en camino" })).toBeVisible(PATIENCE);

  await host.build();
  await expect(notice.filter({ hasText: /Visible desde las \d\d:\d\d/ })).toBeVisible(PATIENCE);
  await page.goto(`${host.origin}/GaelMonzon`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Gael de afuera");
});

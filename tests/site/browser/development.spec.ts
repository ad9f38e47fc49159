/** The development server over a content folder of its own: a save shows without a reload, a mistake in the overlay. */
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { CONTENT_DIR } from "../../../src/delivery/build/paths.ts";
import { DEVELOPMENT_DATA } from "../../../src/shared/compiled/layout.ts";
import { type ContentServer, contentServer } from "../../support/servers/content-server.ts";
import { issues } from "../../support/content.ts";

const [newest, unlinked] = issues;

let server: ContentServer;
let folder: string;

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "pompa-dev-"));
  await cp(CONTENT_DIR, path.join(folder, "content"), { recursive: true });
  server = await contentServer(folder);
});

test.afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const file = (issue = newest) => path.join(folder, "content", "issues", `${issue?.slug}.yaml`);

async function edit(change: (text: string) => string, place = file()): Promise<void> {
  await writeFile(place, change(await readFile(place, "utf8")));
}

test("a save shows on the page without a reload, again and again", async ({ page }) => {
  await page.goto(`${server.address}issues`);
  const heading = page.getByRole("article").first().getByRole("heading");
  await expect(heading).toContainText(newest?.name ?? "", { timeout: 30_000 });
  await page.evaluate(() => Object.assign(window, { reloaded: "no" }));
  const asked: string[] = [];
  page.on("request", (request) => void (request.url().includes(DEVELOPMENT_DATA) && asked.push(request.url())));
  for (const name of ["Nombre Nuevo", "Otro Nombre", newest?.name ?? ""]) {
    await edit((text) => text.replace(/^name: .*/m, `name: ${name}`));
    await expect(heading).toContainText(name);
  }
  await edit((text) => text.replace("ISSUES.", "NÚMEROS."), path.join(folder, "content/pages/issues.yaml"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("NÚMEROS.");
  // The server sends what changed: lists are as long as the magazine.
  expect(asked).toEqual([]);
  expect(await page.evaluate(() => (window as unknown as { reloaded?: string }).reloaded)).toBe("no");
});

test("a mistake has its file and line, and the last good content stays", { tag: "@exhaustive" }, async ({ page }) => {
  await page.goto(`${server.address}issues`);
  const heading = page.getByRole("article").first().getByRole("heading");
  await expect(heading).toContainText(newest?.name ?? "", { timeout: 30_000 });
  await edit((text) => text.replace(/^layout: /m, "layuot: "));
  const overlay = page.locator("vite-error-overlay");
  await expect(overlay).toContainText(`${newest?.slug}.yaml`);
  await expect(overlay).toContainText("¿Quisiste decir «layout»?");
  await expect(overlay).toContainText(/> +\d+ \| layuot/);
  await expect(heading).toContainText(newest?.name ?? "");
  await edit((text) => text.replace(/^layuot: /m, "layout: "));
  await expect(overlay).toHaveCount(0);
});

test("a new file appears on top of the list, marked if it is to come", { tag: "@exhaustive" }, async ({ page }) => {
  await page.goto(`${server.address}issues`);
  await expect(page.getByRole("article").first()).toBeVisible({ timeout: 30_000 });
  const text = await readFile(file(), "utf8");
  const added = text.replace(/^name: .*/m, "name: Recién Llegada").replace(/^published: .*/m, "published: 2099-01-01");
  await writeFile(path.join(folder, "content", "issues", "Llegada.yaml"), added);
  const first = page.getByRole("article").first();
  await expect(first.getByRole("heading")).toContainText("Recién Llegada");
  await expect(first).toContainText("Se publica más adelante");
});

test("a draft is marked, in the list and on its page, until it is none", { tag: "@exhaustive" }, async ({ page }) => {
  // A link to a draft is a mistake.
  await page.goto(`${server.address}${unlinked?.slug}`);
  const draft = page.getByRole("main").getByText("Borrador: no se publica");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible({ timeout: 30_000 });
  await edit((text) => `${text.trimEnd()}\ndraft: true\n`, file(unlinked));
  await expect(draft).toBeVisible();
  await page.goto(`${server.address}issues`);
  await expect(draft).toBeVisible();
  await edit((text) => text.replace("\ndraft: true", ""), file(unlinked));
  await expect(draft).toHaveCount(0);
});

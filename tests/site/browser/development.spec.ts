/** The development server over a copy of the content: what it shows after a save. */
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect as expectWithin, test } from "@playwright/test";
import { CONTENT_DIR } from "../../../src/delivery/build/paths.ts";
import { DEVELOPMENT_DATA } from "../../../src/shared/compiled/layout.ts";
import { type ContentServer, startContentServer } from "../../support/servers/content-server.ts";
import { issues } from "../../support/content.ts";

// The first request of a page takes long, because the development server compiles it only then.
const expect = expectWithin.configure({ timeout: 60_000 });

const [newest, unlinked] = issues;

let server: ContentServer;
let folder: string;

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "pompa-dev-"));
  await cp(CONTENT_DIR, path.join(folder, "content"), { recursive: true });
  server = await startContentServer(folder);
});

test.afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const fileOf = (issue = newest) => path.join(folder, "content", "issues", `${issue?.slug}.yaml`);

async function edit(change: (text: string) => string, place = fileOf()): Promise<void> {
  await writeFile(place, change(await readFile(place, "utf8")));
}

test("one save after another shows on the page without a reload", async ({ page }) => {
  await page.goto(`${server.address}issues`);
  const heading = page.getByRole("article").first().getByRole("heading");
  await expect(heading).toContainText(newest?.name ?? "");
  await page.evaluate(() => Object.assign(window, { reloaded: "no" }));
  const requestedUrls: string[] = [];
  page.on("request", (request) => void (request.url().includes(DEVELOPMENT_DATA) && requestedUrls.push(request.url())));
  for (const name of ["Nombre Nuevo", "Otro Nombre", newest?.name ?? ""]) {
    await edit((text) => text.replace(/^name: .*/m, `name: ${name}`));
    await expect(heading).toContainText(name);
  }
  await edit((text) => text.replace("ISSUES.", "NÚMEROS."), path.join(folder, "content/pages/issues.yaml"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("NÚMEROS.");
  // The server sends only what changed, so the page requests no lists, which may be long.
  expect(requestedUrls).toEqual([]);
  expect(await page.evaluate(() => (window as unknown as { reloaded?: string }).reloaded)).toBe("no");
});

test("an overlay shows file and line of a mistake, and the page stays", { tag: "@exhaustive" }, async ({ page }) => {
  await page.goto(`${server.address}issues`);
  const heading = page.getByRole("article").first().getByRole("heading");
  await expect(heading).toContainText(newest?.name ?? "");
  await edit((text) => text.replace(/^layout: /m, "layuot: "));
  const overlay = page.locator("vite-error-overlay");
  await expect(overlay).toContainText(`${newest?.slug}.yaml`);
  await expect(overlay).toContainText("¿Quisiste decir «layout»?");
  await expect(overlay).toContainText(/> +\d+ \| layuot/);
  await expect(heading).toContainText(newest?.name ?? "");
  await edit((text) => text.replace(/^layuot: /m, "layout: "));
  await expect(overlay).toHaveCount(0);
});

test("a new file appears in the list, marked if its date is to come", { tag: "@exhaustive" }, async ({ page }) => {
  await page.goto(`${server.address}issues`);
  await expect(page.getByRole("article").first()).toBeVisible();
  const text = await readFile(fileOf(), "utf8");
  const newIssue = text
    .replace(/^name: .*/m, "name: Recién Llegada")
    .replace(/^published: .*/m, "published: 2099-01-01");
  await writeFile(path.join(folder, "content", "issues", "Llegada.yaml"), newIssue);
  const first = page.getByRole("article").first();
  await expect(first.getByRole("heading")).toContainText("Recién Llegada");
  await expect(first).toContainText("Se publica más adelante");
});

test("a draft is marked in the list and on its page while it is one", { tag: "@exhaustive" }, async ({ page }) => {
  // The test uses an issue to which nothing links, because a link to a draft is reported as a mistake.
  await page.goto(`${server.address}${unlinked?.slug}`);
  const draft = page.getByRole("main").getByText("Borrador: no se publica");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await edit((text) => `${text.trimEnd()}\ndraft: true\n`, fileOf(unlinked));
  await expect(draft).toBeVisible();
  await page.goto(`${server.address}issues`);
  await expect(draft).toBeVisible();
  await edit((text) => text.replace("\ndraft: true", ""), fileOf(unlinked));
  await expect(draft).toHaveCount(0);
});

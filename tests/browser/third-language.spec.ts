/** A language is added by adding its file: nothing else knows the languages by name. */
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type ContentServer, contentServer } from "../support/content-server.ts";
import { expect, test } from "@playwright/test";

const ROOT = path.resolve(import.meta.dirname, "../..");

let folder: string;
let server: ContentServer;

test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "pompa-languages-"));
  await cp(path.join(ROOT, "content"), path.join(folder, "content"), { recursive: true });
  await cp(path.join(ROOT, "public"), path.join(folder, "public"), { recursive: true });
  const locales = path.join(folder, "public/locales");
  await cp(path.join(locales, "es"), path.join(locales, "pt"), { recursive: true });
  const file = path.join(locales, "pt/translation.json");
  await writeFile(file, (await readFile(file, "utf8")).replace("Quiénes somos", "Quem somos"));
  server = await contentServer(folder, path.join(folder, "public"));
});

test.afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

test("a third language is found and offered", async ({ browser }) => {
  const page = await browser.newPage({ locale: "pt-BR", viewport: { width: 1440, height: 900 } });
  await page.goto(server.address);
  await expect(page.getByRole("banner").getByRole("link", { name: "Quem somos" })).toBeVisible({ timeout: 30_000 });
  await expect(page.locator("html")).toHaveAttribute("lang", "pt");
  const languages = page.getByRole("contentinfo").getByRole("group", { name: "Idioma" }).getByRole("button");
  await expect(languages).toHaveCount(3);
  await page.getByRole("contentinfo").getByRole("button", { name: "English" }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Who we are" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("banner").getByRole("link", { name: "Who we are" })).toBeVisible({ timeout: 30_000 });
  await page.close();
});

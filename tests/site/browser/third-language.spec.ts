/** A translation file and an entry in the configuration add a language, and a document can name its own. */
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { CONFIGURATION_MODULE } from "../../../src/delivery/build/configuration/load-configuration.ts";
import { type ContentServer, startContentServer } from "../../support/servers/content-server.ts";
import { articles } from "../../support/content.ts";
import { expect as expectWithin, test } from "@playwright/test";
import { CONTENT_DIR } from "../../../src/delivery/build/paths.ts";

// The first request of a page takes long, because the development server compiles it only then.
const expect = expectWithin.configure({ timeout: 60_000 });

const ROOT = path.resolve(import.meta.dirname, "../../..");

// The tests of this file share one server.
test.describe.configure({ mode: "default" });

/** The first two articles; the second gets English as its language. */
const [neighbour, foreign] = articles;

let folder: string;
let server: ContentServer;

test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "pompa-languages-"));
  await cp(CONTENT_DIR, path.join(folder, "content"), { recursive: true });
  await cp(path.join(ROOT, "public"), path.join(folder, "public"), { recursive: true });
  const locales = path.join(folder, "public/locales");
  await cp(path.join(locales, "es"), path.join(locales, "pt"), { recursive: true });
  const file = path.join(locales, "pt/translation.json");
  await writeFile(file, (await readFile(file, "utf8")).replace("Quiénes somos", "Quem somos"));
  const article = path.join(folder, `content/articles/${foreign?.slug}.md`);
  await writeFile(article, (await readFile(article, "utf8")).replace("---\n", "---\nlang: en\n"));
  const configuration = path.join(folder, "magazine.config.ts");
  const config = await readFile(path.join(ROOT, "magazine.config.ts"), "utf8");
  const languages = config.replace('languages: ["en", "es"]', 'languages: ["en", "es", "pt"]');
  const types = `export { types } from ${JSON.stringify(CONFIGURATION_MODULE)};\n`;
  await writeFile(configuration, languages.replace('"pompa"', JSON.stringify(`${ROOT}/src/index.ts`)) + types);
  server = await startContentServer(folder, { publicDir: path.join(folder, "public"), configuration });
});

test.afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

test("a third language is detected and offered", { tag: "@exhaustive" }, async ({ browser }) => {
  const page = await browser.newPage({ locale: "pt-BR", viewport: { width: 1440, height: 900 } });
  await page.goto(server.address);
  await expect(page.getByRole("banner").getByRole("link", { name: "Quem somos" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "pt");
  const languages = page.getByRole("contentinfo").getByRole("group", { name: "Idioma" }).getByRole("button");
  await expect(languages).toHaveCount(3);
  await page.getByRole("contentinfo").getByRole("button", { name: "English" }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Who we are" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("banner").getByRole("link", { name: "Who we are" })).toBeVisible();
  await page.close();
});

test("an English title is marked as English wherever it appears", { tag: "@exhaustive" }, async ({ page }) => {
  for (const address of [`News/${foreign?.slug}`, `News/${neighbour?.slug}`, "news"]) {
    await page.goto(server.address + address);
    const name = page.getByRole("main").getByText(foreign?.headline ?? "", { exact: true });
    await expect(name).toBeVisible();
    const language = await name.evaluate((element) => element.closest("[lang]")?.getAttribute("lang"));
    expect(language, address).toBe("en");
  }
});

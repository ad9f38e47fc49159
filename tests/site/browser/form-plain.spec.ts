/** The form without the site's scripts: the browser sends it, and the page shows the outcome. */
import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { test as base, type BrowserContext, type BrowserContextOptions, type Page } from "@playwright/test";
import { DIST_DIR } from "../../../src/delivery/build/paths.ts";
import { serve } from "../../../src/delivery/server/serve.ts";
import { email, expect, fill, name, passForPerson, REFUSED, SENT, submit } from "../../support/site/form.ts";
import { waitUntilStarted } from "../../support/page.ts";
import { readSubmissions } from "../../support/servers/submissions.ts";

interface Site {
  /** Opens the page of the form. */
  open: (hash: string, options: BrowserContextOptions) => Promise<Page>;
  stored: () => ReturnType<typeof readSubmissions>;
}

const test = base.extend<{ site: Site; plain: Page }>({
  site: async ({ browser }, use) => {
    const submissionsDir = await mkdtemp(path.join(tmpdir(), "pompa-plain-"));
    const server = await serve({ dir: DIST_DIR, submissionsDir, port: 0 });
    const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
    const contexts: BrowserContext[] = [];
    const open = async (hash: string, options: BrowserContextOptions) => {
      const context = await browser.newContext(options);
      contexts.push(context);
      const page = await context.newPage();
      await page.goto(`${origin}/form${hash}`);
      return page;
    };
    await use({ open, stored: () => readSubmissions(submissionsDir) });
    for (const context of contexts) await context.close();
    server.closeAllConnections();
    server.close();
    await rm(submissionsDir, { recursive: true });
  },
  plain: async ({ site }, use) => use(await site.open("", { javaScriptEnabled: false })),
});

test("a valid form is stored once, and the page says that it was sent", async ({ plain, site }) => {
  await expect(plain.getByText(SENT)).toBeHidden();
  await expect(plain.getByText(REFUSED)).toBeHidden();
  await name(plain).fill("  Ana Ñandú ");
  await email(plain).fill("ana@pompa.example");
  await submit(plain).click();
  await expect(plain.getByText(SENT)).toBeInViewport();
  await expect(plain.getByText(SENT)).toBeFocused();
  await expect(plain.getByText(REFUSED)).toBeHidden();
  await plain.reload();
  expect(site.stored()).toMatchObject([{ nombre: "Ana Ñandú", correo: "ana@pompa.example", mensaje: "" }]);
});

test("the browser sends neither an empty form nor an invalid e-mail address", async ({ plain, site }) => {
  const posts: string[] = [];
  plain.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
  await submit(plain).click();
  await expect(name(plain)).toBeFocused();
  await name(plain).fill("Ana Sosa");
  await email(plain).fill("ana");
  await submit(plain).click();
  await expect(email(plain)).toBeFocused();
  expect(await email(plain).evaluate((field: HTMLInputElement) => field.validity.typeMismatch)).toBe(true);
  expect([posts, site.stored()]).toEqual([[], []]);
});

for (const [what, change] of [
  ["is empty", (form: HTMLFormElement) => void (form.noValidate = true)],
  [
    "a program filled in",
    (form: HTMLFormElement) => {
      for (const field of form.querySelectorAll("input")) field.value = "ana@pompa.example";
    },
  ],
] as const) {
  test(`a form that ${what} is not stored, and the page says so`, async ({ plain, site }) => {
    await plain.getByRole("form").evaluate(change);
    await submit(plain).click();
    await expect(plain.getByText(REFUSED)).toBeInViewport();
    await expect(plain.getByText(REFUSED)).toBeFocused();
    await expect(plain.getByText(SENT)).toBeHidden();
    expect(site.stored()).toEqual([]);
  });
}

test(
  "an error message stays when scripts arrive late, until they send the form",
  { tag: "@exhaustive" },
  async ({ site }) => {
    const page = await site.open("#no-enviado", { locale: "es-AR" });
    await waitUntilStarted(page);
    await passForPerson(page);
    await expect(page.getByText(REFUSED)).toBeVisible();
    await fill(page);
    await submit(page).click();
    await expect(page.getByText(SENT)).toBeVisible();
    await expect(page.getByText(REFUSED)).toBeHidden();
    expect(site.stored()).toHaveLength(1);
  },
);

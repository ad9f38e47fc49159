/** The form without the site's scripts: the browser sends it, and the page shows the outcome. */
import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { DIST_DIR } from "../../../src/delivery/build/paths.ts";
import { serve } from "../../../src/delivery/server/serve.ts";
import { email, expect, fill, name, passForPerson, REFUSED, SENT, submit } from "../../support/site/form.ts";
import { visit } from "../../support/page.ts";
import { plainTest } from "../../support/site/pages.ts";
import { readSubmissions } from "../../support/servers/submissions.ts";

const test = plainTest.extend<{ submissionsDir: string }>({
  submissionsDir: async ({ browserName: _browserName }, use) => {
    const submissionsDir = await mkdtemp(path.join(tmpdir(), "pompa-plain-"));
    await use(submissionsDir);
    await rm(submissionsDir, { recursive: true });
  },
  baseURL: async ({ submissionsDir }, use) => {
    const server = await serve({ dir: DIST_DIR, submissionsDir, port: 0 });
    await use(`http://localhost:${(server.address() as AddressInfo).port}`);
    server.closeAllConnections();
    server.close();
  },
});

test("a valid form is stored once, and the page says that it was sent", async ({ page, submissionsDir }) => {
  await page.goto("/form");
  await expect(page.getByText(SENT)).toBeHidden();
  await expect(page.getByText(REFUSED)).toBeHidden();
  await name(page).fill("  Ana Ñandú ");
  await email(page).fill("ana@pompa.example");
  await submit(page).click();
  await expect(page.getByText(SENT)).toBeInViewport();
  await expect(page.getByText(SENT)).toBeFocused();
  await expect(page.getByText(REFUSED)).toBeHidden();
  await page.reload();
  expect(readSubmissions(submissionsDir)).toMatchObject([
    { nombre: "Ana Ñandú", correo: "ana@pompa.example", mensaje: "" },
  ]);
});

test("the browser sends neither an empty form nor an invalid e-mail address", async ({ page, submissionsDir }) => {
  await page.goto("/form");
  const posts: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
  await submit(page).click();
  await expect(name(page)).toBeFocused();
  await name(page).fill("Ana Sosa");
  await email(page).fill("ana");
  await submit(page).click();
  await expect(email(page)).toBeFocused();
  expect(await email(page).evaluate((field: HTMLInputElement) => field.validity.typeMismatch)).toBe(true);
  expect([posts, readSubmissions(submissionsDir)]).toEqual([[], []]);
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
  test(`a form that ${what} is not stored, and the page says so`, async ({ page, submissionsDir }) => {
    await page.goto("/form");
    await page.getByRole("form").evaluate(change);
    await submit(page).click();
    await expect(page.getByText(REFUSED)).toBeInViewport();
    await expect(page.getByText(REFUSED)).toBeFocused();
    await expect(page.getByText(SENT)).toBeHidden();
    expect(readSubmissions(submissionsDir)).toEqual([]);
  });
}

test.describe("with late scripts", { tag: "@exhaustive" }, () => {
  test.use({ javaScriptEnabled: true });

  test("an error message stays until they send the form", async ({ page, submissionsDir }) => {
    await visit(page, "/form#no-enviado");
    await passForPerson(page);
    await expect(page.getByText(REFUSED)).toBeVisible();
    await fill(page);
    await submit(page).click();
    await expect(page.getByText(SENT)).toBeVisible();
    await expect(page.getByText(REFUSED)).toBeHidden();
    expect(readSubmissions(submissionsDir)).toHaveLength(1);
  });
});

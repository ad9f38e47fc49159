/** The form's screen: what it shows, says and marks, and that it works before its code is there. */
import type { Page } from "@playwright/test";
import {
  email,
  expect,
  fill,
  name,
  passForPerson,
  REFUSED,
  REQUIRED,
  SENT,
  submit,
  test,
} from "../../support/site/form.ts";
import { hold, hydrated, visit } from "../../support/page.ts";
import { replies } from "../../support/servers/form-service.ts";

test("has its heading, a panel of 70 %, two fields and a button, and no message field", async ({ page }) => {
  await page.goto("/form");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("SUSCRIBITE");
  const panel = page.getByRole("form", { name: "SUSCRIBIRME" });
  await expect(panel).toContainText("para contenido exclusivo!");
  await expect(panel.getByRole("textbox")).toHaveCount(2);
  await expect(submit(page)).toHaveText("ENVIAR");
  expect(Math.round((await panel.boundingBox())?.width ?? 0)).toBe(1008);
});

test("starts empty and shows an error only in a field that was touched", async ({ page }) => {
  await visit(page, "/form");
  await expect(name(page)).toHaveValue("");
  await expect(page.getByText(REQUIRED)).toHaveCount(0);
  await name(page).focus();
  await email(page).focus();
  await expect(page.getByText(REQUIRED)).toHaveCount(1);
  await expect(name(page)).toHaveAccessibleDescription(REQUIRED);
  await expect(email(page)).toHaveAccessibleDescription("");
  await name(page).fill("Ana");
  await expect(name(page)).toHaveAccessibleDescription("Debe tener al menos 5 caracteres");
  await name(page).fill("Ana Sosa Petrucci");
  await expect(name(page)).toHaveAccessibleDescription("Debe tener como máximo 15 caracteres");
  await name(page).fill("Ana Sosa");
  await expect(name(page)).toHaveAccessibleDescription("");
  await email(page).fill("ana@");
  await email(page).blur();
  await expect(email(page)).toHaveAccessibleDescription("Debe ser un correo electrónico válido");
});

test("invalid data is not sent; the first invalid field gets the focus", async ({ page, openForm }) => {
  const receiver = await openForm(replies(200));
  await submit(page).click();
  await expect(page.getByText(REQUIRED)).toHaveCount(2);
  await expect(name(page)).toBeFocused();
  expect(receiver.received).toEqual([]);
});

test("the status is one text in blue, the latest outcome", async ({ page, openForm, expectComplaints }) => {
  await openForm(replies(500), replies(200));
  await fill(page);
  await submit(page).click();
  const refused = page.getByText(REFUSED);
  await expect(refused).toHaveCSS("background-color", "rgb(0, 51, 255)");
  await submit(page).click();
  await expect(page.getByText(SENT)).toHaveCSS("background-color", "rgb(0, 51, 255)");
  await expect(refused).toHaveCount(0);
  const [status, panel] = await Promise.all([page.getByText(SENT).boundingBox(), page.getByRole("form").boundingBox()]);
  expect((status?.y ?? 0) + (status?.height ?? 0)).toBeLessThan(panel?.y ?? 0);
  expectComplaints("status of 500");
});

test("what was typed before the page answered is kept and sent", async ({ page, receive }) => {
  const receiver = await receive(replies(200));
  const start = await hold(page, /\/assets\/.*\.js$/);
  await page.goto("/form", { waitUntil: "commit" });
  await fill(page);
  await submit(page).click();
  start();
  await hydrated(page);
  await expect(page.getByText(SENT)).toBeVisible();
  expect(receiver.received).toMatchObject([{ body: { nombre: "Ana Sosa", correo: "ana@pompa.example" } }]);
});

test("what is sent before the form's code waits for it", async ({ page, receive }) => {
  const receiver = await receive(replies(200));
  const arrive = await hold(page, /\/assets\/subscribe-form-.*\.js$/);
  await visit(page, "/form?lng=en");
  await fill(page);
  await email(page).press("Enter");
  await expect(page.getByRole("heading", { name: "SUBSCRIBE" })).toBeVisible();
  await passForPerson(page);
  arrive();
  await expect.poll(() => receiver.received).toMatchObject([{ body: { nombre: "Ana Sosa" } }]);
  await expect(page.getByText("Thank you! Your subscription was sent.")).toBeVisible();
});

test.describe("when its code cannot be had", () => {
  const CODE = /\/assets\/subscribe-form-.*\.js$/;
  const retry = (page: Page) => page.getByRole("button", { name: "Reintentar" });

  test("says so, and what was typed waits for a retry", async ({ page, context, receive, expectComplaints }) => {
    const receiver = await receive(replies(200));
    await page.route(CODE, (route) => route.abort());
    await visit(page, "/form");
    await fill(page);
    await submit(page).click();
    await expect(page.getByRole("alert")).toContainText("No pudimos cargar lo que pediste.");
    await page.unroute(CODE);
    await context.setOffline(true);
    const asked = page.waitForEvent("requestfailed", (request) => request.method() === "HEAD");
    await retry(page).click();
    await asked;
    await context.setOffline(false);
    await retry(page).click();
    await expect(page.getByText(SENT)).toBeVisible();
    await expect(retry(page)).toBeHidden();
    expect(receiver.received).toMatchObject([{ body: { nombre: "Ana Sosa" } }]);
    expectComplaints("net::ERR_FAILED", "net::ERR_INTERNET_DISCONNECTED");
  });

  test(
    "gone for another version keeps what was typed",
    { tag: "@exhaustive" },
    async ({ page, receive, expectComplaints }) => {
      const receiver = await receive(replies(200));
      let gone = true;
      await page.route(CODE, (route) => (gone ? route.fulfill({ status: 404, body: "" }) : route.continue()));
      await visit(page, "/form");
      await fill(page);
      page.once("framenavigated", () => (gone = false));
      await retry(page).click();
      await expect.poll(() => gone).toBe(false);
      await expect(name(page)).toHaveValue("Ana Sosa");
      await passForPerson(page);
      await submit(page).click();
      await expect(page.getByText(SENT)).toBeVisible();
      await expect(retry(page)).toBeHidden();
      expect(receiver.received).toMatchObject([{ body: { nombre: "Ana Sosa", correo: "ana@pompa.example" } }]);
      expectComplaints("status of 404");
    },
  );
});

test("is sent as browsers do where scripts do not come, after a while", async ({ page, expectComplaints }) => {
  await page.clock.install();
  const posts: string[] = [];
  await page.route("**/f/*", (route) => {
    posts.push(route.request().postData() ?? "");
    return route.fulfill({ body: "Recibido" });
  });
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto("/form");
  await name(page).fill("Ana Sosa");
  await email(page).fill("ana@pompa.example");
  await submit(page).click();
  await page.clock.runFor(5000);
  expect(posts).toEqual([]);
  await page.clock.runFor(10_000);
  await expect.poll(() => posts.map((each) => new URLSearchParams(each).get("email"))).toEqual(["ana@pompa.example"]);
  expectComplaints("net::ERR_FAILED");
});

test("works with the keyboard alone", async ({ page, openForm }) => {
  await openForm(replies(200));
  await name(page).focus();
  await page.keyboard.type("Ana Sosa");
  await page.keyboard.press("Tab");
  await page.keyboard.type("ana@pompa.example");
  await passForPerson(page);
  await page.keyboard.press("Enter");
  await expect(page.getByText(SENT)).toBeVisible();
});

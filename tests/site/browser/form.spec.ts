/** The form on the page: its fields, errors and messages, and submissions before its code has loaded. */
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
import { hold, waitUntilStarted, visit } from "../../support/page.ts";
import { placeOf } from "../../support/site/pages.ts";
import { replies } from "../../support/servers/form-service.ts";

test("the form has a heading, a panel of 70 %, two fields, a button and no message field", async ({ page }) => {
  await page.goto("/form");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("SUSCRIBITE");
  const panel = page.getByRole("form", { name: "SUSCRIBIRME" });
  await expect(panel).toContainText("para contenido exclusivo!");
  await expect(panel.getByRole("textbox")).toHaveCount(2);
  await expect(submit(page)).toHaveText("ENVIAR");
  expect(Math.round((await placeOf(panel)).width)).toBe(1008);
});

test("the form starts empty and shows errors only in fields that were touched", async ({ page }) => {
  await visit(page, "/form");
  await expect(name(page)).toHaveValue("");
  await expect(name(page)).toHaveAttribute("autocomplete", "name");
  await expect(email(page)).toHaveAttribute("autocomplete", "email");
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

test("invalid data is not sent, and the first invalid field gets the focus", async ({ page, openForm }) => {
  const receiver = await openForm(replies(200));
  await submit(page).click();
  await expect(page.getByText(REQUIRED)).toHaveCount(2);
  await expect(name(page)).toBeFocused();
  expect(receiver.received).toEqual([]);
});

test("only the latest outcome is shown, on blue", async ({ page, openForm, expectComplaints }) => {
  await openForm(replies(500), replies(200));
  await fill(page);
  await submit(page).click();
  const refusal = page.getByText(REFUSED);
  await expect(refusal).toHaveCSS("background-color", "rgb(0, 51, 255)");
  await submit(page).click();
  await expect(page.getByText(SENT)).toHaveCSS("background-color", "rgb(0, 51, 255)");
  await expect(refusal).toHaveCount(0);
  expect((await placeOf(page.getByText(SENT))).bottom).toBeLessThan((await placeOf(page.getByRole("form"))).top);
  expectComplaints("status of 500");
});

test("a form submitted before hydration is sent", async ({ page, receive }) => {
  const receiver = await receive(replies(200));
  const releaseScripts = await hold(page, /\/assets\/.*\.js$/);
  await page.goto("/form", { waitUntil: "commit" });
  await fill(page);
  await submit(page).click();
  releaseScripts();
  await waitUntilStarted(page);
  await expect(page.getByText(SENT)).toBeVisible();
  expect(receiver.received).toMatchObject([{ body: { nombre: "Ana Sosa", correo: "ana@pompa.example" } }]);
});

test("a form submitted before its code has loaded is sent once the code arrives", async ({ page, receive }) => {
  const receiver = await receive(replies(200));
  const release = await hold(page, /\/assets\/subscribe-form-.*\.js$/);
  await visit(page, "/form?lng=en");
  await fill(page);
  await email(page).press("Enter");
  await expect(page.getByRole("heading", { name: "SUBSCRIBE" })).toBeVisible();
  await passForPerson(page);
  release();
  await expect.poll(() => receiver.received).toMatchObject([{ body: { nombre: "Ana Sosa" } }]);
  await expect(page.getByText("Thank you! Your subscription was sent.")).toBeVisible();
});

test.describe("when the code of the form fails to load", () => {
  const CODE = /\/assets\/subscribe-form-.*\.js$/;
  const retry = (page: Page) => page.getByRole("button", { name: "Reintentar" });

  test("the page says so, and a retry sends the typed values", async ({ page, context, receive, expectComplaints }) => {
    const receiver = await receive(replies(200));
    await page.route(CODE, (route) => route.abort());
    await visit(page, "/form");
    await fill(page);
    await submit(page).click();
    await expect(page.getByRole("alert")).toContainText("No pudimos cargar lo que pediste.");
    await page.unroute(CODE);
    await context.setOffline(true);
    const failedCheck = page.waitForEvent("requestfailed", (request) => request.method() === "HEAD");
    await retry(page).click();
    await failedCheck;
    await context.setOffline(false);
    await retry(page).click();
    await expect(page.getByText(SENT)).toBeVisible();
    await expect(retry(page)).toBeHidden();
    expect(receiver.received).toMatchObject([{ body: { nombre: "Ana Sosa" } }]);
    expectComplaints("net::ERR_FAILED", "net::ERR_INTERNET_DISCONNECTED");
  });

  test(
    "a reload to another version of the site keeps the typed values",
    { tag: "@exhaustive" },
    async ({ page, receive, expectComplaints }) => {
      const receiver = await receive(replies(200));
      let isMissing = true;
      await page.route(CODE, (route) => (isMissing ? route.fulfill({ status: 404, body: "" }) : route.continue()));
      await visit(page, "/form");
      await fill(page);
      page.once("framenavigated", () => (isMissing = false));
      await retry(page).click();
      await expect.poll(() => isMissing).toBe(false);
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

test("the browser itself sends the form after a while if scripts do not arrive", async ({ page, expectComplaints }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
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

test("the form works with the keyboard alone", async ({ page, openForm }) => {
  await openForm(replies(200));
  await name(page).focus();
  await page.keyboard.type("Ana Sosa");
  await page.keyboard.press("Tab");
  await page.keyboard.type("ana@pompa.example");
  await passForPerson(page);
  await page.keyboard.press("Enter");
  await expect(page.getByText(SENT)).toBeVisible();
});

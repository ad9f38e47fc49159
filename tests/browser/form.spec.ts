import type { Page } from "@playwright/test";
import { expect, freeze, hydrated, test, visit } from "./page.ts";
import { type Receiver, refusingUrl, replies, type Reply, silence, startReceiver } from "./receiver.ts";

const SENT = "¡Gracias! Tu mensaje de suscripción fue enviado con éxito.";
const REFUSED = "Hubo un error al enviar el formulario.";
const UNREACHABLE = "Hubo un error de red.";
const REQUIRED = "Este campo es obligatorio";

const name = (page: Page) => page.getByRole("textbox", { name: "Nombre completo" });
const email = (page: Page) => page.getByRole("textbox", { name: "Correo electrónico" });
const submit = (page: Page) => page.getByRole("button", { name: /ENVIAR|ENVIANDO/ });

/** Sends what the page posts to a receiver, over a real connection. */
async function sendTo(page: Page, url: string): Promise<void> {
  await page.route("**/f/*", (route) => route.continue({ url: url + new URL(route.request().url()).pathname }));
}

let receiver: Receiver;

async function openForm(page: Page, ...script: Reply[]): Promise<void> {
  receiver = await startReceiver(...script);
  await sendTo(page, receiver.url);
  await visit(page, "/form");
}

test.afterEach(() => receiver?.close());

/** As slowly as a person at least does. */
async function fill(page: Page): Promise<void> {
  await name(page).fill("Ana Sosa");
  await email(page).fill("ana@pompa.example");
  await page.waitForFunction(() => performance.now() > 1500);
}

test("has its heading, its panel of 70 % of the page, two fields and a button, and no message field", async ({
  page,
}) => {
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

test("invalid data is not sent; the first invalid field gets the focus", async ({ page }) => {
  await openForm(page, replies(200));
  await submit(page).click();
  await expect(page.getByText(REQUIRED)).toHaveCount(2);
  await expect(name(page)).toBeFocused();
  expect(receiver.received).toEqual([]);
});

test("valid data is posted once, as JSON, and the form is reset after the success message", async ({ page }) => {
  await openForm(page, replies(200));
  await fill(page);
  await submit(page).click();
  await expect(page.getByRole("status").filter({ hasText: SENT })).toBeVisible();
  await expect(name(page)).toHaveValue("");
  await expect(email(page)).toHaveValue("");
  await expect(page.getByText(REQUIRED)).toHaveCount(0);
  expect(receiver.received).toEqual([
    {
      method: "POST",
      path: "/f/suscripcion",
      contentType: "application/json",
      accept: "application/json",
      body: { nombre: "Ana Sosa", correo: "ana@pompa.example", mensaje: "" },
    },
  ]);
});

for (const [answer, reply] of [
  ["422", replies(422)],
  ["500", replies(500)],
  ["500 with a page", replies(500, "<h1>Error</h1>", "text/html")],
] as const) {
  test(`${answer} shows the error message and nothing typed is lost`, async ({ page, complaints }) => {
    await openForm(page, reply);
    await fill(page);
    await submit(page).click();
    await expect(page.getByRole("alert").filter({ hasText: REFUSED })).toBeVisible();
    await expect(name(page)).toHaveValue("Ana Sosa");
    await expect(email(page)).toHaveValue("ana@pompa.example");
    expect(receiver.received.length).toBe(1);
    complaints.splice(0);
  });
}

test("a page with status 200 counts as sent: only the status is read", async ({ page }) => {
  await openForm(page, replies(200, "<h1>Gracias</h1>", "text/html"));
  await fill(page);
  await submit(page).click();
  await expect(page.getByText(SENT)).toBeVisible();
});

test("a refused connection shows the network error and nothing typed is lost", async ({ page, complaints }) => {
  await sendTo(page, await refusingUrl());
  await visit(page, "/form");
  await fill(page);
  await submit(page).click();
  await expect(page.getByRole("alert").filter({ hasText: UNREACHABLE })).toBeVisible();
  await expect(name(page)).toHaveValue("Ana Sosa");
  complaints.splice(0);
});

test("no answer for 15 s counts as a network failure; meanwhile the button says that it is sending", async ({
  page,
  complaints,
}) => {
  await page.clock.install();
  await openForm(page, silence);
  await fill(page);
  await freeze(page);
  await submit(page).click();
  await expect(submit(page)).toHaveText("ENVIANDO…");
  await expect.poll(() => receiver.received.length).toBe(1);
  await page.clock.runFor(14_000);
  await expect(submit(page)).toHaveText("ENVIANDO…");
  await page.clock.runFor(1_000);
  await expect(page.getByText(UNREACHABLE)).toBeVisible();
  await expect(name(page)).toHaveValue("Ana Sosa");
  complaints.splice(0);
});

test("a second press while it is sending sends nothing more", async ({ page }) => {
  let answer = () => {};
  await openForm(page, (response) => (answer = () => replies(200)(response)));
  await fill(page);
  await submit(page).click();
  await expect(submit(page)).toHaveText("ENVIANDO…");
  // The button says that it is disabled, so Playwright has to be told to press it all the same.
  await submit(page).click({ force: true });
  await email(page).press("Enter");
  await expect.poll(() => receiver.received.length).toBe(1);
  answer();
  await expect(page.getByText(SENT)).toBeVisible();
  expect(receiver.received.length).toBe(1);
});

test("the status is one text, in one blue, replaced by the latest outcome", async ({ page, complaints }) => {
  await openForm(page, replies(500), replies(200));
  await fill(page);
  await submit(page).click();
  const refused = page.getByText(REFUSED);
  await expect(refused).toHaveCSS("background-color", "rgb(0, 51, 255)");
  await submit(page).click();
  await expect(page.getByText(SENT)).toHaveCSS("background-color", "rgb(0, 51, 255)");
  await expect(refused).toHaveCount(0);
  const [status, panel] = await Promise.all([page.getByText(SENT).boundingBox(), page.getByRole("form").boundingBox()]);
  expect((status?.y ?? 0) + (status?.height ?? 0)).toBeLessThan(panel?.y ?? 0);
  complaints.splice(0);
});

test("what was typed before the page answered is kept and sent", async ({ page }) => {
  receiver = await startReceiver(replies(200));
  await sendTo(page, receiver.url);
  let start = () => {};
  const held = new Promise<void>((resolve) => (start = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/form", { waitUntil: "commit" });
  await fill(page);
  await submit(page).click();
  start();
  await hydrated(page);
  await expect(page.getByText(SENT)).toBeVisible();
  expect(receiver.received).toMatchObject([{ body: { nombre: "Ana Sosa", correo: "ana@pompa.example" } }]);
});

test("what is sent before the code of the form is there waits for it, also when the language changes", async ({
  page,
}) => {
  receiver = await startReceiver(replies(200));
  await sendTo(page, receiver.url);
  let arrive = () => {};
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/\/assets\/subscribe-form-.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await visit(page, "/form?lng=en");
  await fill(page);
  await submit(page).click();
  await expect(page.getByRole("heading", { name: "SUBSCRIBE" })).toBeVisible();
  await page.waitForFunction(() => performance.now() > 1500);
  arrive();
  await expect.poll(() => receiver.received).toMatchObject([{ body: { nombre: "Ana Sosa" } }]);
  await expect(page.getByText("Thank you! Your subscription was sent.")).toBeVisible();
});

test("works with the keyboard alone", async ({ page }) => {
  await openForm(page, replies(200));
  await name(page).focus();
  await page.keyboard.type("Ana Sosa");
  await page.keyboard.press("Tab");
  await page.keyboard.type("ana@pompa.example");
  await page.waitForFunction(() => performance.now() > 1500);
  await page.keyboard.press("Enter");
  await expect(page.getByText(SENT)).toBeVisible();
});

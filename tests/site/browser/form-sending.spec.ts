/** Sending the form: what the server receives, and what the page shows and keeps after each outcome. */
import {
  email,
  expect,
  fill,
  name,
  REFUSED,
  REQUIRED,
  SENT,
  sendTo,
  submit,
  test,
  UNREACHABLE,
} from "../../support/site/form.ts";
import { quickIf, freeze, stepUntil, visit } from "../../support/page.ts";
import { placeOf } from "../../support/site/pages.ts";
import { refusingUrl, replies, silence } from "../../support/servers/form-service.ts";

test("valid data is posted once, as JSON, and the form is reset", async ({ page, openForm }) => {
  const receiver = await openForm(replies(200));
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

test("each outcome is scrolled into view", { tag: "@exhaustive" }, async ({ page, openForm, expectComplaints }) => {
  await page.setViewportSize({ width: 390, height: 440 });
  await openForm(replies(422));
  await fill(page);
  const alert = page.getByRole("alert").filter({ hasText: REFUSED });
  for (let time = 0; time < 2; time++) {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(alert).not.toBeInViewport();
    await submit(page).click();
    await expect(alert).toBeInViewport({ ratio: 1 });
  }
  const { bottom } = await placeOf(page.getByRole("banner"));
  await expect.poll(async () => (await placeOf(alert)).top, "below the bar").toBeGreaterThanOrEqual(bottom);
  expectComplaints("status of 422");
});

for (const [answer, reply] of [
  ["422", replies(422)],
  ["500", replies(500)],
  ["500 with a page", replies(500, "<h1>Error</h1>", "text/html")],
] as const)
  test(
    `status ${answer} shows the error message and keeps the typed values`,
    quickIf(answer === "422"),
    async ({ page, openForm, expectComplaints }) => {
      const receiver = await openForm(reply);
      await fill(page);
      await submit(page).click();
      await expect(page.getByRole("alert").filter({ hasText: REFUSED })).toBeVisible();
      await expect(name(page)).toHaveValue("Ana Sosa");
      await expect(email(page)).toHaveValue("ana@pompa.example");
      expect(receiver.received.length).toBe(1);
      expectComplaints(`status of ${answer.slice(0, 3)}`);
    },
  );

test("an HTML page with status 200 counts as a success", { tag: "@exhaustive" }, async ({ page, openForm }) => {
  await openForm(replies(200, "<h1>Gracias</h1>", "text/html"));
  await fill(page);
  await submit(page).click();
  await expect(page.getByText(SENT)).toBeVisible();
});

test("a refused connection shows the network error and keeps the typed values", async ({ page, expectComplaints }) => {
  await sendTo(page, await refusingUrl());
  await visit(page, "/form");
  await fill(page);
  await submit(page).click();
  await expect(page.getByRole("alert").filter({ hasText: UNREACHABLE })).toBeVisible();
  await expect(name(page)).toHaveValue("Ana Sosa");
  expectComplaints("net::ERR_CONNECTION_REFUSED");
});

test("no answer within 15 s shows «sending», then an error", { tag: "@exhaustive" }, async ({ page, openForm }) => {
  await page.clock.install();
  const receiver = await openForm(silence);
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
});

test("a second press while the form is being sent does not send it again", async ({ page, openForm }) => {
  let answer = () => {};
  const receiver = await openForm((response) => (answer = () => replies(200)(response)));
  await fill(page);
  await submit(page).click();
  await expect(submit(page)).toHaveText("ENVIANDO…");
  // The button has aria-disabled, so Playwright presses it only with `force`.
  await submit(page).click({ force: true });
  await email(page).press("Enter");
  await expect.poll(() => receiver.received.length).toBe(1);
  answer();
  await expect(page.getByText(SENT)).toBeVisible();
  expect(receiver.received.length).toBe(1);
});

test("a form whose hidden field a program filled in is not sent", async ({ page, openForm }) => {
  const receiver = await openForm(replies(200));
  await fill(page);
  await page.evaluate(() => (document.querySelector<HTMLInputElement>("form [name=url]")!.value = "https://x.example"));
  await submit(page).click();
  await expect(page.getByRole("alert")).toBeVisible();
  expect(receiver.received).toEqual([]);
});

test("a form filled in faster than a person can is sent only at a second press later on", async ({ page, receive }) => {
  const receiver = await receive(replies(200));
  await page.clock.install();
  await visit(page, "/issues");
  // From here on, only this test moves the clock, however slow the machine is.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
  await page.locator("main a", { hasText: "SUSCRIBITE" }).first().click();
  await stepUntil(page, () => name(page).isVisible(), 20);
  await name(page).fill("Ana Sosa");
  await email(page).fill("ana@pompa.example");
  await submit(page).click();
  await expect(page.getByRole("alert")).toBeVisible();
  expect(receiver.received).toEqual([]);
  await page.clock.runFor(2000);
  await submit(page).click();
  await expect(page.getByRole("status").filter({ hasText: "¡Gracias!" })).toBeVisible();
  expect(receiver.received).toMatchObject([{ body: { nombre: "Ana Sosa", correo: "ana@pompa.example", mensaje: "" } }]);
});

/** The form in Firefox and WebKit, with a server that stores submissions. */
import { expect, expectSoon, PHONE, test } from "../../support/engines/engine.ts";
import { REQUIRED, SENT } from "../../support/site/form.ts";
import { readSubmissions } from "../../support/servers/submissions.ts";

test("the form shows the error of a touched field and sends a valid submission", async ({ open, site }) => {
  const reader = await open(PHONE);
  const error = () => reader.evaluate(() => document.querySelector("form [aria-live]")?.textContent);
  await reader.visit("/form");
  // The code of the form loads after the page, so the fields are pressed until they react.
  await expectSoon(async () => {
    await reader.press("input[name=fullName]");
    await reader.press("input[name=email]");
    return error();
  }).toBe(REQUIRED);
  await reader.type("ana@pompa.example");
  await reader.press("input[name=fullName]");
  await reader.type("Ana");
  await expectSoon(error).toBe("Debe tener al menos 5 caracteres");
  await reader.type(" Sosa");
  await expectSoon(error).toBe("");
  // Waits until 1500 ms after the start, because the form treats an earlier submission as a program's.
  await expectSoon(() => reader.evaluate(() => performance.now())).toBeGreaterThan(1500);
  await reader.press("form button", "ENVIAR");
  await expectSoon(() => reader.evaluate(statusText)).toBe(SENT);
  expect(readSubmissions(site.submissionsDir)).toMatchObject([{ nombre: "Ana Sosa", correo: "ana@pompa.example" }]);
});

/** Runs in the page and returns the visible status message. */
const statusText = () =>
  [...document.querySelectorAll("main [role=status] p")].find((each) => each.checkVisibility())?.textContent;

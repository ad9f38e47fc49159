/** The form in Firefox and in WebKit, with a receiver that stores what it gets. */
import { expect, expectSoon, PHONE, test } from "../../support/engines/engine.ts";
import { REQUIRED, SENT } from "../../support/site/form.ts";
import { storedIn } from "../../support/servers/submissions.ts";

test("says what is wrong with a field that was touched, and is sent", async ({ open, site }) => {
  const reader = await open(PHONE);
  const error = () => reader.ask(() => document.querySelector("form [aria-live]")?.textContent);
  await reader.visit("/form");
  // The code of the form comes after the page.
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
  // A person takes longer than this to fill the form in; programs are faster.
  await expectSoon(() => reader.ask(() => performance.now())).toBeGreaterThan(1500);
  await reader.press("form button", "ENVIAR");
  await expectSoon(() => reader.ask(said)).toBe(SENT);
  expect(storedIn(site.submissionsDir)).toMatchObject([{ nombre: "Ana Sosa", correo: "ana@pompa.example" }]);
});

/** In the page. */
const said = () =>
  [...document.querySelectorAll("main [role=status] p")].find((each) => each.checkVisibility())?.textContent;

/** Screen readers get names and states for what is visible (WCAG 2.2 criteria 1.3.1, 3.3.1 and 4.1.3). */
import { DETAILS, issues } from "../../support/content.ts";
import { expect, readingTest, test, visit } from "../../support/page.ts";
import { passForPerson } from "../../support/site/form.ts";

readingTest("a screen reader reads the marquee once", async ({ page }) => {
  await page.goto("/who");
  const banner = await page.getByRole("heading", { level: 1 }).textContent();
  const tree = await page.getByRole("main").ariaSnapshot();
  expect(tree.split(String(banner)).length - 1).toBe(1);
});

readingTest("a status announces the number of cards that a filter leaves", async ({ page }) => {
  await visit(page, "/made-in-arg");
  await page.getByRole("button", { name: "CALZADO" }).press("Enter");
  await expect(page.getByRole("button", { name: "CALZADO" })).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("status").filter({ hasText: /^1 / })).toHaveCount(1);
});

test("a field describes its error, and the form announces its outcome", async ({ page, expectComplaints }) => {
  await visit(page, "/form");
  const [name, email] = [page.getByRole("textbox").first(), page.getByRole("textbox").last()];
  await expect(name).toHaveAttribute("autocomplete", "name");
  await expect(email).toHaveAttribute("autocomplete", "email");
  await page.getByRole("main").getByRole("button").click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute("aria-invalid", "true");
  await expect(name).toHaveAccessibleDescription("Este campo es obligatorio");
  await name.fill("Ana Sosa");
  await email.fill("ana@pompa.example");
  await passForPerson(page);
  await page.route("**/f/*", (route) => route.fulfill({ status: 500, body: "" }), { times: 1 });
  await page.getByRole("main").getByRole("button").click();
  await expect(page.getByRole("alert").filter({ hasText: "Hubo un error" })).toBeVisible();
  await page.route("**/f/*", (route) => route.fulfill({ status: 200, body: "{}" }));
  await page.getByRole("main").getByRole("button").click();
  await expect(page.getByRole("status").filter({ hasText: "¡Gracias!" })).toBeVisible();
  expectComplaints("status of 500");
});

readingTest(
  "no link opens a new window, and links to other sites have noopener",
  { tag: "@exhaustive" },
  async ({ page }) => {
    for (const address of ["/who", "/issues", "/Editorials", "/club-pompa", ...DETAILS]) {
      await page.goto(address);
      expect(await page.locator("[target=_blank]").count(), address).toBe(0);
      const open = page.locator("a[href^=http]:not([rel~=noopener])");
      expect(await open.count(), address).toBe(0);
    }
  },
);

readingTest("buttons do what dragging does in galleries and the viewer", async ({ page }) => {
  await visit(page, `/${issues[0]?.slug}`);
  await expect(page.getByRole("button", { name: "Ver más fotos" }).first()).toBeVisible();
  await page.locator("[data-picture='0']").first().click();
  for (const name of ["Foto siguiente", "Foto anterior", "Cerrar"])
    await expect(page.getByRole("dialog").getByRole("button", { name })).toBeVisible();
});

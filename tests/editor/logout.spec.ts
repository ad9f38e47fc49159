import { PREFIX } from "../../src/editor/contract/addresses.ts";
import { expect, test } from "../support/newsroom/team-editing.ts";
import { ANA } from "../support/newsroom/team.ts";

test("a member who leaves is unknown to the newsroom until the next login", async ({ team, browser }) => {
  test.setTimeout(120_000);
  const page = await team.at(browser, ANA, "");
  await expect(page.getByRole("main")).toContainText(`Entraste como ${ANA.name}.`, { timeout: 60_000 });
  // Another site cannot log the member out, since it does not know the secret of the page.
  const response = await page.request.post(new URL(`${PREFIX}leave`, page.url()).href, { data: {} });
  expect(response.status()).toBe(403);
  expect(response.headers()).not.toHaveProperty("clear-site-data");

  await page.getByRole("button", { name: "Salir", exact: true }).click();
  await expect(page.getByText("Nadie comprobó quién sos")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Nadie comprobó quién sos")).toBeVisible();
});

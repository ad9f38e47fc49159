import { expectAccessible } from "../support/axe.ts";
import { choose, field, save } from "../support/editing.ts";
import { ANA } from "../support/newsroom/team.ts";
import { expect, NORA, test } from "../support/newsroom/team-editing.ts";

test("a shared link shows a draft without a login until it is withdrawn", async ({ browser, team, isMobile }) => {
  const ana = await team.at(browser, ANA, NORA);
  await field(ana, "Nombre").fill("Nora en secreto");
  await save(ana);
  const saved = ana.waitForResponse(/\/save$/);
  await choose(ana, /^Volver a borrador/);
  // Waits for the save, because the editor closes any open dialog before it saves.
  await saved;
  const dialog = await choose(ana, "Compartir vista previa…");
  await dialog.getByRole("button", { name: "Crear un enlace" }).click();
  const link = new URL(await dialog.getByRole("textbox", { name: "Enlace" }).inputValue());
  await expectAccessible(ana, "", isMobile ? 44 : 24);

  const outsider = await (await browser.newContext()).newPage();
  const open = () => outsider.goto(team.site + link.pathname + link.search);
  await open();
  await expect(outsider.getByRole("heading", { level: 1 })).toHaveText(/Nora en secreto/i);
  const cover = outsider.getByRole("main").getByRole("img").first();
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect
    .poll(() => outsider.evaluate(() => [...document.fonts].some(({ status }) => status === "loaded")))
    .toBe(true);
  expect(new URL(outsider.url()).search).toBe("");

  await dialog.getByRole("button", { name: "Sacar el enlace" }).click();
  await expect(dialog.getByRole("status")).toHaveText("El enlace ya no muestra nada.");
  await open();
  await expect(outsider.getByText("Este enlace venció, o quien te lo dio lo sacó.")).toBeVisible();
});

/** The cards of «Made in Arg», as the specification lists them. */
import { expect, readingTest as test } from "../support/page.ts";

/** Title, category and link of every card. */
const CATALOGUE = [
  ["Luz Ferreyra en el Gran Rex", "VER TODO", "/proyecto/LuzFerreyra"],
  ["Sereinne", "VER TODO", "/proyecto/Sereinne"],
  ["Festival de moda sustentable", "VER TODO", "/proyecto/Festival"],
  ["Voz grave, postura erguida y cintura fina", "VER TODO", "/proyecto/VozFina"],
  ["Sadaels x Bafweek", "VER TODO", "/proyecto/Sadaels"],
  ["Coisla en Niceto", "VER TODO", "/proyecto/conie"],
  ["From the Ground Up", "CALZADO", "/proyecto/from"],
  ["Roots Meet Runway", "INDUMENTARIA", "/proyecto/roost"],
  ["Crafted Light", "ACCESORIOS", "/proyecto/craftedLight"],
  ["Entre ética y estética (DUAL Concept)", "INDUMENTARIA", "/proyecto/dualconcept"],
  ["Demiracolo x Pompa", "VER TODO", "/proyecto/demiracolo"],
  ["Pop-ups de diseño", "INDUMENTARIA", "/proyecto/pop"],
  ["Tussock", "INDUMENTARIA", "/proyecto/tussock"],
  ["Biotico", "INDUMENTARIA", "/proyecto/biotico"],
  ["Enchanted Tides", "INDUMENTARIA", "/proyecto/enchantedTides"],
  ["Coquette Meets Corporate", "INDUMENTARIA", "/proyecto/coquetteMeetsCorporate"],
  ["You Get Me So High", "INDUMENTARIA", "/proyecto/youGetMeSoHigh"],
  ["Find Our Way", "INDUMENTARIA", "/proyecto/findOurWay"],
  ["Romantic Homicide", "INDUMENTARIA", "/proyecto/romanticHomicide"],
] as const;

test("the cards have the order, the titles and the links of the catalogue", async ({ page }) => {
  await page.goto("/made-in-arg");
  await expect(page.getByRole("article").getByRole("heading", { level: 2 })).toHaveText(
    CATALOGUE.map(([title]) => title),
  );
  const links = page.getByRole("article").getByRole("link", { name: /^View project/ });
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(
    CATALOGUE.map(([, , link]) => link),
  );
});

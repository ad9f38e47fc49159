/** The name of a magazine and the titles of its pages fit every window, whatever their length and script. */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { KEPT_DIR } from "../../../src/delivery/build/paths.ts";
import { serveMagazine } from "../../support/magazines/served.ts";
import { quickIf, visit } from "../../support/page.ts";
import type { Host } from "../../support/servers/hosts.ts";
import { writeSmallMagazine } from "../../support/small-magazine/write.ts";

// The builds run one after another, because they share one cache folder.
test.describe.configure({ mode: "default" });

const NAMES = [
  "Selvedge & Thread",
  "Zen",
  "Electroencefalografistas",
  "La revista de las cosas que no se dicen.",
  "Журнал современной культуры",
  "服飾文化評論",
];

/** A title of 44 letters without a space. */
const LONG_HEADLINE = "Contrainterdisciplinariedadescaleidoscopicas";

const SIZES = [
  [320, 568],
  [390, 844],
  [768, 1024],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const;

/** Elements with a line of text that reaches beyond the window. */
const cutElements = (page: Page) =>
  page.evaluate(() => {
    const { innerWidth } = window;
    return [...document.querySelectorAll<HTMLElement>("header a, main :is(h1, h2, p, a)")].flatMap((element) => {
      if (element.closest("[aria-hidden=true], [role=status]")) return [];
      const range = document.createRange();
      range.selectNodeContents(element);
      const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      const isCut = lines.some(({ left, right }) => left < -1 || right > innerWidth + 1);
      return isCut ? [element.outerHTML.slice(0, 120)] : [];
    });
  });

for (const name of NAMES)
  test.describe(`a magazine named «${name}»`, () => {
    let magazine: Host | undefined;
    let origin = "";

    test.beforeAll(async () => {
      test.setTimeout(240_000);
      magazine = await serveMagazine({
        keptDir: path.join(KEPT_DIR, "tests", "names"),
        write: async (content) => {
          await writeSmallMagazine(content);
          const change = async (file: string, from: RegExp, to: string) => {
            const text = await readFile(path.join(content, file), "utf8");
            expect(text).toMatch(from);
            await writeFile(path.join(content, file), text.replace(from, to));
          };
          await change("site.yaml", /^name: .*$/m, `name: ${JSON.stringify(name)}`);
          await change("articles/Telar.md", /^headline: .*$/m, `headline: ${LONG_HEADLINE}`);
        },
      });
      ({ origin } = magazine);
    });

    test.afterAll(() => magazine?.close());

    test(
      "the name fits the home page and fills a good part of it in every window",
      quickIf(name === NAMES[0]),
      async ({ page }) => {
        await page.emulateMedia({ reducedMotion: "reduce" });
        for (const start of ["", "/issues"]) {
          await visit(page, origin + start);
          // The home page is checked once after loading it, and once after following a link to it.
          if (start) await page.getByRole("banner").getByRole("link").first().click();
          const title = page.getByRole("heading", { level: 1, name });
          await expect(title).toBeVisible();
          for (const [width, height] of SIZES) {
            await page.setViewportSize({ width, height });
            expect.soft(await cutElements(page), `${width} px`).toEqual([]);
            const excessHeight = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
            expect.soft(excessHeight, `${width} px: higher than the window`).toBeLessThanOrEqual(1);
            const box = await title.boundingBox();
            const filledShare = Math.max((box?.width ?? 0) / width, (box?.height ?? 0) / height);
            expect.soft(filledShare, `${width} px: small`).toBeGreaterThan(0.35);
          }
        }
      },
    );

    test(
      "a long headline and the other titles fit their pages in every window",
      quickIf(name === NAMES[0]),
      async ({ page }) => {
        await page.emulateMedia({ reducedMotion: "reduce" });
        for (const address of ["/News/Telar", "/news", "/who", "/nada"]) {
          await page.goto(origin + address);
          for (const [width, height] of SIZES) {
            await page.setViewportSize({ width, height });
            expect.soft(await cutElements(page), `${address}, ${width} px`).toEqual([]);
          }
        }
      },
    );
  });

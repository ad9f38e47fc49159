import { articles, DETAILS, issues, PAGES } from "../../support/content.ts";
import { expect, readingTest as test, visit } from "../../support/page.ts";

const isAccented = (text: string) => /\p{M}/u.test(text.normalize("NFD"));
const ACCENTED = [
  ...articles.filter(({ headline }) => isAccented(headline)).map(({ slug }) => `/News/${slug}`),
  ...issues.filter(({ name }) => isAccented(name)).map(({ slug }) => `/${slug}`),
];

/** Returns the headlines of several lines whose accents are higher than the space between the lines. */
function findTightHeadlines(): string[] {
  const context = document.createElement("canvas").getContext("2d");
  const inkOf = (letter: string) => context?.measureText(letter);
  return [...document.querySelectorAll("main :is(h1, h2, h3, h1 span, a span)")].flatMap((headline) => {
    const text = headline.textContent;
    const { fontFamily, fontSize, lineHeight, textTransform } = getComputedStyle(headline);
    if (!/^["']?Anton/.test(fontFamily) || textTransform !== "uppercase" || !context) return [];
    context.font = `${fontSize} ${fontFamily}`;
    const height = Number.parseFloat(lineHeight);
    const isOneLine = headline.getBoundingClientRect().height < 1.5 * height;
    const neededHeight = (inkOf("Á")?.actualBoundingBoxAscent ?? 0) + (inkOf("O")?.actualBoundingBoxDescent ?? 0);
    return isOneLine || !/\p{M}/u.test(text.normalize("NFD")) || height > neededHeight ? [] : [text];
  });
}

for (const width of [390, 1440])
  test(`accents do not touch the line above at ${width} px`, { tag: "@exhaustive" }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const address of [...PAGES, ...DETAILS, ...ACCENTED]) {
      await visit(page, address);
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(findTightHeadlines), address).toEqual([]);
    }
  });

/** The HTML that feeds and e-mails contain. */
import { expect, test } from "vitest";
import { feedHtml } from "../../../src/site/seo/feed-html.ts";

const files = (...widths: number[]) => widths.map((width) => `/${width}.webp ${width}w`).join(", ");

test.each([
  ["the first that is wide enough", [400, 800, 1200, 1600], "1200"],
  ["the only one", [1200], "1200"],
  ["the largest if none is wide enough", [400, 800], "800"],
])("a picture has a single file: %s", (_which, widths, expected) => {
  const largest = widths.at(-1);
  const html = `<img src="/${largest}.webp" srcset="${files(...widths)}" alt="Un telar" width="${largest}">`;
  expect(feedHtml(html)).toBe(`<img src="/${expected}.webp" alt="Un telar" width="500">`);
});

test("a picture without other files keeps its file", () => {
  expect(feedHtml('<img src="/a.gif" alt="" width="40">')).toBe('<img src="/a.gif" alt="" width="40">');
});

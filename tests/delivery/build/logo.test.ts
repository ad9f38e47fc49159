/** Which drawings are accepted as the logo of every page, and what remains of them. */
import { expect, test } from "vitest";
import { drawingOf } from "../../../src/delivery/build/logo/drawing.ts";

const svg = (shapes: string, attributes = 'viewBox="0 0 40 20"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>\n  ${shapes}\n</svg>\n`;

test.each<[name: string, text: string, line: number, column: number, says: RegExp]>([
  ["a script", svg("<script>alert(1)</script>"), 2, 3, /^tiene <script>/],
  ["a program of an event", svg('<path d="M0 0" onclick="alert(1)"/>'), 2, 3, /^tiene onclick, que es un programa/],
  ["a program of the root", svg("", 'viewBox="0 0 1 1" onload="alert(1)"'), 1, 1, /^tiene onload/],
  ["a reference to another file", svg('<use href="https://a.example/b.svg#c"/>'), 2, 3, /^usa algo que no está/],
  ["a reference to another file by xlink:href", svg('<use xlink:href="b.svg#c"/>'), 2, 3, /^usa algo que no está/],
  ["a paint of another file", svg('<path fill="url(//a.example/b)"/>'), 2, 3, /^usa algo que no está/],
  [
    "a style with a reference to another file",
    svg("<path style=\"fill: url('b.svg#c')\"/>"),
    2,
    3,
    /^usa algo que no está/,
  ],
  ["a page", svg("<foreignObject></foreignObject>"), 2, 3, /^tiene <foreignObject>/],
  ["a picture", svg('<image href="#a"/>'), 2, 3, /^tiene <image>: .*vectoriales/],
  ["letters", svg("<text>Faro</text>"), 2, 3, /^tiene <text>: pasá el texto a curvas/],
  ["rules of styles", svg("<style>.a { fill: red }</style>"), 2, 3, /^tiene <style>: escribí/],
  ["an animation", svg("<path><animateTransform/></path>"), 2, 9, /^tiene <animateTransform>: se mueve/],
  ["a link", svg('<a href="#a"/>'), 2, 3, /^tiene <a>/],
  ["no viewBox", svg("", 'width="40"'), 1, 1, /^le falta viewBox/],
  ["a viewBox without a side", svg("", 'viewBox="0 0 40 0"'), 1, 1, /^le falta viewBox/],
  ["a drawing that is too large", svg(`<path d="${"M0 0".repeat(2100)}"/>`), 1, 1, /^tiene 9 kB/],
  ["a text that is no drawing", "Faro", 1, 1, /^no es un dibujo SVG/],
  ["an element after the drawing", `${svg("")}<p>a</p>`, 4, 1, /^tiene <p>/],
])("%s is refused", (_name, text, line, column, says) => {
  expect(drawingOf(text)).toEqual([{ line, column, message: expect.stringMatching(says) as string }]);
});

test("metadata of drawing programs is left out, and ids get a prefix of their own", () => {
  const text = `<?xml version="1.0"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:inkscape="x" width="9cm" viewBox="0 0 40 20" fill="none" id="Layer_1">
  <!-- Made by a program -->
  <title>Faro</title><metadata>nobody</metadata><inkscape:view id="view"/>
  <defs><linearGradient id="a"><stop offset="0" stop-color="#f00"/></linearGradient></defs>
  <g inkscape:label="lamp" data-name="lamp" class="st0"><path fill="url(#a)" stroke-width="2" d="M0 0h40"/></g>
  <use xlink:href="#a"/>
</svg>`;
  expect(drawingOf(text)).toEqual({
    viewBox: "0 0 40 20",
    ratio: 2,
    isWordmark: true,
    markup:
      '<g fill="none"><defs><linearGradient id="logo-a"><stop offset="0" stop-color="#f00"/></linearGradient></defs>' +
      '<g><path fill="url(#logo-a)" stroke-width="2" d="M0 0h40"/></g><use href="#logo-a"/></g>',
  });
});

test("a shape without a colour has the colour of the text", () => {
  expect(drawingOf(svg('<path d="M0 0h40"/>'))).toMatchObject({
    markup: expect.stringMatching(/^<g fill="currentColor">/) as string,
  });
});

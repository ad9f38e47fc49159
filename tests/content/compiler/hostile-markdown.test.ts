/** Markdown that could run a script on a reader's page is refused or rendered harmless. */
import { expect, test } from "vitest";
import { parseMarkdown } from "../../../src/content/compiler/markdown/parse-markdown.ts";
import { renderMarkdown } from "../../../src/content/compiler/markdown/render.ts";
import { articleEndingWith } from "../../support/documents.ts";
import { problemsIn } from "../../support/workspace.ts";

const REFUSED = [
  "<script>alert(1)</script>",
  "Texto con <img src=x onerror=alert(1)> en medio.",
  '<a href="javascript:alert(1)">acá</a>',
  "<style>body { display: none }</style>",
  '<iframe src="https://otro.example"></iframe>',
  "<svg onload=alert(1)>",
  "<!-- <script>alert(1)</script> -->",
  "<![CDATA[<script>alert(1)</script>]]>",
  "[acá](javascript:alert(1))",
  "[acá](javascript://pompa.example/%0aalert(1))",
  "[acá](JaVaScRiPt:alert(1))",
  "[acá](&#106;avascript:alert(1))",
  "[acá](java&Tab;script:alert(1))",
  "[acá](<  javascript:alert(1)>)",
  "[acá](vbscript:msgbox(1))",
  "[acá](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)",
  "[acá](//otro.example/x)",
  "[acá][x]\n\n[x]: javascript:alert(1)",
  "<javascript:alert(1)>",
  "![foto](javascript:alert(1))",
  "![foto](data:image/svg+xml;base64,PHN2Zy8+)",
  "![foto](https://otro.example/x.png)",
];

const problemsWith = (text: string) => problemsIn(articleEndingWith(text));

test.each(REFUSED)("the check refuses %j", async (text) => {
  expect(await problemsWith(text)).not.toEqual([]);
});

test("the check accepts the same article with a harmless text", async () => {
  expect(await problemsWith("Un texto con [un enlace](https://otro.example) y **énfasis**.")).toEqual([]);
});

const HARMLESS = [
  "`<script>alert(1)</script>`",
  "```html\n<script>alert(1)</script>\n```",
  "\\<script>alert(1)\\</script>",
  "&lt;script&gt;alert(1)&lt;/script&gt;",
  '[acá](https://otro.example/"onmouseover="alert(1))',
  "[acá](https://otro.example '\"><script>alert(1)</script>')",
  '**"><img src=x onerror=alert(1)**'.replaceAll("<", "&lt;"),
  "javascript:alert(1)",
];

function noPicture(src: string): never {
  throw new Error(`${src} is no picture of these texts.`);
}

test.each(HARMLESS)("%j is rendered without tags, attributes or addresses that run a script", (text) => {
  const { html } = renderMarkdown(parseMarkdown(text), { pictureAt: noPicture, base: "/" });
  const tags = [...html.matchAll(/<\/?([a-z0-9]+)((?:[^>"]|"[^"]*")*)>/g)];
  expect(
    tags.map(([, name]) => name).filter((name) => !["p", "a", "code", "pre", "strong"].includes(String(name))),
  ).toEqual([]);
  const attributes = tags.flatMap(([, , inside = ""]) => [...inside.matchAll(/([\w-]+)="/g)].map(([, name]) => name));
  expect(attributes.filter((name) => !["href", "rel", "title", "class"].includes(String(name)))).toEqual([]);
  expect(html).not.toMatch(/href="(?!https:)/);
});

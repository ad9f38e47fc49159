/** Nothing that a document holds runs as a script, neither in the editor nor on the page beside it. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { DIST_DIR } from "../../src/delivery/build/paths.ts";
import { DRAFT_EVENT } from "../../src/shared/compiled/content-updates.ts";
import { KEY_HEADER, PREFIX } from "../../src/editor/contract/addresses.ts";
import { listFiles } from "../../src/shared/files/list-files.ts";
import { expect, openDocument, press, rewrite, see, test } from "../support/editing.ts";

const FILE = "articles/Telar.md";
const ATTACK = "globalThis.top.document.title = 'tomado'";
const TITLE = `</script><script>${ATTACK}</script><img src=x onerror="${ATTACK}">`;
const BODY = [
  `<script>${ATTACK}</script>`,
  `<img src=x onerror="${ATTACK}">`,
  `<svg onload="${ATTACK}"></svg>`,
  `[apretame](<javascript:${ATTACK}>)`,
  `[o acá](<data:text/html,<script>${ATTACK}</script>>)`,
  `![](<javascript:${ATTACK}>)`,
].join("\n\n");

test("scripts in an article do not run", async ({ page, editor }) => {
  test.setTimeout(180_000);
  await rewrite(editor, FILE, hostile);
  const frame = await openDocument(page, editor, FILE);
  await expect(frame.getByRole("heading", { level: 1 })).toHaveText(TITLE);
  await press(frame.getByText("apretame"));
  await press(frame.getByText("o acá"));
  await see(page, "Formulario");
  // The editor shows the title as text, too.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(TITLE);
  await see(page, "Página");
  await expect(frame.getByRole("main")).toBeVisible();
  await expect(page).not.toHaveTitle("tomado");
});

const hostile = (text: string) => `${text.replace(/^headline:.*$/m, `headline: ${JSON.stringify(TITLE)}`)}\n${BODY}\n`;

test("security policies of both pages stop scripts", { tag: "@exhaustive" }, async ({ page, editor, complaints }) => {
  const frame = await openDocument(page, editor, FILE);
  const attempt = (attack: string) => {
    const script = document.createElement("script");
    script.textContent = attack;
    document.body.append(script);
    const link = document.createElement("a");
    link.href = `javascript:${attack}`;
    document.body.append(link);
    link.click();
    const picture = document.createElement("div");
    picture.innerHTML = `<img src="data:," onerror="${attack}">`;
    document.body.append(picture);
  };
  await page.evaluate(attempt, ATTACK);
  await frame.locator("body").evaluate((_body, attack) => {
    const script = document.createElement("script");
    script.textContent = attack;
    document.body.append(script);
  }, ATTACK);
  await expect
    .poll(() => complaints.filter((each) => each.includes("Content Security Policy")).length)
    .toBeGreaterThan(3);
  await expect(page).not.toHaveTitle("tomado");
  complaints.length = 0;
});

test("the built site has no trace of the editor", () => {
  const files = listFiles(DIST_DIR).filter((file) => /\.(?:html|js|json|txt)$/.test(file));
  expect(files).toContain("index.html");
  const filesWithTraces = files.filter((file) => TRACES.test(readFileSync(path.join(DIST_DIR, file), "utf8")));
  expect(filesWithTraces).toEqual([]);
});

/** Matches traces of the editor: its name, the prefix of its addresses, its request header and its event. */
const TRACES = new RegExp(`La redacción|${PREFIX}|${KEY_HEADER}|${DRAFT_EVENT}`, "i");

/** Texts pasted from word processors into a Markdown text. */
import type { Locator, Page } from "@playwright/test";
import { expect, openDocument, test } from "../support/editing.ts";
import { askOf } from "../support/editor-server.ts";

const typedText = (page: Page) => page.getByRole("textbox", { name: "Texto", exact: true });

/** Replaces the whole text with the clipboard. */
async function paste(page: Page, text: Locator, clipboard: Record<string, string>): Promise<void> {
  await text.focus();
  await page.keyboard.press("ControlOrMeta+a");
  await text.evaluate(pasteAtCursor, clipboard);
}

function pasteAtCursor(element: Element, clipboard: Record<string, string>): void {
  const clipboardData = new DataTransfer();
  for (const [type, content] of Object.entries(clipboard)) clipboardData.setData(type, content);
  element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
}

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal {margin:0}</style></head><body>
<!--StartFragment--><h1>El telar<o:p></o:p></h1>
<p class=MsoNormal>Lo hizo <b>Ana</b><b><span style='mso-spacerun:yes'> </span>So</b><b>sa</b> en <i>un verano</i>,
con <a href="https://museo.example/telar">el museo</a>&nbsp;y <a href="#_ftn1">una nota</a>.<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span></span><![endif]>Lana</p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span></span><![endif]>Hilo</p>
<p class=MsoNormal><img src="file:///C:/tapa.png"><o:p>&nbsp;</o:p></p>
<p class=MsoNormal>Vale 2 * 3 y snake_case.</p><!--EndFragment--></body></html>`;

const FROM_WORD = `## El telar

Lo hizo **Ana Sosa** en *un verano*, con [el museo](https://museo.example/telar) y una nota.

- Lana
- Hilo

Vale 2 \\* 3 y snake_case.`;

const DOCS = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span style="font-weight:700">El telar</span></h2>
<p dir="ltr"><span style="font-weight:400;font-style:normal">Lo hizo </span><span style="font-weight:700;font-style:normal">Ana Sosa</span><span style="font-weight:400;font-style:normal"> en </span><span style="font-weight:400;font-style:italic">un verano</span><span style="font-weight:700;font-style:italic"> siempre</span><span style="font-weight:400">.</span></p>
<h3 dir="ltr"><span>Después</span></h3><blockquote><p>«Tejer es pensar.»</p></blockquote><ol><li dir="ltr"><p dir="ltr"><span>Uno</span></p></li><ul><li dir="ltr"><p dir="ltr"><span>Lana</span></p></li></ul><li dir="ltr"><p dir="ltr"><span>Dos</span></p></li></ol></b>`;

const FROM_DOCS = `## El telar

Lo hizo **Ana Sosa** en *un verano __siempre__*.

### Después

> «Tejer es pensar.»

1. Uno
   - Lana
2. Dos`;

test("a paste from a word processor keeps titles, bold, italic, links and lists", async ({ page, editor }) => {
  await openDocument(page, editor, "articles/Telar.md");
  const text = typedText(page);
  const bodyText = async () => {
    const { kept } = await askOf(editor)("open", { file: "articles/Telar.md" });
    return kept && "body" in kept.typed && kept.typed.body?.trimEnd();
  };

  await test.step("Word", async () => {
    await paste(page, text, { "text/html": WORD, "text/plain": "El telar\nLo hizo…" });
    await expect.poll(bodyText).toBe(FROM_WORD);
  });
  await test.step("Google Docs", async () => {
    await paste(page, text, { "text/html": DOCS, "text/plain": "El telar\nLo hizo…" });
    await expect.poll(bodyText).toBe(FROM_DOCS);
  });
  await test.step("a list pasted into a paragraph is separated from it", async () => {
    await text.fill("Antes. Después.");
    await page.keyboard.press("Control+Home");
    for (let at = 0; at < "Antes.".length; at++) await page.keyboard.press("ArrowRight");
    await text.evaluate(pasteAtCursor, { "text/html": "<ul><li>Lana</li></ul>", "text/plain": "Lana" });
    await expect.poll(bodyText).toBe("Antes.\n\n- Lana\n\n Después.");
  });
  await test.step("a text without paragraphs is pasted unchanged", async () => {
    await paste(page, text, { "text/html": "<div><b>Una</b> *línea*</div>", "text/plain": "Una *línea*" });
    await expect.poll(bodyText).toBe("Una *línea*");
  });
});

test("a notice about skipped pictures lasts until another paste", { tag: "@exhaustive" }, async ({ page, editor }) => {
  await openDocument(page, editor, "articles/Telar.md");
  const text = typedText(page);
  const notice = page.getByText("Las imágenes no se pegan (había 2): arrastralas al texto, o ponelas con «Foto».");
  const html = '<p>Una<img src="file:///a.png"> nota<sup>1</sup><img src="https://a.example/b.jpg"></p>';
  await paste(page, text, { "text/html": html, "text/plain": "Una nota1" });
  await expect(text).toHaveText("Una nota¹");
  await expect(notice).toBeVisible();
  await paste(page, text, { "text/html": "<p>Otra</p>", "text/plain": "Otra" });
  await expect(notice).toHaveCount(0);
});

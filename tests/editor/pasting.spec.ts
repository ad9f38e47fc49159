/** Texts pasted from word processors into a Markdown text. */
import type { Page } from "@playwright/test";
import { expect, openDocument, paste, test, typedText } from "../support/editing.ts";
import { askOf } from "../support/editor-server.ts";

/** Replaces the whole text with the clipboard. */
async function pasteOver(page: Page, plain: string, html: string): Promise<void> {
  await typedText(page).focus();
  await page.keyboard.press("ControlOrMeta+a");
  await paste(page, plain, html);
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
  const bodyText = async () => {
    const { kept } = await askOf(editor)("open", { file: "articles/Telar.md" });
    return kept && "body" in kept.typed && kept.typed.body?.trimEnd();
  };

  await test.step("Word", async () => {
    await pasteOver(page, "El telar\nLo hizo…", WORD);
    await expect.poll(bodyText).toBe(FROM_WORD);
  });
  await test.step("Google Docs", async () => {
    await pasteOver(page, "El telar\nLo hizo…", DOCS);
    await expect.poll(bodyText).toBe(FROM_DOCS);
  });
  await test.step("a list pasted into a paragraph is separated from it", async () => {
    await typedText(page).fill("Antes. Después.");
    await page.keyboard.press("Control+Home");
    for (let at = 0; at < "Antes.".length; at++) await page.keyboard.press("ArrowRight");
    await paste(page, "Lana", "<ul><li>Lana</li></ul>");
    await expect.poll(bodyText).toBe("Antes.\n\n- Lana\n\n Después.");
  });
  await test.step("a text without paragraphs is pasted unchanged", async () => {
    await pasteOver(page, "Una *línea*", "<div><b>Una</b> *línea*</div>");
    await expect.poll(bodyText).toBe("Una *línea*");
  });
});

test("a notice about skipped pictures lasts until another paste", { tag: "@exhaustive" }, async ({ page, editor }) => {
  await openDocument(page, editor, "articles/Telar.md");
  const notice = page.getByText("Las imágenes no se pegan (había 2): arrastralas al texto, o ponelas con «Foto».");
  const html = '<p>Una<img src="file:///a.png"> nota<sup>1</sup><img src="https://a.example/b.jpg"></p>';
  await pasteOver(page, "Una nota1", html);
  await expect(typedText(page)).toHaveText("Una nota¹");
  await expect(notice).toBeVisible();
  await pasteOver(page, "Otra", "<p>Otra</p>");
  await expect(notice).toHaveCount(0);
});

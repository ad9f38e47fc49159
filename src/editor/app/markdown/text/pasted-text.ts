/** Converts pasted HTML to Markdown. */
import { htmlToMarkdown } from "./html-to-markdown.ts";
import { convertElements } from "./word-processor-elements.ts";

export interface Pasted {
  text: string;
  /** The number of pictures that were lost; `players` is the number of audio and video players that were lost. */
  pictures: number;
  players: number;
  /** The captions of lost pictures and players. The captions stay in the text, in italics. */
  captions: string[];
  /** Superscripts and subscripts that became normal text. */
  levelled: string[];
}

/**
 * Converts pasted content to Markdown. The HTML of word processors has paragraphs and formats. In their plain text,
 * single line breaks separate paragraphs, so Markdown would join the paragraphs. Plain text is used if the HTML has no
 * blocks. `written` is the text of the field: pasted footnotes are numbered after the footnotes of this text.
 */
export function pastedText(html: string, plain: string, written = ""): Pasted {
  const { body } = new DOMParser().parseFromString(unifyLines(html).replaceAll("&nbsp;", " "), "text/html");
  const pictures = [...body.querySelectorAll("img")].filter((img) => !POINT.test(img.getAttribute("width") ?? ""));
  const lost = {
    pictures: pictures.length,
    players: body.querySelectorAll("audio, embed, iframe, object, video").length,
    captions: italicCaptions(body),
  };
  convertTables(body);
  convertNotes(body, 1 + Math.max(0, ...[...written.matchAll(/\[\^(\d+)\]/g)].map(([, number]) => Number(number))));
  const levelled = convertElements(body);
  const hasBlocks = body.querySelector("p, li, h1, h2, h3, h4, h5, h6, table, figcaption");
  return { text: hasBlocks ? htmlToMarkdown(body) : unifyLines(plain), ...lost, levelled };
}

/** Matches the width, in pixels, of a tracking pixel. */
const POINT = /^[012]$/;

/** Selects the captions of HTML, Word, LibreOffice and WordPress. */
const CAPTION = 'figcaption, p[class*="caption" i], p[class*="illustration" i]';

/** Puts captions of pictures into italics, because without pictures the captions would look like normal text. */
function italicCaptions(page: HTMLElement): string[] {
  const captions = [...page.querySelectorAll<HTMLElement>(CAPTION)].filter(hasPicture);
  for (const caption of captions) caption.style.fontStyle = "italic";
  return captions.map(({ textContent }) => textContent.replace(/\s+/g, " ").trim()).filter(Boolean);
}

function hasPicture(caption: Element): boolean {
  const around = caption.closest('figure, [class~="wp-caption"]');
  const near = [caption, caption.previousElementSibling, caption.nextElementSibling, around];
  return near.some((each) => each?.matches("img") || each?.querySelector("img, iframe, video"));
}

/** Normalizes line ends and non-breaking spaces. */
export const unifyLines = (text: string) => text.replace(/\r\n?|\u2028|\u2029/g, "\n").replaceAll("\u00a0", " ");

/** Footnotes in Word, LibreOffice and Google Docs: `SIGN` matches the sign of a footnote, `WHOLE` selects its text. */
const SIGN = /^\s*\[?([\divx]+|[*†‡])\]?\s*$/i;
const WHOLE =
  '[style*="mso-element:footnote"], [style*="mso-element:endnote"], [id^="sdfootnote"]:not(a), [id^="sdendnote"]:not(a)';

/**
 * Replaces footnotes in the page. The sign of a footnote becomes an `output` with a number, counted from `first`, and
 * the note becomes an `aside` with the same number. The sign of a missing note becomes a superscript.
 */
function convertNotes(page: HTMLElement, first: number): void {
  let number = first;
  for (const link of page.querySelectorAll('a[href^="#"]')) {
    const mark = SIGN.exec(link.textContent)?.[1];
    if (!mark || !page.contains(link)) continue;
    const note = noteOf(page, link);
    const sign = document.createElement(note ? "output" : "sup");
    sign.textContent = note ? String(number) : mark;
    (link.closest("sup") ?? link).replaceWith(sign);
    if (note) page.append(asideOf(note, number++));
  }
  for (const line of page.querySelectorAll('[style*="note-list"] > :is(br, hr)')) line.remove();
}

function noteOf(page: HTMLElement, link: Element): Element | null | undefined {
  const name = CSS.escape(link.getAttribute("href")?.slice(1) ?? "");
  const target = page.querySelector(`[id="${name}"], [name="${name}"]`);
  const note = target?.closest(WHOLE) ?? target?.closest("li, p");
  return note?.contains(link) ? undefined : note;
}

function asideOf(note: Element, number: number): Element {
  const back = note.querySelector('a[href^="#"]');
  (back?.closest("sup") ?? back)?.remove();
  const aside = document.createElement("aside");
  aside.id = String(number);
  note.remove();
  aside.append(...(note.matches("p") ? [note] : note.childNodes));
  return aside;
}

/** Elements that a table cell cannot contain, because a table cell of Markdown has one line. */
const BLOCKS =
  "blockquote, div, h1, h2, h3, h4, h5, h6, hr, li, ol, p, pre, table, tbody, td, tfoot, th, thead, tr, ul";
/** The elements by which a table is recognized as a layout table. */
const PAGE = "blockquote, h1, h2, h3, h4, h5, h6, table";

/** Changes tables to fit into Markdown, and replaces layout tables by their content. */
function convertTables(page: HTMLElement): void {
  for (const table of page.querySelectorAll("table")) {
    for (const row of table.querySelectorAll("tr")) if (!row.textContent.trim()) row.remove();
    const isTable = [...table.rows].some(({ cells }) => cells.length > 1) && !table.querySelector(PAGE);
    if (isTable) fit(table);
    else table.replaceWith(...[...table.rows].flatMap(({ cells }) => [...cells]).map(blockOf));
  }
}

function fit(table: HTMLTableElement): void {
  for (const block of table.querySelectorAll(`:is(td, th) :is(${BLOCKS})`))
    block.replaceWith(" ", ...block.childNodes, " ");
  table.createTHead().append(...[...table.rows].slice(0, 1));
}

function blockOf(cell: Element): Element {
  const block = document.createElement(cell.querySelector(BLOCKS) ? "div" : "p");
  block.append(...cell.childNodes);
  return block;
}

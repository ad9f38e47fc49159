/** Converts pasted HTML to Markdown. */
import { htmlToMarkdown } from "./html-to-markdown.ts";
import { convertElements } from "./word-processor-elements.ts";

export interface PastedContent {
  text: string;
  /** The number of pictures that were not pasted. */
  pictures: number;
  /** The number of audio and video players that were not pasted. */
  players: number;
  /** The captions of pictures and players that were not pasted. The captions are pasted in italics. */
  captions: string[];
  /** Superscripts and subscripts that were pasted as normal text. */
  levelled: string[];
}

/**
 * Converts pasted content to Markdown. HTML is preferred, because in the plain text of word processors, single line
 * breaks separate paragraphs, and Markdown would join these paragraphs. Plain text is used if the HTML has no blocks.
 * Pasted footnotes are numbered after the footnotes of `existingText`, which is the text of the field.
 */
export function pastedText(html: string, plain: string, existingText = ""): PastedContent {
  const { body } = new DOMParser().parseFromString(unifyLines(html).replaceAll("&nbsp;", " "), "text/html");
  const pictures = [...body.querySelectorAll("img")].filter(
    (img) => !TRACKING_PIXEL_WIDTH.test(img.getAttribute("width") ?? ""),
  );
  const lost = {
    pictures: pictures.length,
    players: body.querySelectorAll("audio, embed, iframe, object, video").length,
    captions: italicCaptions(body),
  };
  convertTables(body);
  convertNotes(
    body,
    1 + Math.max(0, ...[...existingText.matchAll(/\[\^(\d+)\]/g)].map(([, number]) => Number(number))),
  );
  const levelled = convertElements(body);
  const hasBlocks = body.querySelector("p, li, h1, h2, h3, h4, h5, h6, table, figcaption");
  return { text: hasBlocks ? htmlToMarkdown(body) : unifyLines(plain), ...lost, levelled };
}

/** Matches the `width` attribute of a tracking pixel, which is at most two pixels wide. */
const TRACKING_PIXEL_WIDTH = /^[012]$/;

/** The selector of captions in plain HTML and in the HTML of Word, LibreOffice and WordPress. */
const CAPTION = 'figcaption, p[class*="caption" i], p[class*="illustration" i]';

/** Sets captions in italics. They would otherwise look like normal text, because the pictures are not pasted. */
function italicCaptions(page: HTMLElement): string[] {
  const captions = [...page.querySelectorAll<HTMLElement>(CAPTION)].filter(isNearPicture);
  for (const caption of captions) caption.style.fontStyle = "italic";
  return captions.map(({ textContent }) => textContent.replace(/\s+/g, " ").trim()).filter(Boolean);
}

function isNearPicture(caption: Element): boolean {
  const figure = caption.closest('figure, [class~="wp-caption"]');
  const nearby = [caption, caption.previousElementSibling, caption.nextElementSibling, figure];
  return nearby.some((element) => element?.matches(MEDIA) || element?.querySelector(MEDIA));
}

const MEDIA = "img, iframe, video";

/** Normalizes line ends and non-breaking spaces. */
export const unifyLines = (text: string) => text.replace(/\r\n?|\u2028|\u2029/g, "\n").replaceAll("\u00a0", " ");

/** Matches the sign of a footnote in Word, LibreOffice and Google Docs. */
const NOTE_SIGN = /^\s*\[?([\divx]+|[*†‡])\]?\s*$/i;
/** Selects the text of a footnote in Word and LibreOffice. */
const NOTE =
  '[style*="mso-element:footnote"], [style*="mso-element:endnote"], [id^="sdfootnote"]:not(a), [id^="sdendnote"]:not(a)';

/**
 * Replaces the footnotes of a page. The sign in the text becomes an `output` with a number, and the note becomes an
 * `aside` with the same number. The numbers start at `first`. A sign whose note is missing becomes a superscript.
 */
function convertNotes(page: HTMLElement, first: number): void {
  let number = first;
  for (const link of page.querySelectorAll('a[href^="#"]')) {
    const mark = NOTE_SIGN.exec(link.textContent)?.[1];
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
  const note = target?.closest(NOTE) ?? target?.closest("li, p");
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

/** The block elements. Table cells keep only their content, because a table cell of Markdown is a single line. */
const BLOCKS =
  "blockquote, div, h1, h2, h3, h4, h5, h6, hr, li, ol, p, pre, table, tbody, td, tfoot, th, thead, tr, ul";
/** Elements whose presence in a table shows that the table is used for layout. */
const LAYOUT_CONTENT = "blockquote, h1, h2, h3, h4, h5, h6, table";

/** Simplifies tables so that Markdown can express them, and replaces layout tables with their content. */
function convertTables(page: HTMLElement): void {
  for (const table of page.querySelectorAll("table")) {
    for (const row of table.querySelectorAll("tr")) if (!row.textContent.trim()) row.remove();
    const isDataTable = [...table.rows].some(({ cells }) => cells.length > 1) && !table.querySelector(LAYOUT_CONTENT);
    if (isDataTable) simplifyTable(table);
    else table.replaceWith(...[...table.rows].flatMap(({ cells }) => [...cells]).map(cellToBlock));
  }
}

function simplifyTable(table: HTMLTableElement): void {
  for (const block of table.querySelectorAll(`:is(td, th) :is(${BLOCKS})`))
    block.replaceWith(" ", ...block.childNodes, " ");
  table.createTHead().append(...[...table.rows].slice(0, 1));
}

function cellToBlock(cell: Element): Element {
  const block = document.createElement(cell.querySelector(BLOCKS) ? "div" : "p");
  block.append(...cell.childNodes);
  return block;
}

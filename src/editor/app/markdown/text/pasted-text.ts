/** What is pasted, as Markdown. */
import { htmlToMarkdown } from "./html-to-markdown.ts";
import { useNotes } from "./pasted-notes.ts";
import { useTables } from "./pasted-tables.ts";
import { useElements } from "./word-processor-elements.ts";

export interface Pasted {
  text: string;
  /** How many of them a text cannot take in this way. */
  pictures: number;
  players: number;
  /** Words that stood above or below the line. */
  levelled: string[];
}

/**
 * The texts of word processors separate their paragraphs by one line break, which in Markdown separates nothing. Their
 * HTML says where a paragraph ends and what is marked; of what has no paragraphs the plain text is better. `written`: the
 * text into which it goes, whose notes keep their numbers.
 */
export function pastedText(html: string, plain: string, written = ""): Pasted {
  const { body } = new DOMParser().parseFromString(unifyLines(html).replaceAll("&nbsp;", " "), "text/html");
  const pictures = [...body.querySelectorAll("img")].filter((img) => !POINT.test(img.getAttribute("width") ?? ""));
  const lost = {
    pictures: pictures.length,
    players: body.querySelectorAll("audio, embed, iframe, object, video").length,
  };
  useTables(body);
  useNotes(body, 1 + Math.max(0, ...[...written.matchAll(/\[\^(\d+)\]/g)].map(([, number]) => Number(number))));
  const levelled = useElements(body);
  const hasBlocks = body.querySelector("p, li, h1, h2, h3, h4, h5, h6, table");
  return { text: hasBlocks ? htmlToMarkdown(body) : unifyLines(plain), ...lost, levelled };
}

/** Points count readers, and show nothing. */
const POINT = /^[012]$/;

/** One kind of line ends, and no spaces that look like others. */
export const unifyLines = (text: string) => text.replace(/\r\n?|\u2028|\u2029/g, "\n").replaceAll("\u00a0", " ");

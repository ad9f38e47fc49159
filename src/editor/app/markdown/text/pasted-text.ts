/** What is pasted, as Markdown. */
import { htmlToMarkdown } from "./html-to-markdown.ts";
import { useElements } from "./word-processor-elements.ts";

/**
 * The texts of word processors separate their paragraphs by one line break, which in Markdown separates nothing. Their
 * HTML says where a paragraph ends and what is marked; of what has no paragraphs the plain text is better.
 */
export function pastedText(html: string, plain: string): string {
  const { body } = new DOMParser().parseFromString(unifyLines(html).replaceAll("&nbsp;", " "), "text/html");
  if (!body.querySelector("p, li, h1, h2, h3, h4, h5, h6")) return unifyLines(plain);
  useElements(body);
  return htmlToMarkdown(body);
}

/** One kind of line ends, and no spaces that look like others. */
export const unifyLines = (text: string) => text.replace(/\r\n?|\u2028|\u2029/g, "\n").replaceAll("\u00a0", " ");

/** What is pasted, as Markdown. */
import TurndownService from "turndown";
import { useElements } from "./word-processor-elements.ts";

const markdown = new TurndownService({ headingStyle: "atx", emDelimiter: "*" })
  // The title of a page is of the first level, and a text has two below it.
  .addRule("heading", {
    filter: ["h1", "h2", "h3", "h4", "h5", "h6"],
    replacement: (words, { nodeName }) => `\n\n${/[12]$/.test(nodeName) ? "##" : "###"} ${words}\n\n`,
  })
  .addRule("item", {
    filter: "li",
    replacement(words, item) {
      const sign = `${signOf(item)} `;
      return `${sign}${words.trim().replace(/\n+/g, `\n${" ".repeat(sign.length)}`)}\n`;
    },
  })
  .addRule("code", { filter: ["code", "pre"], replacement: (words) => words })
  .addRule("row", { filter: "tr", replacement: (words) => `\n\n${words.trim().replace(/\s*\n\s*/g, " ")}\n\n` })
  .addRule("link", {
    filter: (node) => node.matches("a") && !(node.matches("[href^=http], [href^=mailto]") && node.textContent.trim()),
    replacement: (words) => words,
  })
  .remove(["head", "script", "style", "title"]);

function signOf(item: Node): string {
  const list = item.parentElement;
  return list?.nodeName === "OL" ? `${Array.from<Node>(list.children).indexOf(item) + 1}.` : "-";
}

/**
 * The texts of word processors separate their paragraphs by one line break, which in Markdown separates nothing. Their
 * HTML says where a paragraph ends and what is marked; of what has no paragraphs the plain text is better.
 */
export function pastedText(html: string, plain: string): string {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  if (!body.querySelector("p, li, h1, h2, h3, h4, h5, h6")) return unifyLines(plain);
  for (const picture of body.querySelectorAll("img")) picture.remove();
  useElements(body);
  return unifyLines(markdown.turndown(body)).trim();
}

/** One kind of line ends, and no spaces that look like others. */
export const unifyLines = (text: string) => text.replace(/\r\n?|\u2028|\u2029/g, "\n").replaceAll("\u00a0", " ");

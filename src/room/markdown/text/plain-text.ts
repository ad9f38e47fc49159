/** What is pasted, as a plain text with paragraphs. */

const BLOCKS = new Set(
  "ADDRESS ARTICLE ASIDE BLOCKQUOTE DD DL DT FIGURE FOOTER H1 H2 H3 H4 H5 H6 HEADER HR LI MAIN OL P PRE SECTION TABLE TR UL".split(
    " ",
  ),
);
const UNREAD = new Set(["HEAD", "SCRIPT", "STYLE", "TEMPLATE", "TITLE"]);

/**
 * The texts of word processors separate their paragraphs by one line break, which in Markdown separates nothing. Their
 * HTML says where a paragraph ends; of what has none the plain text is better.
 */
export function plainText(html: string, plain: string): string {
  const page = new DOMParser().parseFromString(html, "text/html");
  if (!page.querySelector("p, li, h1, h2, h3, h4, h5, h6")) return unifyLines(plain);
  return textOf(page.body)
    .replace(/[ \t]*\n[ \t]*/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** One kind of line ends, and no spaces that look like others. */
export const unifyLines = (text: string) => text.replace(/\r\n?|\u2028|\u2029/g, "\n").replaceAll("\u00a0", " ");

function textOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return (node.nodeValue ?? "").replace(/\s+/g, " ");
  if (node.nodeType !== Node.ELEMENT_NODE || UNREAD.has(node.nodeName)) return "";
  if (node.nodeName === "BR") return "\n";
  const inside = [...node.childNodes].map(textOf).join("");
  if (BLOCKS.has(node.nodeName)) return `\n\n${inside}\n\n`;
  if (node.nodeName === "DIV") return `\n${inside}\n`;
  return /^T[DH]$/.test(node.nodeName) ? `${inside} ` : inside;
}

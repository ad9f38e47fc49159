import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Letter, LetterEntry } from "../../site/app/server/letters.ts";
import { letterHtml } from "./letter-html.ts";
import { type Mail, type Sender, fillPlaceholders, POSTAL, UNSUBSCRIBE } from "./senders/sender.ts";
import type { Element, ElementContent, Root, RootContent } from "hast";
import { fromHtml } from "hast-util-from-html";
import { toText } from "hast-util-to-text";
import { SKIP, visit } from "unist-util-visit";
import { FIXED_WORDS } from "../../shared/magazine/fixed-words.ts";

/** Makes the HTML and the text of an e-mail from its data, for the program `sender`. */
export function mailOf(letter: Letter, sender: Sender): Mail {
  const { name, subject, preheader, magazine } = letter;
  return {
    name,
    subject,
    preheader,
    html: letterHtml(letter, sender),
    text: letterText(letter, sender),
    from: magazine,
  };
}

/** Writes an e-mail into a folder: its HTML, its text, and its subject and preheader as JSON. */
export function writeMail({ subject, preheader, html, text }: Mail, folder: string): void {
  const files = { html, txt: text, json: `${JSON.stringify({ subject, preheader }, undefined, 2)}\n` };
  mkdirSync(folder, { recursive: true });
  for (const [ending, content] of Object.entries(files)) writeFileSync(path.join(folder, `letter.${ending}`), content);
}

/**
 * Returns the text of an e-mail for mail programs that show no HTML: sentences, and each URL on a line of its own. The
 * `newsletter` command also prints the text before it writes the files.
 */
function letterText({ magazine, title, days, lead, sections }: Letter, sender: Sender): string {
  const parts = [
    magazine.name,
    title,
    days,
    lead && `${textOf(lead.html) || lead.description}\n\n${FIXED_WORDS.onSite}:\n${lead.url}`,
    ...sections.flatMap((section) => [section.title, ...section.entries.map(entryText)]),
    `${FIXED_WORDS.whyLetter(magazine.name)} ${FIXED_WORDS.toUnsubscribe}\n${UNSUBSCRIBE}`,
    sender.postal && POSTAL,
  ];
  const text = parts.filter(Boolean).join("\n\n");
  const safe = text.replace(sender.tags, (tag) => `${tag.charAt(0)} ${tag.slice(1)}`);
  return `${fillPlaceholders(safe, sender, "text")}\n`;
}

const entryText = ({ title, description, url }: LetterEntry) =>
  [asSentence(title), description && asSentence(description), url].filter(Boolean).join("\n");

/** Ends a text with a period if it has no end mark, so that a screen reader pauses after the text. */
const asSentence = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** Block elements. At the end of each block, the URLs of its links are added. */
const BLOCKS = ["p", "li", "h2", "h3", "h4", "td"];

/** Returns the text of HTML, without figures, galleries and note numbers. The URLs of links follow their block. */
function textOf(html: string): string {
  const tree: Root = fromHtml(html, { fragment: true });
  tree.children = tree.children.filter(isText);
  visit(tree, "element", (element) => {
    element.children = element.children.filter(isText);
    if (BLOCKS.includes(element.tagName)) element.children.push(...urlsIn(element));
  });
  return toText(tree);
}

/** Whether a node belongs to the text of an e-mail. */
const isText = (node: RootContent) => !isElement(node, "figure", "sup") && !isGallery(node);

const isElement = (node: RootContent, ...names: string[]): node is Element =>
  node.type === "element" && names.includes(node.tagName);

/** Whether a node is a gallery, which `feedHtml` writes as a `div` with a `div` of figures. */
const isGallery = (node: RootContent) =>
  isElement(node, "div") &&
  node.children.some((child) => isElement(child, "div") && child.children.every((each) => isElement(each, "figure")));

function urlsIn(block: Element): ElementContent[] {
  const urls: string[] = [];
  visit(block, "element", (element) => {
    if (element !== block && BLOCKS.includes(element.tagName)) return SKIP;
    const { href } = element.properties;
    if (typeof href === "string" && !href.startsWith("#")) urls.push(href.replace(/^mailto:/, ""));
    return undefined;
  });
  return urls.flatMap((value): ElementContent[] => [
    { type: "element", tagName: "br", properties: {}, children: [] },
    { type: "text", value },
  ]);
}

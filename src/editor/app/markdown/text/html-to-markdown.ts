/**
 * Converts HTML to Markdown with the features of the site: two levels of headings, lists, tables, quotations, notes,
 * bold, italic, strikethrough and links.
 */
import { fromDom } from "hast-util-from-dom";
import { defaultHandlers, type Handle, toMdast } from "hast-util-to-mdast";
import type { BlockContent, PhrasingContent, Root, RootContent } from "mdast";
import { findAndReplace } from "mdast-util-find-and-replace";
import { gfmToMarkdown } from "mdast-util-gfm";
import { toMarkdown } from "mdast-util-to-markdown";
import { toString } from "mdast-util-to-string";

/** Replaces an element with its content. */
const contents: Handle = (state, element) => state.all(element);
/** Removes an element with its content. */
const nothing: Handle = () => undefined;

const hasWords = (children: PhrasingContent[]) => toString(children).trim() !== "";

/** Converts a heading. Headings in a text have level 2 or 3, because level 1 is reserved for the title of the page. */
const heading =
  (depth: 2 | 3): Handle =>
  (state, element) => {
    const children = state.all(element) as PhrasingContent[];
    return hasWords(children) ? { type: "heading", depth, children } : undefined;
  };

/**
 * Converts a reference to a footnote. The function `convertNotes` in `pasted-text.ts` marks references as `output` and
 * notes as `aside`.
 */
const noteReference: Handle = (state, element) => {
  const identifier = toString(state.all(element));
  return { type: "footnoteReference", identifier, label: identifier };
};

const note: Handle = (state, element) => {
  const { id } = element.properties;
  const children = state.toFlow(state.all(element) as RootContent[]) as BlockContent[];
  return id ? { type: "footnoteDefinition", identifier: String(id), label: String(id), children } : children;
};

const link: Handle = (state, element) => {
  const url = String(element.properties.href ?? "");
  const children = state.all(element) as PhrasingContent[];
  const isLink = /^(?:https?|mailto):/i.test(url) && hasWords(children);
  return isLink ? { type: "link", url, children } : children;
};

const sameHandle = (names: string, handle: Handle) =>
  Object.fromEntries(names.split(" ").map((name) => [name, handle]));

const HANDLERS: Record<string, Handle> = {
  a: link,
  ...sameHandle("h1 h2", heading(2)),
  ...sameHandle("h3 h4 h5 h6", heading(3)),
  ...sameHandle("code kbd samp var", contents),
  ...sameHandle("audio iframe img input select textarea video", nothing),
  pre: defaultHandlers.p,
  output: noteReference,
  aside: note,
};

/**
 * Matches URLs and email addresses in plain text. They become links, as on the site, because escaping their characters
 * would change them.
 */
const ADDRESSES =
  /(?:https?:\/\/|www\.)[^\s<>[\]]*[^\s<>\p{P}]\/?|[\w.+-]+@[a-z0-9]+(?:[.-][a-z0-9]+)*\.[a-z]+(?![\w-])/giu;

function linkAddresses(tree: Root): void {
  const toLink = (address: string) => ({
    type: "link",
    url: urlOf(address),
    children: [{ type: "text", value: address }],
  });
  findAndReplace(tree, [ADDRESSES, toLink as never], { ignore: ["link"] });
}

function urlOf(address: string): string {
  if (/^https?:/i.test(address)) return address;
  return /^www\./i.test(address) ? `http://${address}` : `mailto:${address}`;
}

/** Characters that are escaped because the content check would otherwise report a badly written link or block. */
const UNSAFE = [
  { before: "\\]", character: "(", inConstruct: "phrasing" as const },
  { atBreak: true, character: ":", after: ":" },
];

export function htmlToMarkdown(page: HTMLElement): string {
  const tree = toMdast(fromDom(page), { handlers: HANDLERS, nodeHandlers: { comment: nothing } }) as Root;
  linkAddresses(tree);
  const text = toMarkdown(tree, { bullet: "-", rule: "-", unsafe: UNSAFE, extensions: [gfmToMarkdown()] });
  return text.trim();
}

/**
 * Parses HTML of another site, even if broken, into a Markdown tree. HTML that Markdown cannot express becomes a link
 * or code.
 */
import { messages } from "../../messages/messages.ts";
import { fromHtml } from "hast-util-from-html";
import { type Handle, toMdast } from "hast-util-to-mdast";
import type { Element } from "hast";
import type { Code, Link, Root, RootContent } from "mdast";
import { toEmbeddableUrl } from "../../../shared/compiled/embeds.ts";
import { toString } from "mdast-util-to-string";
import rehypeStringify from "rehype-stringify";
import { unified } from "unified";
import { toSuperOrSubscript } from "../../../shared/super-or-subscript.ts";
import { withoutForbidden } from "../../compiler/read/text-checks/forbidden-characters.ts";
import type { Notes } from "../item.ts";
import { blockHandlers } from "./html-blocks.ts";
import { firstAttribute } from "./html-elements.ts";
import { text } from "../../compiler/document/block.ts";
import { block } from "./tree.ts";

const parse = (html: string) => fromHtml(html, { fragment: true });

/** Returns the text of HTML as one line. */
export const plainText = (html: string) =>
  withoutForbidden(toString(parse(html)))
    .replace(/\s+/g, " ")
    .trim();

/** Parses HTML into a Markdown tree, and adds what was lost to `notes`. */
export const readHtml = (html: string, notes: Notes): Root =>
  toMdast(parse(html), { handlers: handlersFor(notes), nodeHandlers: { comment: skip }, document: true }) as Root;

const handlersFor = (notes: Notes): Record<string, Handle> => ({
  ...handleTags("p figcaption center section", flow),
  ...blockHandlers(notes, flow),
  ...handleTags("iframe embed object video audio", media(notes)),
  ...handleTags("script style form svg math canvas template button select textarea", code(notes)),
  ...handleTags("sup sub", inLine(notes)),
  img: image,
  // A `noscript` element is skipped, because it repeats what the page shows with scripts.
  noscript: skip,
});

const handleTags = (names: string, handle: Handle) =>
  Object.fromEntries(names.split(" ").map((name) => [name, handle]));

const skip = () => undefined;

/** Converts a paragraph. If it contains a block, such as a script, the paragraph is split around the block. */
const flow: Handle = (state, element) => state.toFlow(state.all(element) as RootContent[]);

/** Matches what a service puts into a player's `title`: words before the content's title, or words instead of it. */
const NO_TITLE = /^Spotify Embed: |^.*\bplayer$/i;

/** Converts a player to a block, or to a link if the magazine does not embed players of that service. */
const media =
  (notes: Notes): Handle =>
  (state, element) => {
    const source = element.children.find((child) => child.type === "element" && child.tagName === "source") as Element;
    const url = firstAttribute(element, "src", "dataSrc", "data") || firstAttribute(source, "src");
    if (!url) return state.all(element);
    const embedUrl = toEmbeddableUrl(url);
    if (embedUrl)
      return block("embed", { url: embedUrl, title: firstAttribute(element, "title").replace(NO_TITLE, "") });
    const link: Link = { type: "link", url, children: [text(url)] };
    notes.add(messages.importing.embedded, url, link);
    return link;
  };

/** Matches the URLs of scripts that load players. These scripts are left out, because the players become blocks. */
const LOADER = /\/\/(?:www\.instagram\.com\/embed|player\.vimeo\.com\/api)/;

const printer = unified().use(rehypeStringify);

const code =
  (notes: Notes): Handle =>
  (_state, element) => {
    if (LOADER.test(firstAttribute(element, "src"))) return undefined;
    const value = printer.stringify({ type: "root", children: [element] });
    const node: Code = { type: "code", lang: "html", value };
    notes.add(messages.importing.leftAsCode, `<${element.tagName}>`, node);
    return node;
  };

const inLine =
  (notes: Notes): Handle =>
  (state, element) => {
    const isPlainText = element.children.every(({ type }) => type === "text");
    const value = isPlainText
      ? toSuperOrSubscript(toString(element), element.tagName === "sup" ? "sup" : "sub")
      : undefined;
    if (value !== undefined) return { type: "text", value };
    notes.add(messages.importing.inLine, toString(element), "words");
    return state.all(element);
  };

/** Converts a picture. Lazy-loading scripts store the URL in an attribute other than `src`. */
const image: Handle = (_state, element) => {
  const url = firstAttribute(element, "dataSrc", "dataLazySrc", "dataOriginal", "dataOrigSrc", "src");
  return url ? { type: "image", url, alt: firstAttribute(element, "alt", "title") } : undefined;
};

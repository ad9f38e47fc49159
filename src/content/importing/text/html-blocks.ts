/** Converts the blocks of WordPress and the cards of Ghost: pictures with captions, quotes and boxes. */
import { defaultHandlers, type Handle } from "hast-util-to-mdast";
import type { Nodes, RootContent } from "mdast";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { toEmbeddableUrl } from "../../../shared/compiled/embeds.ts";
import { messages } from "../../messages/messages.ts";
import type { Notes } from "../item.ts";
import { hasClass, extract, hasTag, firstAttribute, lineOfText } from "./html-elements.ts";
import { text } from "../../compiler/document/block.ts";
import { block, paragraph, PICTURE } from "./tree.ts";

/** Returns a handler that uses `handle` for elements with a matching class, and `otherwise` for other elements. */
const byClass =
  (name: RegExp, handle: Handle, otherwise: Handle): Handle =>
  (state, element, parent) =>
    (hasClass(name)(element) ? handle : otherwise)(state, element, parent);

const GALLERY = /\bgallery\b/;

/** Returns the handlers of elements that may become blocks. `flow` handles all other `div` elements. */
export const blockHandlers = (notes: Notes, flow: Handle): Record<string, Handle> => ({
  figure: byClass(/\bkg-bookmark-card\b/, bookmark, figure(notes)),
  ul: byClass(GALLERY, figure(notes), (state, element) => defaultHandlers.ul(state, element)),
  div: byClass(/\bkg-(?:callout|toggle)-card\b/, box, byClass(GALLERY, figure(notes), flow)),
  details: box,
  blockquote: quote,
});

const isPullQuote = hasClass(/\bpullquote\b/);

const quote: Handle = (state, element, parent) => {
  const post = toEmbeddableUrl(firstAttribute(element, "dataInstgrmPermalink"));
  if (post) return block("embed", { url: post });
  if (!isPullQuote(element) && !isPullQuote(parent)) return defaultHandlers.blockquote(state, element);
  const by = lineOfText(extract(element, hasTag("cite")));
  return block("quote", { by }, state.toFlow(state.all(element)));
};

/** Converts a callout, or a collapsible text that has a title, into a note. The emoji of a callout is removed. */
const box: Handle = (state, element) => {
  extract(element, hasClass(/\bkg-callout-emoji\b/));
  const title = lineOfText(extract(element, hasClass(/\bkg-toggle-heading\b/)) ?? extract(element, hasTag("summary")));
  return block("note", { title }, state.toFlow(state.all(element)));
};

/** Converts a bookmark card, which shows another page, to a link with the title of that page. */
const bookmark: Handle = (state, element) => {
  const anchor = extract(element, hasTag("a"));
  const title = lineOfText(anchor && (extract(anchor, hasClass(/\bkg-bookmark-title\b/)) ?? anchor));
  const link = { type: "link" as const, url: firstAttribute(anchor, "href"), children: [text(title)] };
  return [paragraph([link]), ...state.toFlow(state.all(element))];
};

/** Converts a figure or a gallery: pictures or a player, with a caption. */
const figure =
  (notes: Notes): Handle =>
  (state, element) => {
    const captions = element.children.filter(hasTag("figcaption"));
    const others = element.children.filter((child) => !hasTag("figcaption")(child));
    const content = state.toFlow(state.all({ ...element, children: others }));
    const captionContent = captions.flatMap((caption) => state.toFlow(state.all(caption)));
    const captioned = withCaption(content, lineOfText(...captions), firstAttribute(element, "dataCredit"));
    if (!captioned) return [...content, ...captionContent];
    const [node] = [...findNodes("image", captioned), ...captioned];
    for (const { url } of findNodes("link", captioned === content ? captionContent : [...content, ...captionContent]))
      if (!PICTURE.test(url)) notes.add(messages.importing.captionLinks, url, node);
    if (firstAttribute(element, "dataLacks"))
      notes.add(messages.importing.galleryLacks, firstAttribute(element, "dataLacks"), node);
    return captioned;
  };

/** Returns a picture, a gallery or a player with its caption; `undefined` if the content is something else. */
function withCaption(content: RootContent[], caption: string, credit: string): RootContent[] | undefined {
  const pictures = findNodes("image", content);
  const [image, second] = pictures;
  if (image && toString(content, { includeImageAlt: false }).trim() !== "") return undefined;
  if (second) return [block("gallery", { caption, credit }, [paragraph(pictures)])];
  if (!caption && !credit) return undefined;
  if (!image) return content.length === 1 && setPlayerTitle(content[0], caption) ? content : undefined;
  image.title = [image.title, caption].filter(Boolean).join(" · ");
  image.data = { credit };
  return [paragraph([image])];
}

function findNodes<Type extends "image" | "link">(
  type: Type,
  content: RootContent[],
): Extract<Nodes, { type: Type }>[] {
  const nodes: Nodes[] = [];
  visit({ type: "root", children: content } as Nodes, type, (node) => void nodes.push(node));
  return nodes as Extract<Nodes, { type: Type }>[];
}

/** Sets the title of a player to a caption. Returns `false` if the node is not a player. */
function setPlayerTitle(node: RootContent | undefined, title: string): boolean {
  const link = node?.type === "paragraph" && node.children.length === 1 ? node.children[0] : undefined;
  if (node?.type === "containerDirective") node.attributes = { ...node.attributes, title };
  else if (link?.type === "link" && toString(link) === link.url) link.children = [text(title)];
  else return false;
  return true;
}

/** Converts the blocks of WordPress and the cards of Ghost: pictures with captions, quotes and boxes. */
import { defaultHandlers, type Handle } from "hast-util-to-mdast";
import type { Nodes, RootContent } from "mdast";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { embeddable } from "../../../shared/compiled/embeds.ts";
import { messages } from "../../messages/messages.ts";
import type { Notes } from "../item.ts";
import { classed, cut, named, firstAttribute, words } from "./html-elements.ts";
import { text } from "../../compiler/document/block.ts";
import { block, paragraph, PICTURE } from "./tree.ts";

/** Returns a handler that uses `handle` for elements with a matching class, and `otherwise` for other elements. */
const byClass =
  (name: RegExp, handle: Handle, otherwise: Handle): Handle =>
  (state, element, parent) =>
    (classed(name)(element) ? handle : otherwise)(state, element, parent);

const GALLERY = /\bgallery\b/;

/** Returns the handlers of elements that may become blocks. `flow` handles the `div` elements that do not. */
export const blockHandlers = (notes: Notes, flow: Handle): Record<string, Handle> => ({
  figure: byClass(/\bkg-bookmark-card\b/, bookmark, figure(notes)),
  ul: byClass(GALLERY, figure(notes), (state, element) => defaultHandlers.ul(state, element)),
  div: byClass(/\bkg-(?:callout|toggle)-card\b/, box, byClass(GALLERY, figure(notes), flow)),
  details: box,
  blockquote: quote,
});

const isPulled = classed(/\bpullquote\b/);

const quote: Handle = (state, element, parent) => {
  const post = embeddable(firstAttribute(element, "dataInstgrmPermalink"));
  if (post) return block("embed", { url: post });
  if (!isPulled(element) && !isPulled(parent)) return defaultHandlers.blockquote(state, element);
  const by = words(cut(element, named("cite")));
  return block("quote", { by }, state.toFlow(state.all(element)));
};

/** Converts a callout or a collapsible text with a title to a note. The emoji of a callout is removed. */
const box: Handle = (state, element) => {
  cut(element, classed(/\bkg-callout-emoji\b/));
  const title = words(cut(element, classed(/\bkg-toggle-heading\b/)) ?? cut(element, named("summary")));
  return block("note", { title }, state.toFlow(state.all(element)));
};

/** Converts a bookmark card, which shows another page, to a link with the title of that page. */
const bookmark: Handle = (state, element) => {
  const anchor = cut(element, named("a"));
  const title = words(anchor && (cut(anchor, classed(/\bkg-bookmark-title\b/)) ?? anchor));
  const link = { type: "link" as const, url: firstAttribute(anchor, "href"), children: [text(title)] };
  return [paragraph([link]), ...state.toFlow(state.all(element))];
};

/** Converts pictures or a player with a caption. */
const figure =
  (notes: Notes): Handle =>
  (state, element) => {
    const captions = element.children.filter(named("figcaption"));
    const others = element.children.filter((child) => !named("figcaption")(child));
    const content = state.toFlow(state.all({ ...element, children: others }));
    const below = captions.flatMap((caption) => state.toFlow(state.all(caption)));
    const shown = withCaption(content, words(...captions), firstAttribute(element, "dataCredit"));
    if (!shown) return [...content, ...below];
    const [place] = [...found("image", shown), ...shown];
    for (const { url } of found("link", shown === content ? below : [...content, ...below]))
      if (!PICTURE.test(url)) notes.add(messages.importing.captionLinks, url, place);
    if (firstAttribute(element, "dataLacks"))
      notes.add(messages.importing.galleryLacks, firstAttribute(element, "dataLacks"), place);
    return shown;
  };

/** Returns a picture, a gallery or a player with its caption; `undefined` if the content is something else. */
function withCaption(content: RootContent[], caption: string, credit: string): RootContent[] | undefined {
  const pictures = found("image", content);
  const [image, second] = pictures;
  if (image && toString(content, { includeImageAlt: false }).trim() !== "") return undefined;
  if (second) return [block("gallery", { caption, credit }, [paragraph(pictures)])];
  if (!caption && !credit) return undefined;
  if (!image) return content.length === 1 && entitle(content[0], caption) ? content : undefined;
  image.title = [image.title, caption].filter(Boolean).join(" · ");
  image.data = { credit };
  return [paragraph([image])];
}

function found<Type extends "image" | "link">(type: Type, content: RootContent[]): Extract<Nodes, { type: Type }>[] {
  const nodes: Nodes[] = [];
  visit({ type: "root", children: content } as Nodes, type, (node) => void nodes.push(node));
  return nodes as Extract<Nodes, { type: Type }>[];
}

/** Sets the title of a player to a caption. Returns `false` if the node is not a player. */
function entitle(node: RootContent | undefined, title: string): boolean {
  const link = node?.type === "paragraph" && node.children.length === 1 ? node.children[0] : undefined;
  if (node?.type === "containerDirective") node.attributes = { ...node.attributes, title };
  else if (link?.type === "link" && toString(link) === link.url) link.children = [text(title)];
  else return false;
  return true;
}

/** Reads and writes the Markdown of a block: a directive such as `:::quote{by="Ana Sosa"}`, or a picture by itself. */
import type { Image, Nodes, Paragraph, PhrasingContent, RootContent } from "mdast";
import {
  type ContainerDirective,
  directiveFromMarkdown,
  directiveToMarkdown,
  type LeafDirective,
} from "mdast-util-directive";
import { toMarkdown } from "mdast-util-to-markdown";
import { toString } from "mdast-util-to-string";
import { directive } from "micromark-extension-directive";
import remarkParse from "remark-parse";
import { type Processor, unified } from "unified";
import { visit } from "unist-util-visit";
import * as messages from "#messages";
import type { BlockForm } from "../../../../content/authoring/schemas/form-schema.ts";
import { decodePath } from "../../../../shared/compiled/address.ts";
import { embedOf } from "../../../../shared/compiled/embeds.ts";
import { type Fields, isFields, type Value } from "../../../../shared/values.ts";

/** A block, and the values of the block's form: the attributes and the `content`. */
export interface BlockValues {
  block: BlockForm;
  values: Fields;
}

type Directive = ContainerDirective | LeafDirective;

/** The name of the block that consists of a picture by itself. No directive can have this name. */
const PICTURE = "!";

/** Adds a block for a picture by itself, with the fields of a gallery picture. Adds nothing if there is no gallery. */
export function withPicture(blocks: readonly BlockForm[]): readonly BlockForm[] {
  const items = blocks.find(({ holds }) => holds === "pictures")?.form.properties?.["content"]?.items;
  const form = { ...items, title: messages.pictures.picture, description: "" };
  return items ? [...blocks, { name: PICTURE, holds: "nothing", form }] : blocks;
}

/** Adds the syntax of directives to a parser. A directive within a line stays plain text. */
function withBlocks(this: Processor): void {
  const { flow = {} } = directive();
  Object.assign(this.data(), { micromarkExtensions: [{ flow }], fromMarkdownExtensions: [directiveFromMarkdown()] });
}

/** Parses the Markdown of a text. Blocks become directives. */
export const reader = unified().use(remarkParse).use(withBlocks);

/** Reads a block. Returns `undefined` if the text is not a single block, or if the form cannot show all of it. */
export function readBlock(text: string, blocks: readonly BlockForm[]): BlockValues | undefined {
  const [node, ...others] = reader.parse(text).children;
  if (!node || others.length > 0) return undefined;
  if (node.type === "paragraph") return readPicture(node, blocks);
  if (!isDirective(node)) return undefined;
  const block = blocks.find(({ name }) => name === node.name);
  const { properties = {} } = block?.form ?? {};
  const attributes = Object.entries(node.attributes ?? {});
  if (!block || attributes.some(([name]) => name === "content" || !properties[name])) return undefined;
  const content = contentOf(node, text, block.holds);
  if (content === undefined) return undefined;
  return { block, values: { ...attributesToFields(attributes), ...(block.holds !== "nothing" && { content }) } };
}

/** Matches a URL with a scheme, which leads outside the magazine. The compiler refuses pictures with such a URL. */
const HAS_SCHEME = /^[a-z][a-z\d+.-]*:/i;

function readPicture({ children: [image, ...others] }: Paragraph, blocks: readonly BlockForm[]) {
  const block = blocks.find(({ name }) => name === PICTURE);
  if (!block || image?.type !== "image" || others.length > 0 || HAS_SCHEME.test(image.url)) return undefined;
  return { block, values: pictureOf(image) };
}

/** The fields of a picture that are not part of the text of a block: the file and the description. */
const NOT_IN_TEXT = new Set(["src", "alt"]);

/** Returns the lines of a block's text. The URL of a film or sound is replaced with the name of the service. */
export function linesOf({ block: { form }, values }: BlockValues): string[] {
  return Object.entries(form.properties ?? {}).flatMap(([name, schema]) => {
    const value = values[name];
    if (Array.isArray(value))
      return value.flatMap((picture) => (isFields(picture) && trimmedText(picture, "caption")) || []);
    if (typeof value !== "string" || value === "" || schema.enum || NOT_IN_TEXT.has(name)) return [];
    return name === "content" ? plainText(value) : (embedOf(value)?.service ?? value);
  });
}

/** Returns a Markdown text without its syntax, with one paragraph or heading per line. */
function plainText(text: string): string {
  const lines: string[] = [];
  visit(reader.parse(text), ["paragraph", "heading"], (part) => void lines.push(toString(part)));
  return lines.join("\n");
}

const isDirective = (node: Nodes): node is Directive =>
  node.type === "containerDirective" || node.type === "leafDirective";

const attributesToFields = (attributes: [string, string | null | undefined][]): Fields =>
  Object.fromEntries(attributes.map(([name, value]) => [name, value ?? ""]));

function contentOf(node: Directive, text: string, holds: BlockForm["holds"]): Value | undefined {
  if (node.type === "leafDirective") return holds === "nothing" && node.children.length === 0 ? "" : undefined;
  const [, inside] = /^[^\n]*\n(?:(.*)\n)?[ \t]*:{3,}[ \t]*$/s.exec(text) ?? [text];
  const hasLabel = node.children[0]?.data && "directiveLabel" in node.children[0].data;
  if (holds === "nothing" || hasLabel || inside === text) return undefined;
  return holds === "text" ? (inside ?? "").replace(/^( {0,3})\\(?=::)/gm, "$1").trim() : picturesIn(node.children);
}

function picturesIn(children: readonly RootContent[]): Fields[] | undefined {
  const parts = children.flatMap((child): PhrasingContent[] => (child.type === "paragraph" ? child.children : []));
  const images = parts.filter((part) => part.type === "image");
  const hasOnlyImages = children.every(({ type }) => type === "paragraph") && parts.every(isImageOrBlank);
  return hasOnlyImages ? images.map(pictureOf) : undefined;
}

const isImageOrBlank = (part: PhrasingContent) => part.type === "image" || toString(part).trim() === "";

const pictureOf = ({ url, alt, title }: Image): Fields => ({
  src: decodePath(url),
  alt: alt ?? "",
  ...(title && { caption: title }),
});

/** Returns the Markdown of a block, without attributes that are empty or have their default value. */
export function writeBlock({ block: { name, holds, form }, values }: BlockValues): string {
  if (name === PICTURE) return toMarkdown(imageOf(values)).trimEnd();
  const attributes = Object.entries(form.properties ?? {}).flatMap(([key, { default: defaultValue }]) => {
    const value = trimmedText(values, key);
    return key === "content" || value === "" || value === defaultValue ? [] : [[key, value]];
  });
  const common = { name, attributes: Object.fromEntries(attributes) as Record<string, string> };
  if (holds === "nothing") return toDirectiveMarkdown({ type: "leafDirective", ...common, children: [] });
  const paragraphs = holds === "pictures" ? [imagesOf(values["content"])] : [];
  const markdown = toDirectiveMarkdown({ type: "containerDirective", ...common, children: paragraphs });
  // The colons at the start of a line are escaped, because a line of colons would end the block.
  const text = trimmedText(values, "content").replace(/^( {0,3})(?=::)/gm, "$1\\");
  return holds === "pictures" ? markdown : markdown.replace(/\n/, () => `\n${text}\n`);
}

const toDirectiveMarkdown = (node: Directive) => toMarkdown(node, { extensions: [directiveToMarkdown()] }).trimEnd();

const imagesOf = (content: Value | undefined): Paragraph => ({
  type: "paragraph",
  children: (Array.isArray(content) ? content : []).flatMap((picture, index): PhrasingContent[] => [
    ...(index > 0 ? [{ type: "text" as const, value: "\n" }] : []),
    imageOf(isFields(picture) ? picture : {}),
  ]),
});

const imageOf = (picture: Fields): Image => ({
  type: "image",
  url: encodeURI(trimmedText(picture, "src")),
  alt: trimmedText(picture, "alt"),
  title: trimmedText(picture, "caption") || null,
});

/** Returns the text of a field without surrounding spaces; `""` if the value is not a text. */
function trimmedText(fields: Fields, name: string): string {
  const value = fields[name];
  return typeof value === "string" ? value.trim() : "";
}

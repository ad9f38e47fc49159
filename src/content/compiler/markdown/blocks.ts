/** Reads the blocks of a text: Markdown directives, each checked by the definition of its block. */
import type { Nodes, Paragraph, Root } from "mdast";
import type { ContainerDirective, LeafDirective } from "mdast-util-directive";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import type { z } from "zod";
import type { Block, BlockElement } from "../document/block.ts";
import { suggest } from "../problems/suggest.ts";
import type { TextFinding } from "./check-markdown.ts";
import { placeOf } from "./parse-markdown.ts";

export type Directive = ContainerDirective | LeafDirective;
type Mistake = Omit<TextFinding, "at">;

/** The credit of the pictures in a block, with the place of the block. */
export interface BlockCredit {
  name: string;
  role: string;
  at: TextFinding["at"];
}

interface ReadBlocks {
  findings: TextFinding[];
  credits: BlockCredit[];
}

/**
 * Replaces each directive in the tree by the element of its block. A directive with a mistake becomes plain text.
 * `source` is the text that the tree was parsed from.
 */
export function readBlocks(tree: Root, source: string, blocks: readonly Block[]): ReadBlocks {
  const read: ReadBlocks = { findings: [], credits: [] };
  visit(tree, (node, index, parent) => {
    const at = placeOf(node);
    const written = source.slice(node.position?.start.offset, node.position?.end.offset);
    if (node.type === "paragraph" && UNREAD.test(written))
      read.findings.push({ code: "unread-block", at, details: { value: firstLine(written) } });
    if (!isDirective(node) || !parent || index === undefined) return undefined;
    const block = blocks.find(({ name }) => name === node.name);
    const mistakes = mistakesOf(node, block, written, parent.type === "root", blocks);
    read.findings.push(...mistakes.map((mistake) => ({ ...mistake, at })));
    const fields = block?.fields.safeParse(node.attributes ?? {});
    if (block && fields?.success && mistakes.length === 0) {
      const credit = block.credit?.(fields.data);
      if (credit) read.credits.push({ ...credit, at });
      parent.children[index] = withPlace(block.element(fields.data, node.children), node.position);
    } else parent.children[index] = asText(written, node.position);
    return index + 1;
  });
  return read;
}

export const isDirective = (node: Nodes): node is Directive =>
  node.type === "containerDirective" || node.type === "leafDirective";

/** Matches a paragraph that begins like a directive, but has a space before the name or an unclosed brace. */
const UNREAD = /^::/;

function mistakesOf(
  node: Directive,
  block: Block | undefined,
  written: string,
  isTop: boolean,
  blocks: readonly Block[],
): Mistake[] {
  const value = nameOf(node);
  if (!block) return [unknownBlock(node.name, blocks)];
  if (!isTop) return [{ code: "nested-block", details: { value } }];
  const colons = block.holds === "nothing" ? "::" : ":::";
  if (node.type !== (block.holds === "nothing" ? "leafDirective" : "containerDirective"))
    return [{ code: "block-colons", details: { value, expected: colons + block.name } }];
  if (colons === ":::" && !/\n:{3,}[ \t]*$/.test(written)) return [{ code: "unclosed-block", details: { value } }];
  return [...wrongFields(node, block), ...wrongContent(node, block)];
}

function unknownBlock(name: string, blocks: readonly Block[]): Mistake {
  const names = blocks.map((block) => block.name);
  const suggestion = suggest(name, names);
  return { code: "unknown-block", details: { value: name, expected: names.join(", "), suggestion } };
}

function wrongFields({ name, attributes }: Directive, { fields }: Block): Mistake[] {
  const result = fields.safeParse(attributes ?? {}, { reportInput: true });
  return (result.error?.issues ?? []).flatMap((issue) => wrongField(name, issue, Object.keys(fields.shape)));
}

function wrongField(block: string, issue: z.core.$ZodIssue, known: readonly string[]): Mistake[] {
  const field = String(issue.path[0] ?? "");
  if (issue.code === "unrecognized_keys")
    return issue.keys.map((key) => ({
      code: "unknown-block-field",
      details: { value: key, expected: known.join(", "), suggestion: suggest(key, known), other: block },
    }));
  if (issue.input === undefined) return [{ code: "missing-block-field", details: { value: field, other: block } }];
  return [{ code: "wrong-block-field", details: { value: field, expected: issue.message, other: block } }];
}

function wrongContent(node: Directive, { holds }: Block): Mistake[] {
  const value = nameOf(node);
  const label = node.type === "leafDirective" ? node.children.length > 0 : isLabel(node.children[0]);
  if (label) return [{ code: "block-label", details: { value } }];
  if (holds === "nothing") return [];
  if (node.children.length === 0) return [{ code: "empty-block", details: { value } }];
  const isRight = holds === "text" || node.children.every(hasOnlyPictures);
  return isRight ? [] : [{ code: "block-of-pictures", details: { value } }];
}

const isLabel = (node: Nodes | undefined) => node?.type === "paragraph" && node.data?.directiveLabel === true;

const hasOnlyPictures = (node: Nodes) =>
  node.type === "paragraph" && node.children.every((child) => child.type === "image" || toString(child).trim() === "");

const nameOf = ({ type, name }: Directive) => (type === "leafDirective" ? "::" : ":::") + name;

/** Sets the position of the elements that the block's definition added: the beginning of the block. */
function withPlace(element: BlockElement, position: Directive["position"]): BlockElement {
  const place = position && { start: position.start, end: position.start };
  visit(element, (node) => {
    if (place) node.position ??= place;
  });
  return element;
}

const asText = (value: string, position: Directive["position"]): Paragraph => ({
  type: "paragraph",
  children: [{ type: "text", value }],
  ...(position && { position }),
});

const firstLine = (text: string) => text.split("\n")[0]?.slice(0, 60) ?? "";

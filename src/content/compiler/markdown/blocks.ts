/** Reads the blocks of a text. Each block is a Markdown directive, which the definition of the block checks. */
import type { Nodes, Paragraph, Root } from "mdast";
import type { ContainerDirective, LeafDirective } from "mdast-util-directive";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import type { z } from "zod";
import type { Block, BlockElement } from "../document/block.ts";
import { suggest } from "../problems/suggest.ts";
import { firstLine, type TextFinding } from "./check-markdown.ts";
import { placeOf } from "./parse-markdown.ts";

export type Directive = ContainerDirective | LeafDirective;
type Mistake = Omit<TextFinding, "at">;

/** The credit of the pictures in a block, with the place of the block. */
export interface BlockCredit {
  name: string;
  role: string;
  at: TextFinding["at"];
}

interface BlocksResult {
  findings: TextFinding[];
  credits: BlockCredit[];
}

/**
 * Replaces each directive in the tree with the element of its block. A directive with a mistake becomes plain text.
 * `source` is the text from which the tree was parsed.
 */
export function readBlocks(tree: Root, source: string, blocks: readonly Block[]): BlocksResult {
  const result: BlocksResult = { findings: [], credits: [] };
  visit(tree, (node, index, parent) => {
    const at = placeOf(node);
    const markdown = source.slice(node.position?.start.offset, node.position?.end.offset);
    if (node.type === "paragraph" && UNPARSED_BLOCK.test(markdown))
      result.findings.push({ code: "unread-block", at, details: { value: firstLine(markdown) } });
    if (!isDirective(node) || !parent || index === undefined) return undefined;
    const block = blocks.find(({ name }) => name === node.name);
    const mistakes = checkDirective(node, block, markdown, parent.type === "root", blocks);
    result.findings.push(...mistakes.map((mistake) => ({ ...mistake, at })));
    const fields = block?.fields.safeParse(node.attributes ?? {});
    if (block && fields?.success && mistakes.length === 0) {
      const credit = block.credit?.(fields.data);
      if (credit) result.credits.push({ ...credit, at });
      parent.children[index] = withPosition(block.element(fields.data, node.children), node.position);
    } else parent.children[index] = toParagraph(markdown, node.position);
    return index + 1;
  });
  return result;
}

export const isDirective = (node: Nodes): node is Directive =>
  node.type === "containerDirective" || node.type === "leafDirective";

/**
 * Matches the beginning of a paragraph that looks like a directive but is not one, for example because there is a space
 * before the name, or a brace is not closed.
 */
const UNPARSED_BLOCK = /^::/;

function checkDirective(
  node: Directive,
  block: Block | undefined,
  markdown: string,
  isTopLevel: boolean,
  blocks: readonly Block[],
): Mistake[] {
  const value = nameOf(node);
  if (!block) return [unknownBlock(node.name, blocks)];
  if (!isTopLevel) return [{ code: "nested-block", details: { value } }];
  const colons = block.holds === "nothing" ? "::" : ":::";
  if (node.type !== (block.holds === "nothing" ? "leafDirective" : "containerDirective"))
    return [{ code: "block-colons", details: { value, expected: colons + block.name } }];
  if (colons === ":::" && !/\n:{3,}[ \t]*$/.test(markdown)) return [{ code: "unclosed-block", details: { value } }];
  return [...checkFields(node, block), ...checkContent(node, block)];
}

function unknownBlock(name: string, blocks: readonly Block[]): Mistake {
  const names = blocks.map((block) => block.name);
  const suggestion = suggest(name, names);
  return { code: "unknown-block", details: { value: name, expected: names.join(", "), suggestion } };
}

function checkFields({ name, attributes }: Directive, { fields }: Block): Mistake[] {
  const result = fields.safeParse(attributes ?? {}, { reportInput: true });
  return (result.error?.issues ?? []).flatMap((issue) => fieldMistakes(name, issue, Object.keys(fields.shape)));
}

function fieldMistakes(block: string, issue: z.core.$ZodIssue, knownFields: readonly string[]): Mistake[] {
  const field = String(issue.path[0] ?? "");
  if (issue.code === "unrecognized_keys")
    return issue.keys.map((key) => ({
      code: "unknown-block-field",
      details: { value: key, expected: knownFields.join(", "), suggestion: suggest(key, knownFields), other: block },
    }));
  if (issue.input === undefined) return [{ code: "missing-block-field", details: { value: field, other: block } }];
  return [{ code: "wrong-block-field", details: { value: field, expected: issue.message, other: block } }];
}

function checkContent(node: Directive, { holds }: Block): Mistake[] {
  const value = nameOf(node);
  const hasLabel = node.type === "leafDirective" ? node.children.length > 0 : isLabel(node.children[0]);
  if (hasLabel) return [{ code: "block-label", details: { value } }];
  if (holds === "nothing") return [];
  if (node.children.length === 0) return [{ code: "empty-block", details: { value } }];
  const isValid = holds === "text" || node.children.every(hasOnlyPictures);
  return isValid ? [] : [{ code: "block-of-pictures", details: { value } }];
}

const isLabel = (node: Nodes | undefined) => node?.type === "paragraph" && node.data?.directiveLabel === true;

const hasOnlyPictures = (node: Nodes) =>
  node.type === "paragraph" && node.children.every((child) => child.type === "image" || toString(child).trim() === "");

const nameOf = ({ type, name }: Directive) => (type === "leafDirective" ? "::" : ":::") + name;

/** Sets the position of the elements that the block's definition created to the beginning of the block. */
function withPosition(element: BlockElement, position: Directive["position"]): BlockElement {
  const beginning = position && { start: position.start, end: position.start };
  visit(element, (node) => {
    if (beginning) node.position ??= beginning;
  });
  return element;
}

const toParagraph = (value: string, position: Directive["position"]): Paragraph => ({
  type: "paragraph",
  children: [{ type: "text", value }],
  ...(position && { position }),
});

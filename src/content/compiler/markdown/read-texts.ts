/** Reads the Markdown texts of a document: parses each text once, checks the text, and lists its pictures and links. */
import type { Root, Nodes } from "mdast";
import type { Doubt, Metadata } from "../document/document.ts";
import { type Source, placeAt, type TextPlace } from "../document/source.ts";
import { type TaggedField, ofKind } from "../document/tagged.ts";
import type { Finding } from "../problems/problem.ts";
import { linksOf, picturesOf, parseMarkdown, placeOf, inlineReferences } from "./parse-markdown.ts";
import { withinDeadline } from "../read/deadline.ts";
import type { Block } from "../document/block.ts";
import { type BlockCredit, readBlocks } from "./blocks.ts";
import { checkMarkdown, type TextFinding } from "./check-markdown.ts";
import { findUnintended, type UnintendedMark } from "./unintended-marks.ts";
import { visit, EXIT } from "unist-util-visit";

export interface Texts {
  /** The syntax tree of each text that may be rendered, by the text's tagged value. Rendering reuses the trees. */
  trees: Map<object, Root>;
  mentions: Pick<Metadata, "pictures" | "links" | "credits">;
  findings: Finding[];
  doubts: Doubt[];
}

export function readTexts(source: Source, taggedFields: readonly TaggedField[], blocks: readonly Block[]): Texts {
  const texts: Texts = {
    trees: new Map(),
    mentions: { pictures: [], links: [], credits: [] },
    findings: [],
    doubts: [],
  };
  for (const { value, path } of ofKind(taggedFields, "markdown")) {
    const { tree, findings, unintended, credits = [] } = readText(value.source, blocks);
    texts.findings.push(...findings.map((finding) => ({ ...finding, source, path })));
    texts.doubts.push(...unintended.map((finding) => ({ ...finding, code: "unmeant-markdown" as const, path })));
    if (!tree) continue;
    texts.trees.set(value, tree);
    texts.mentions.pictures.push(...picturesOf(tree).map((picture) => ({ ...picture, path })));
    texts.mentions.credits.push(...credits.map((credit) => ({ ...credit, path, link: "" })));
    texts.mentions.links.push(...linksOf(tree).map((link) => ({ ...link, path })));
  }
  return texts;
}

/** A text that was parsed and checked. `tree` is absent if the text must not be rendered. */
interface ParsedText {
  tree?: Root;
  credits?: BlockCredit[];
  findings: TextFinding[];
  unintended: UnintendedMark[];
}

/** Parses and checks a text, unless parsing or rendering would take too long. */
function readText(source: string, blocks: readonly Block[]): ParsedText {
  const excess = findExcess(source);
  if (excess) return { findings: [{ code: "too-deep", at: excess, details: {} }], unintended: [] };
  return (
    withinDeadline(source, () => readTree(source, blocks)) ?? {
      findings: [{ code: "slow-text", at: BEGINNING, details: {} }],
      unintended: [],
    }
  );
}

const BEGINNING = { line: 1, column: 1 };

function readTree(source: string, blocks: readonly Block[]): ParsedText {
  const tree = inlineReferences(parseMarkdown(source));
  const { findings, credits } = readBlocks(tree, source, blocks);
  const growth = findGrowth(tree);
  if (growth) return { findings: [{ code: "slow-text", at: growth, details: {} }], unintended: [] };
  return {
    tree,
    credits,
    findings: [...findings, ...checkMarkdown(tree, source)],
    unintended: findUnintended(tree, source),
  };
}

/**
 * Limits for Markdown texts. Parsing time grows with the square of the number of delimiters in a paragraph, and memory
 * use grows with the depth of quotations and lists. Normal texts are far below these limits. Other slow texts are
 * stopped by the deadline.
 */
const MAX_DEPTH = 50;
const MAX_DELIMITERS = 3000;

const NESTED_TOO_DEEP = new RegExp(
  String.raw`^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]))){${MAX_DEPTH},}|^[ \t]{${MAX_DEPTH * 4},}\S`,
  "m",
);

/** Returns the first place that exceeds a limit; `undefined` if the text exceeds none. */
function findExcess(source: string): TextPlace | undefined {
  const nested = NESTED_TOO_DEEP.exec(source);
  if (nested) return { line: placeAt(source, nested.index).line, column: 1 };
  let line = 1;
  for (const block of source.split(/\n[ \t]*\r?\n/)) {
    if ((block.match(/[*_~[\]`|]/g)?.length ?? 0) > MAX_DELIMITERS) return { line, column: 1 };
    line += block.split("\n").length + 1;
  }
  return undefined;
}

/**
 * The maximum number of characters that rendering may add to a text. Rendering repeats the URLs of reference links, and
 * adds empty cells to incomplete rows of tables. The parser cmark has limits for both cases, too.
 */
const MAX_GROWTH = 500_000;

/** Returns the first place at which rendering would exceed `MAX_GROWTH`; `undefined` if there is none. */
function findGrowth(text: Root): TextPlace | undefined {
  let size = 0;
  let place: TextPlace | undefined;
  visit(text, (node) => {
    size += sizeOf(node);
    if (size <= MAX_GROWTH) return undefined;
    place = placeOf(node);
    return EXIT;
  });
  return place;
}

function sizeOf(node: Nodes): number {
  if (node.type === "link" || node.type === "image") return node.url.length + (node.title?.length ?? 0);
  return node.type === "table" ? node.children.length * (node.children[0]?.children.length ?? 0) : 0;
}

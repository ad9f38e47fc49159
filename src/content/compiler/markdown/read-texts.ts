/** Reads the Markdown texts of a document: parses each text once, checks the text, and lists its pictures and links. */
import type { Root, Nodes } from "mdast";
import type { Doubt, Metadata } from "../document/document.ts";
import { type Source, placeAt, type TextPlace } from "../document/source.ts";
import { type Found, ofKind } from "../document/tagged.ts";
import type { Finding } from "../problems/problem.ts";
import { linksOf, picturesOf, parseMarkdown, placeOf, inlineReferences } from "./parse-markdown.ts";
import { withinDeadline } from "../read/deadline.ts";
import type { Block } from "../document/block.ts";
import { type BlockCredit, readBlocks } from "./blocks.ts";
import { checkMarkdown, type TextFinding } from "./check-markdown.ts";
import { findUnintended, type Unintended } from "./unintended-marks.ts";
import { visit, EXIT } from "unist-util-visit";

export interface Texts {
  /** The syntax trees of texts that may be rendered, by the tagged value of each text. Rendering reuses the trees. */
  trees: Map<object, Root>;
  mentions: Pick<Metadata, "pictures" | "links" | "credits">;
  findings: Finding[];
  doubts: Doubt[];
}

export function readTexts(source: Source, tagged: readonly Found[], blocks: readonly Block[]): Texts {
  const texts: Texts = {
    trees: new Map(),
    mentions: { pictures: [], links: [], credits: [] },
    findings: [],
    doubts: [],
  };
  for (const { value, path } of ofKind(tagged, "markdown")) {
    const { tree, findings, unintended, credits = [] } = readText(value.source, blocks);
    texts.findings.push(...findings.map((found) => ({ ...found, source, path })));
    texts.doubts.push(...unintended.map((found) => ({ ...found, code: "unmeant-markdown" as const, path })));
    if (!tree) continue;
    texts.trees.set(value, tree);
    texts.mentions.pictures.push(...picturesOf(tree).map((picture) => ({ ...picture, path })));
    texts.mentions.credits.push(...credits.map((credit) => ({ ...credit, path, link: "" })));
    texts.mentions.links.push(...linksOf(tree).map((link) => ({ ...link, path })));
  }
  return texts;
}

/** A text that was parsed and checked. `tree` is absent if the text must not be rendered. */
interface ReadText {
  tree?: Root;
  credits?: BlockCredit[];
  findings: TextFinding[];
  unintended: Unintended[];
}

/** Parses and checks a text, unless parsing or rendering would take too long. */
function readText(source: string, blocks: readonly Block[]): ReadText {
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

function readTree(source: string, blocks: readonly Block[]): ReadText {
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
 * Limits for Markdown texts. The time of parsers grows with the square of the number of delimiters in a paragraph, and
 * their memory with the depth of quotations and lists. No normal text approaches these limits. The deadline stops other
 * slow texts.
 */
const DEPTH = 50;
const MARKS = 3000;

const NESTED = new RegExp(
  String.raw`^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]))){${DEPTH},}|^[ \t]{${DEPTH * 4},}\S`,
  "m",
);

/** Returns the first place that exceeds a limit; `undefined` if the text exceeds none. */
function findExcess(source: string): TextPlace | undefined {
  const nested = NESTED.exec(source);
  if (nested) return { line: placeAt(source, nested.index).line, column: 1 };
  let line = 1;
  for (const block of source.split(/\n[ \t]*\n/)) {
    if ((block.match(/[*_~[\]`|]/g)?.length ?? 0) > MARKS) return { line, column: 1 };
    line += block.split("\n").length + 1;
  }
  return undefined;
}

/**
 * The maximum number of characters that rendering may add to a text: the URLs that reference links repeat, and the
 * cells that complete the rows of a table. cmark has the same two limits.
 */
const GROWTH = 500_000;

/** Returns the first place at which the page would exceed `GROWTH`; `undefined` if there is none. */
function findGrowth(text: Root): TextPlace | undefined {
  let size = 0;
  let found: TextPlace | undefined;
  visit(text, (node) => {
    size += sizeOf(node);
    if (size <= GROWTH) return undefined;
    found = placeOf(node);
    return EXIT;
  });
  return found;
}

function sizeOf(node: Nodes): number {
  if (node.type === "link" || node.type === "image") return node.url.length + (node.title?.length ?? 0);
  return node.type === "table" ? node.children.length * (node.children[0]?.children.length ?? 0) : 0;
}

/** A Markdown text → its syntax tree and what is wrong in it, unless reading or showing it would take too long. */
import type { Root } from "mdast";
import { withinDeadline } from "../read/deadline.ts";
import { checkMarkdown, type TextFinding } from "./check.ts";
import { inlineReferences } from "./inline-references.ts";
import { findExcess, findGrowth } from "./limits.ts";
import { parseMarkdown } from "./parse.ts";
import { findUnmeant, type Unmeant } from "./unmeant.ts";

/** `tree`: absent where there is none that may be shown. */
export interface ReadText {
  tree?: Root;
  findings: TextFinding[];
  unmeant: Unmeant[];
}

export function readText(source: string): ReadText {
  const excess = findExcess(source);
  if (excess) return { findings: [{ code: "too-deep", at: excess, details: {} }], unmeant: [] };
  return (
    withinDeadline(source, readTree) ?? { findings: [{ code: "slow-text", at: BEGINNING, details: {} }], unmeant: [] }
  );
}

const BEGINNING = { line: 1, column: 1 };

function readTree(source: string): ReadText {
  const tree = inlineReferences(parseMarkdown(source));
  const growth = findGrowth(tree);
  if (growth) return { findings: [{ code: "slow-text", at: growth, details: {} }], unmeant: [] };
  return { tree, findings: checkMarkdown(tree, source), unmeant: findUnmeant(tree, source) };
}

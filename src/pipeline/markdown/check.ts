/**
 * What may not stand in a text: raw HTML, first-level headings, unsafe links, pictures without a
 * description. Whether its links and pictures lead somewhere is checked elsewhere.
 */
import type { Nodes, Root } from "mdast";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import type { Finding } from "../problems/finding.ts";
import { findForbidden } from "../read/letters.ts";
import { isInternal, placeOf } from "./parse.ts";

type TextFinding = Required<Pick<Finding, "code" | "at" | "details">>;

export function checkMarkdown(text: Root): TextFinding[] {
  const findings: TextFinding[] = [];
  visit(text, (node) => {
    const found = findingOf(node);
    if (found) findings.push({ ...found, at: placeOf(node) });
  });
  return findings;
}

function findingOf(node: Nodes): Omit<TextFinding, "at"> | undefined {
  if (node.type === "html") return { code: "raw-html", details: { value: firstLine(node.value) } };
  if (node.type === "heading" && node.depth === 1)
    return { code: "first-level-heading", details: { value: firstLine(toString(node)) } };
  const letter = lettersOf(node).map(letterOf).find(Boolean);
  if (letter) return letter;
  if (node.type === "image" && !node.alt) return { code: "missing-alt", details: { value: node.url } };
  const leads = node.type === "link" || node.type === "definition";
  return leads && !isAllowed(node.url) ? { code: "unsafe-link", details: { value: node.url } } : undefined;
}

/** Markdown may name a letter by its number, `&#7;`, in whatever is read. */
const lettersOf = (node: Nodes) => [
  "value" in node ? node.value : "",
  "alt" in node ? (node.alt ?? "") : "",
  "title" in node ? (node.title ?? "") : "",
];

function letterOf(text: string): Omit<TextFinding, "at"> | undefined {
  const { code, details } = findForbidden(text) ?? {};
  return code === "forbidden-letter" && details ? { code, details } : undefined;
}

export const isAllowed = (url: string) => /^(https?:\/\/|mailto:)/i.test(url) || isInternal(url);

function firstLine(value: string): string {
  return value.split("\n")[0]?.slice(0, 60) ?? "";
}

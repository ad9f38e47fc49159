/**
 * Checks a Markdown text for raw HTML, skipped heading levels, unsafe or empty links, and pictures without a
 * description. The targets of links and pictures are checked elsewhere.
 */
import type { Heading, Link, Nodes, Root, Text } from "mdast";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { placeAt } from "../document/source.ts";
import type { Finding } from "../problems/problem.ts";
import { findForbidden } from "../read/text-checks/forbidden-characters.ts";
import { isPlaceholder, placeholderOf } from "../read/text-checks/placeholders.ts";
import { isInternal } from "../../../shared/compiled/address.ts";
import { placeOf } from "./parse-markdown.ts";

export type TextFinding = Required<Pick<Finding, "code" | "at" | "details">>;

/** Returns the findings of a text. `source` is the Markdown from which the tree was parsed. */
export function checkMarkdown(text: Root, source: string): TextFinding[] {
  const findings: TextFinding[] = [];
  // The first heading must have level 2, because the title of the page is the heading of level 1.
  let level = 1;
  visit(text, (node) => {
    if (node.type === "text") findings.push(...findUnparsedLinks(node, source));
    const finding = findingOf(node) ?? (node.type === "heading" ? headingFinding(node, level) : undefined);
    if (finding) findings.push({ ...finding, at: placeOf(node) });
    if (node.type === "heading") level = node.depth;
  });
  return findings;
}

/**
 * Finds each `](` that Markdown did not parse as part of a link, for example because the URL has a space. An escaped
 * bracket, as in `\](`, is plain text on purpose.
 */
function findUnparsedLinks({ position }: Text, source: string): TextFinding[] {
  const [from = 0, to = 0] = [position?.start.offset, position?.end.offset];
  return [...source.slice(from, to).matchAll(/(?<!\\)\]\(/g)].map(({ index }) => {
    const value = /^\]\(\S*/.exec(source.slice(from + index))?.[0] ?? "";
    return { code: "unread-link", details: { value }, at: placeAt(source, from + index) };
  });
}

/**
 * Reports a heading that is empty or has a wrong level. A skipped level breaks the order in which a screen reader goes
 * through headings (WCAG 2.2 technique G141).
 */
function headingFinding(heading: Heading, previousLevel: number): Omit<TextFinding, "at"> | undefined {
  const { depth } = heading;
  const title = firstLine(toString(heading));
  if (depth === 1) return { code: "first-level-heading", details: { value: title } };
  if (title.trim() === "") return { code: "empty-heading", details: { value: "#".repeat(depth) } };
  if (depth <= previousLevel + 1) return undefined;
  return {
    code: "heading-jump",
    details: { value: `${"#".repeat(depth)} ${title}`, expected: "#".repeat(previousLevel + 1) },
  };
}

function findingOf(node: Nodes): Omit<TextFinding, "at"> | undefined {
  if (node.type === "html") return { code: "raw-html", details: { value: firstLine(node.value) } };
  const forbidden = textsOf(node).map(characterFinding).find(Boolean);
  if (forbidden) return forbidden;
  if (node.type === "image" && !node.alt?.trim()) return { code: "missing-alt", details: { value: node.url } };
  const text = node.type === "image" ? (node.alt ?? "") : node.type === "text" ? node.value : "";
  if (isPlaceholder(text)) return placeholderOf(text);
  if (node.type !== "link") return undefined;
  if (!isAllowedUrl(node.url)) return { code: "unsafe-link", details: { value: node.url } };
  return isEmptyLink(node) ? { code: "empty-link", details: { value: node.url } } : undefined;
}

/** Checks whether a link has no text. The description of a picture counts as the text of the link around it. */
const isEmptyLink = (link: Link) => toString(link).trim() === "" && !link.children.some(({ type }) => type === "image");

/** Returns the texts of a node. Character references such as `&#7;` may put forbidden characters into the texts. */
const textsOf = (node: Nodes) => [
  "value" in node ? node.value : "",
  "alt" in node ? (node.alt ?? "") : "",
  "title" in node ? (node.title ?? "") : "",
];

function characterFinding(text: string): Omit<TextFinding, "at"> | undefined {
  const { code, details } = findForbidden(text) ?? {};
  return code === "forbidden-letter" && details ? { code, details } : undefined;
}

/** Checks whether a link may have this URL: a web URL without a password, `mailto:`, or a path of this site. */
export function isAllowedUrl(url: string): boolean {
  if (isInternal(url)) return true;
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, username, password, pathname } = new URL(url);
  if (protocol === "mailto:") return /.@./.test(pathname);
  return /^https?:\/\//i.test(url) && hostname.includes(".") && !username && !password;
}

/** Returns the beginning of the first line of a text, for a message. */
export function firstLine(value: string): string {
  return value.split("\n")[0]?.slice(0, 60) ?? "";
}

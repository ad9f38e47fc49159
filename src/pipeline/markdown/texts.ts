/** The Markdown texts of a document: parsed once, checked, and their mentions of pictures and pages. */
import type { Root } from "mdast";
import type { TextFacts } from "../document/metadata.ts";
import { findExcess } from "./limits.ts";
import type { Document } from "../document/source.ts";
import { ofKind } from "../document/tagged.ts";

/** The Markdown libraries, loaded when there is a text. */
export type Markdown = typeof import("./markdown.ts");

/** Syntax trees by the tagged value of the text. */
export type Texts = Map<object, Root>;

export const hasTexts = ({ tagged }: Document) => tagged.some(({ value }) => value.kind === "markdown");

/** Puts the trees into `texts`; a tree is needed again when the document is rendered. */
export function readTexts(document: Document, markdown: Markdown, texts: Texts): TextFacts {
  const facts: TextFacts = { pictures: [], links: [], findings: [] };
  for (const { value, path } of ofKind(document.tagged, "markdown")) {
    const excess = findExcess(value.source);
    if (excess) {
      facts.findings.push({ code: "too-deep", source: document.source, path, at: excess });
      continue;
    }
    const root = markdown.parseMarkdown(value.source);
    texts.set(value, root);
    facts.pictures.push(...markdown.picturesOf(root).map((picture) => ({ ...picture, path })));
    facts.links.push(...markdown.linksOf(root).map((link) => ({ ...link, path })));
    const found = markdown.checkMarkdown(root);
    facts.findings.push(...found.map(({ at, ...rest }) => ({ ...rest, source: document.source, path, at })));
  }
  return facts;
}

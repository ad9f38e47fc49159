/** The Markdown texts of a document: parsed once, checked, and their mentions of pictures and pages. */
import type { Root } from "mdast";
import type { Metadata } from "../document/document.ts";
import type { Source } from "../document/source.ts";
import { type Found, ofKind } from "../document/tagged.ts";
import type { Finding } from "../problems/finding.ts";
import { checkMarkdown } from "./check.ts";
import { inlineReferences } from "./inline-references.ts";
import { findExcess } from "./limits.ts";
import { linksOf, parseMarkdown, picturesOf } from "./parse.ts";

export interface Texts {
  /** Syntax trees by the tagged value of the text; needed again when the document is rendered. */
  trees: Map<object, Root>;
  mentions: Pick<Metadata, "pictures" | "links">;
  findings: Finding[];
}

export function readTexts(source: Source, tagged: readonly Found[]): Texts {
  const texts: Texts = { trees: new Map(), mentions: { pictures: [], links: [] }, findings: [] };
  for (const { value, path } of ofKind(tagged, "markdown")) {
    const excess = findExcess(value.source);
    if (excess) {
      texts.findings.push({ code: "too-deep", source, path, at: excess });
      continue;
    }
    const tree = inlineReferences(parseMarkdown(value.source));
    texts.trees.set(value, tree);
    texts.mentions.pictures.push(...picturesOf(tree).map((picture) => ({ ...picture, path })));
    texts.mentions.links.push(...linksOf(tree).map((link) => ({ ...link, path })));
    texts.findings.push(...checkMarkdown(tree, value.source).map((found) => ({ ...found, source, path })));
  }
  return texts;
}

/** The Markdown texts of a document: parsed once, checked, and their mentions of pictures and pages. */
import type { Root } from "mdast";
import type { Doubt, Metadata } from "../document/document.ts";
import type { Source } from "../document/source.ts";
import { type Found, ofKind } from "../document/tagged.ts";
import type { Finding } from "../problems/finding.ts";
import { linksOf, picturesOf } from "./parse.ts";
import { readText } from "./read-text.ts";

export interface Texts {
  /** Syntax trees by the tagged value of the text, of those that may be shown; needed again when the document is rendered. */
  trees: Map<object, Root>;
  mentions: Pick<Metadata, "pictures" | "links">;
  findings: Finding[];
  doubts: Doubt[];
}

export function readTexts(source: Source, tagged: readonly Found[]): Texts {
  const texts: Texts = { trees: new Map(), mentions: { pictures: [], links: [] }, findings: [], doubts: [] };
  for (const { value, path } of ofKind(tagged, "markdown")) {
    const { tree, findings, unmeant } = readText(value.source);
    texts.findings.push(...findings.map((found) => ({ ...found, source, path })));
    texts.doubts.push(...unmeant.map((found) => ({ ...found, code: "unmeant-markdown" as const, path })));
    if (!tree) continue;
    texts.trees.set(value, tree);
    texts.mentions.pictures.push(...picturesOf(tree).map((picture) => ({ ...picture, path })));
    texts.mentions.links.push(...linksOf(tree).map((link) => ({ ...link, path })));
  }
  return texts;
}

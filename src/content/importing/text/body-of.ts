/** The text of an item → Markdown that the site accepts. */
import { FIXED_WORDS } from "../../../shared/magazine/fixed-words.ts";
import type { Root as HtmlRoot } from "hast";
import type { Image, Root } from "mdast";
import { gfmToMarkdown } from "mdast-util-gfm";
import { toMarkdown } from "mdast-util-to-markdown";
import rehypeStringify from "rehype-stringify";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { inlineReferences } from "../../compiler/markdown/inline-references.ts";
import { parseMarkdown } from "../../compiler/markdown/parse.ts";
import { cleanTree, type Replacements } from "./clean-tree.ts";
import type { Item, Notes } from "../item.ts";
import { readHtml } from "./read-html.ts";

/** What the check of the content would take for a link that is not well written. */
const UNSAFE = [{ before: "\\]", character: "(", inConstruct: "phrasing" as const }];

/** `take` is asked for each picture, in the order of the text. */
export async function bodyOf(
  { text, notes }: Pick<Item, "text" | "notes">,
  linkTo: Replacements["linkTo"],
  take: (image: Image) => Promise<Image | undefined>,
): Promise<string> {
  const tree = "html" in text ? readHtml(text.html, notes) : readPage(text.markdown, notes);
  const images: Image[] = [];
  visit(tree, "image", (image) => void images.push(image));
  const taken = new Map<Image, Image | undefined>();
  for (const image of images) taken.set(image, await take(image));
  const clean = cleanTree(tree, { linkTo, pictureFor: (image) => taken.get(image) });
  return toMarkdown(clean, { bullet: "-", rule: "-", unsafe: UNSAFE, extensions: [gfmToMarkdown()] }).trim();
}

/** As it is written, unless it has HTML, around which Markdown may stand. */
function readPage(markdown: string, notes: Notes): Root {
  const tree = inlineReferences(parseMarkdown(markdown));
  let hasHtml = false;
  visit(tree, "html", ({ value }) => void (hasHtml ||= !/^<!--[^]*-->$/.test(value.trim())));
  if (!hasHtml) return tree;
  return readHtml(printer.stringify(printer.runSync(tree) as HtmlRoot), notes);
}

const printer = unified()
  .use(remarkRehype, { allowDangerousHtml: true, footnoteLabel: FIXED_WORDS.notes })
  .use(rehypeStringify, { allowDangerousHtml: true });

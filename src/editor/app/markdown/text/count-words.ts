/**
 * Counts words as the site does: delimiters, URLs of links and descriptions of pictures do not count. In a block, only
 * the text that readers see counts. Embedded films and sounds have no words.
 */
import type { EditorState } from "@codemirror/state";
import { wordCount } from "../../../../shared/magazine/reading-time.ts";
import { blocksField } from "./block-places.ts";
import { linesOf } from "./directive.ts";
import { treeUpTo } from "./syntax.ts";

/** The names of nodes that separate words. */
const GAPS = new Set([
  "TableDelimiter",
  "HorizontalRule",
  "HeaderMark",
  "QuoteMark",
  "ListMark",
  "TaskMarker",
  "CodeInfo",
]);
/** The names of nodes that may be within a word. */
const WITHIN_WORDS = new Set(["EmphasisMark", "StrikethroughMark", "LinkMark", "CodeMark", "LinkTitle", "LinkLabel"]);
/** The names of nodes whose text is not counted. The text of a block (`Directive`) is counted separately. */
const UNSEEN = new Set(["Image", "LinkReference", "Comment", "CommentBlock", "Directive"]);

export function countWords(state: EditorState): number {
  let text = "";
  let position = 0;
  treeUpTo(state, state.doc.length).iterate({
    enter: ({ name, from, to, node }) => {
      const isGap = GAPS.has(name);
      const isHidden =
        isGap || WITHIN_WORDS.has(name) || UNSEEN.has(name) || (name === "URL" && node.parent?.name === "Link");
      if (!isHidden) return undefined;
      text += state.sliceDoc(position, from) + (isGap ? " " : "");
      position = to;
      return false;
    },
  });
  text += state.sliceDoc(position);
  for (const block of state.field(blocksField, false) ?? [])
    if (!block.block.form.properties?.["url"]) text += `\n${linesOf(block).join("\n")}`;
  return wordCount(text);
}

/**
 * Counts words as the site does: without delimiters, URLs of links and descriptions of pictures. Of a block, only the
 * text that readers see is counted. Embedded films and sounds have no words.
 */
import type { EditorState } from "@codemirror/state";
import { wordsIn } from "../../../../shared/magazine/reading-time.ts";
import { blocksField } from "./block-places.ts";
import { linesOf } from "./directive.ts";
import { treeUpTo } from "./syntax.ts";

/** The names of nodes that separate words. `NOTHING` has the nodes that may be within a word. */
const GAPS = new Set([
  "TableDelimiter",
  "HorizontalRule",
  "HeaderMark",
  "QuoteMark",
  "ListMark",
  "TaskMarker",
  "CodeInfo",
]);
const NOTHING = new Set(["EmphasisMark", "StrikethroughMark", "LinkMark", "CodeMark", "LinkTitle", "LinkLabel"]);
const UNSEEN = new Set(["Image", "LinkReference", "Comment", "CommentBlock", "Directive"]);

export function countWords(state: EditorState): number {
  let plain = "";
  let at = 0;
  treeUpTo(state, state.doc.length).iterate({
    enter: ({ name, from, to, node }) => {
      const gap = GAPS.has(name);
      const hidden = gap || NOTHING.has(name) || UNSEEN.has(name) || (name === "URL" && node.parent?.name === "Link");
      if (!hidden) return undefined;
      plain += state.sliceDoc(at, from) + (gap ? " " : "");
      at = to;
      return false;
    },
  });
  plain += state.sliceDoc(at);
  for (const block of state.field(blocksField, false) ?? [])
    if (!block.block.form.properties?.["url"]) plain += `\n${linesOf(block).join("\n")}`;
  return wordsIn(plain);
}

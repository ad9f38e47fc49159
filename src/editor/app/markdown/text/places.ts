/** What stands at a place that the compiler names. */
import type { EditorState } from "@codemirror/state";
import type { TextPlace } from "../../../contract/protocol.ts";
import { nodesAround, type TextRange } from "./syntax.ts";

const AROUND = new Set(["Document", "Paragraph", "Blockquote", "BulletList", "OrderedList", "ListItem"]);

/** The link, picture or title that begins there, or else the word. The compiler counts from the first line that is not blank. */
export function rangeAt(state: EditorState, { line, column }: TextPlace): TextRange {
  const { doc } = state;
  const written = doc.lineAt(Math.max(doc.toString().search(/\S/), 0)).number;
  const { from: start, to: end } = doc.line(Math.min(written + line - 1, doc.lines));
  const from = Math.min(start + column - 1, end);
  const node = nodesAround(state, { from, to: from }).findLast((each) => each.from === from && !AROUND.has(each.name));
  return { from, to: Math.min(node?.to ?? state.wordAt(from)?.to ?? end, end) };
}

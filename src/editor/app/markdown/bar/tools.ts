/** The buttons that mark a text. */
import type { EditorState, StateCommand } from "@codemirror/state";
import * as messages from "#messages";
import { BOLD, hasInline, ITALIC, type InlineMark, toggleInline } from "../text/inline-marks.ts";
import { hasLines, type LineMark, toggleLines } from "../text/line-marks.ts";

export interface MarkTool {
  name: string;
  /** The key to press with Ctrl. */
  key?: string;
  run: StateCommand;
  isOn: (state: EditorState) => boolean;
}

export const MARK_TOOLS: readonly MarkTool[] = [
  lineTool(messages.markdown.title, "## "),
  lineTool(messages.markdown.subtitle, "### "),
  inlineTool(messages.markdown.bold, "B", BOLD),
  inlineTool(messages.markdown.italic, "I", ITALIC),
  lineTool(messages.markdown.quotation, "> "),
  lineTool(messages.markdown.list, "- "),
];

function lineTool(name: string, mark: LineMark): MarkTool {
  return { name, run: toggleLines(mark), isOn: (state) => hasLines(state, mark) };
}

function inlineTool(name: string, key: string, mark: InlineMark): MarkTool {
  return { name, key, run: toggleInline(mark), isOn: (state) => hasInline(state, mark) };
}

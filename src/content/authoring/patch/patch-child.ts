/** A field or an item whose value changes: its key, its dash and its comment stay. */
import type { PatchedYaml } from "./file-style.ts";
import { BREAK, endOfLine } from "./lines.ts";
import { type Child, isBlock, isBlockText } from "./tree.ts";
import type { Written } from "./write-text.ts";

/** The child with another value, and the comment that stood on its line. */
export function replaceValue({ text, style }: PatchedYaml, child: Child, { head, below }: Written): string {
  const { from, to, node } = child;
  const gap = text.slice(child.head, isBlock(node) ? child.head : node.from);
  const isNear = !BREAK.test(gap);
  const keepsGap = head !== "" && gap !== "" && (isNear || (below === "" && !isBlockText(node)));
  const between = head === "" ? "" : keepsGap ? gap : " ";
  const [start, end] = restOfLine(text, child);
  const comment = keepsGap || isNear ? "" : (/(?<![ \t])[ \t]+#[^\r\n]*/.exec(gap)?.[0] ?? "");
  const rest = start === end ? style.end : text.slice(start, end);
  return (
    text.slice(from, child.head) + between + head + comment + rest + below + text.slice(Math.max(node.to, end), to)
  );
}

/** What stands behind a value on its line, or on that of its sign or key: a comment and the line break. */
function restOfLine(text: string, { head, node }: Child): [from: number, to: number] {
  if (isBlock(node)) return node.inline ? [node.to, node.to] : [head, endOfLine(text, head)];
  const from = isBlockText(node) ? node.from + (/^[|>][-+0-9]*/.exec(text.slice(node.from))?.[0].length ?? 0) : node.to;
  return [from, endOfLine(text, from)];
}

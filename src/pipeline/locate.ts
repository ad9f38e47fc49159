/**
 * Field path → line and column. The slow path of the compiler: only a file with a problem is
 * parsed again, with positions. A missing field points at the nearest parent that is there.
 */
import { isMap, isNode, isPair, isScalar, LineCounter, type Node, type Pair, parseDocument } from "yaml";
import type { Place } from "./problems.ts";
import type { FieldPath, ParsedSource, Source } from "./source.ts";

/** The field as an editor reads it: `credits.col1[2].link`. */
export function fieldName(path: FieldPath): string {
  return path.reduce<string>((name, key) => {
    if (typeof key === "number") return `${name}[${key + 1}]`;
    return name ? `${name}.${String(key)}` : String(key);
  }, "");
}

/** The beginning of a file, for problems that concern the whole of it. */
export function placeOfFile(source: Pick<Source, "file" | "text">): Place {
  return { file: source.file, line: 1, column: 1, field: "", text: source.text };
}

/** The value of a field or, with `key: true`, the name of the field itself. */
export function placeOfField(source: ParsedSource, path: FieldPath, options: { key?: boolean } = {}): Place {
  const place = { file: source.file, field: fieldName(path), text: source.text };
  // The text of a Markdown file is no field of its YAML, unless somebody wrote one there.
  if (source.body && path[0] === "body" && !options.key) return { ...place, line: source.body.firstLine, column: 1 };
  const lines = new LineCounter();
  const document = parseDocument(source.yaml.text, { lineCounter: lines });
  const offset = offsetOf(document.contents, path, options.key ?? false);
  const { line, col } = lines.linePos(offset);
  return { ...place, line: line + source.yaml.firstLine - 1, column: col };
}

function offsetOf(root: Node | null, path: FieldPath, key: boolean): number {
  let node: unknown = root;
  let offset = root?.range?.[0] ?? 0;
  for (const [depth, name] of path.entries()) {
    const child = childOf(node, name);
    if (!child) break;
    const last = depth === path.length - 1;
    node = isPair(child) ? child.value : child;
    offset = startOf(isPair(child) && ((key && last) || isEmpty(child.value)) ? child.key : node) ?? offset;
  }
  return offset;
}

function childOf(node: unknown, name: PropertyKey): Pair | Node | undefined {
  if (isMap(node)) return node.items.find(({ key }) => isScalar(key) && String(key.value) === String(name));
  const item = isNode(node) && "items" in node && typeof name === "number" ? node.items[name] : undefined;
  return isNode(item) ? item : undefined;
}

/** A value that was left out has no place of its own, so its key stands for it. */
function isEmpty(value: unknown): boolean {
  return value === null || (isScalar(value) && value.value === null && value.source === "");
}

function startOf(node: unknown): number | undefined {
  return isNode(node) ? node.range?.[0] : undefined;
}

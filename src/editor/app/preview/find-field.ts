/** Finds the field with the content that was clicked on the page. */
import type { Fields, Value } from "../../../content/authoring/schemas/form-schema.ts";
import type { TextPosition } from "../../contract/protocol.ts";
import type { FieldPath } from "../../../shared/values.ts";

interface Leaf {
  path: FieldPath;
  text: string;
}

export interface PressedContent {
  /** The kind of `content`. `picture`: the path in the URL of a picture. `value`: the URL of a link, or a date. */
  as: "words" | "picture" | "value";
  content: string;
  /** Returns how many elements with the same content come before the clicked element on the page. */
  before: () => number;
}

export interface FieldMatch {
  path: FieldPath;
  /** A position in the text of the field: the end of the line with the content. */
  at: TextPosition;
}

/**
 * Returns the field with the clicked content; `undefined` if there is no such field. `pictureAddress` returns the URL
 * of a picture on the page.
 */
export function findField(
  fields: Fields,
  pressed: PressedContent,
  pictureAddress: (src: string) => string,
): FieldMatch | undefined {
  const match = findLeaf(leavesOf(fields, []), pressed, pictureAddress);
  if (!match) return undefined;
  const lines = match.text.trimStart().split("\n");
  const [index = 0] = findLeaf(leavesOf(lines, []), pressed, pictureAddress)?.path ?? [];
  return { path: match.path, at: { line: Number(index) + 1, column: (lines[Number(index)]?.length ?? 0) + 1 } };
}

function findLeaf(
  leaves: readonly Leaf[],
  { as, content, before }: PressedContent,
  pictureAddress: (src: string) => string,
): Leaf | undefined {
  const matches = {
    picture: (leaf: Leaf) => picturesOf(leaf).some((src) => pictureAddress(src) === content),
    // A reference contains the name of a document, and the URL of the document ends with this name.
    value: ({ text }: Leaf) => text === content || content.endsWith(`/${text}`),
  };
  const matching = as === "words" ? leavesByWords(leaves, content) : leaves.filter(matches[as]);
  return matching.length > 1 ? (matching[before()] ?? matching[0]) : matching[0];
}

/** Returns the pictures of a field: the value of a `src` field, or the pictures in a Markdown text. */
const picturesOf = ({ path, text }: Leaf) =>
  path.at(-1) === "src"
    ? [text]
    : [...text.matchAll(MARKDOWN_PICTURE)].map(([, src, blockSrc = ""]) => src ?? blockSrc);

const MARKDOWN_PICTURE = /!\[[^\]]*\]\(<?([^)>\s]+)|\bsrc="([^"]+)"/g;

function leavesOf(value: Value | undefined, path: FieldPath): Leaf[] {
  if (Array.isArray(value)) return value.flatMap((each, index) => leavesOf(each, [...path, index]));
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([name, each]) => leavesOf(each, [...path, name]));
  return value === null || value === undefined || value === "" ? [] : [{ path, text: String(value) }];
}

/**
 * Returns the fields whose text is `content`. If there are none, returns the fields that contain `content`, which may
 * be one paragraph of a field. If no field contains `content`, returns the fields whose text is a part of `content`.
 */
function leavesByWords(leaves: readonly Leaf[], content: string): Leaf[] {
  const exact = leaves.filter(({ text }) => text === content);
  if (exact.length > 0) return exact;
  const words = normalize(content);
  const equal = leaves.filter(({ text }) => normalize(text) === words);
  // A single letter, as in an index, is not searched for within texts, because most texts would contain it.
  if (equal.length > 0 || words.length < 2) return equal;
  const containing = leaves.filter(({ text }) => normalize(text).includes(words));
  if (containing.length > 0) return containing;
  // The content may join the texts of several fields. The field with the longest text comes first.
  const contained = leaves.filter(({ text }) => normalize(text).length > 2 && words.includes(normalize(text)));
  return contained.toSorted((a, b) => b.text.length - a.text.length);
}

/** Prepares a text for comparison: removes Markdown delimiters, converts to lower case, and joins spaces. */
const normalize = (text: string) =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[*_#>`]/g, "")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();

/** Finds the field with the content that was clicked on the page. */
import type { Fields, Value } from "../../../content/authoring/schemas/form-schema.ts";
import type { TextPlace } from "../../contract/protocol.ts";

type Path = (string | number)[];

interface Leaf {
  path: Path;
  text: string;
}

export interface Pressed {
  /** The kind of `content`: words, the URL of a picture without the version, or the value of a link or date. */
  as: "words" | "picture" | "value";
  content: string;
  /** Returns the number of equal elements before the clicked element on the page. */
  before: () => number;
}

export interface Found {
  path: Path;
  /** The end of the line with the content, in the text of the field. */
  at: TextPlace;
}

/**
 * Returns the field with the clicked content; `undefined` if there is no such field. `pictureAddress` returns the URL
 * of a picture on the page.
 */
export function findField(
  fields: Fields,
  pressed: Pressed,
  pictureAddress: (src: string) => string,
): Found | undefined {
  const found = findLeaf(leavesOf(fields, []), pressed, pictureAddress);
  if (!found) return undefined;
  const lines = found.text.trimStart().split("\n");
  const [index = 0] = findLeaf(leavesOf(lines, []), pressed, pictureAddress)?.path ?? [];
  return { path: found.path, at: { line: Number(index) + 1, column: (lines[Number(index)]?.length ?? 0) + 1 } };
}

function findLeaf(
  leaves: readonly Leaf[],
  { as, content, before }: Pressed,
  pictureAddress: (src: string) => string,
): Leaf | undefined {
  const matches = {
    picture: (leaf: Leaf) => picturesOf(leaf).some((src) => pictureAddress(src) === content),
    // A reference contains the name of a document, and the URL of the document ends with this name.
    value: ({ text }: Leaf) => text === content || content.endsWith(`/${text}`),
  };
  const found = as === "words" ? byWords(leaves, content) : leaves.filter(matches[as]);
  return found.length > 1 ? (found[before()] ?? found[0]) : found[0];
}

/** Returns the pictures of a field: the value of a `src` field, or the pictures in a Markdown text. */
const picturesOf = ({ path, text }: Leaf) =>
  path.at(-1) === "src" ? [text] : [...text.matchAll(IN_MARKDOWN)].map(([, src, ofBlock = ""]) => src ?? ofBlock);

const IN_MARKDOWN = /!\[[^\]]*\]\(<?([^)>\s]+)|\bsrc="([^"]+)"/g;

function leavesOf(value: Value | undefined, path: Path): Leaf[] {
  if (Array.isArray(value)) return value.flatMap((each, index) => leavesOf(each, [...path, index]));
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([name, each]) => leavesOf(each, [...path, name]));
  return value === null || value === undefined || value === "" ? [] : [{ path, text: String(value) }];
}

/**
 * Returns the fields whose text is `content`, or else the fields that contain `content`, as a text contains its
 * paragraphs, or else the fields that `content` contains.
 */
function byWords(leaves: readonly Leaf[], content: string): Leaf[] {
  const exact = leaves.filter(({ text }) => text === content);
  if (exact.length > 0) return exact;
  const words = plain(content);
  const same = leaves.filter(({ text }) => plain(text) === words);
  // A single letter, as in an index, would be found in every text.
  if (same.length > 0 || words.length < 2) return same;
  const around = leaves.filter(({ text }) => plain(text).includes(words));
  if (around.length > 0) return around;
  // A line of the page may join several fields. The longest field comes first.
  const within = leaves.filter(({ text }) => plain(text).length > 2 && words.includes(plain(text)));
  return within.toSorted((a, b) => b.text.length - a.text.length);
}

/** Returns a text for comparison: without Markdown delimiters, in lower case, and with single spaces. */
const plain = (text: string) =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[*_#>`]/g, "")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();

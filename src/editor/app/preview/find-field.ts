/** Finds the field with the content that was clicked on the page. */
import type { Fields, Value } from "../../../content/authoring/schemas/form-schema.ts";

type Path = (string | number)[];

interface Leaf {
  path: Path;
  text: string;
}

export interface Pressed {
  /** The kind of `content`: words, the URL of a picture without the version, or the value of a link or date. */
  as: "words" | "picture" | "value";
  content: string;
  /** The number of equal elements before the clicked element on the page. */
  before: number;
}

/**
 * Returns the path of the field with the clicked content; `undefined` if there is no such field. `pictureAddress`
 * returns the URL of a picture on the page.
 */
export function findField(fields: Fields, pressed: Pressed, pictureAddress: (src: string) => string): Path | undefined {
  const { as, content, before } = pressed;
  const leaves = leavesOf(fields, []);
  const matches = {
    picture: (leaf: Leaf) => picturesOf(leaf).some((src) => pictureAddress(src) === content),
    // A reference has the name of a document, with which the URL of the document ends.
    value: ({ text }: Leaf) => text === content || content.endsWith(`/${text}`),
  };
  const found = as === "words" ? byWords(leaves, content) : leaves.filter(matches[as]);
  return (found[before] ?? found[0])?.path;
}

/** Returns the pictures of a field: the value of a `src` field, or the pictures in a Markdown text. */
const picturesOf = ({ path, text }: Leaf) =>
  path.at(-1) === "src" ? [text] : [...text.matchAll(IN_MARKDOWN)].map(([, src = ""]) => src);

const IN_MARKDOWN = /!\[[^\]]*\]\(<?([^)>\s]+)/g;

function leavesOf(value: Value | undefined, path: Path): Leaf[] {
  if (Array.isArray(value)) return value.flatMap((each, index) => leavesOf(each, [...path, index]));
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([name, each]) => leavesOf(each, [...path, name]));
  return value === null || value === undefined || value === "" ? [] : [{ path, text: String(value) }];
}

/**
 * Returns the fields with exactly these words, or else the fields that contain the words, as a text contains its
 * paragraphs.
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
  // A line of the page may join several fields, of which the longest comes first.
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

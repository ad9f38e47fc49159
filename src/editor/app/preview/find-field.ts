/** Finds the field that contains what was pressed on the page. */
import type { Fields, Value } from "../../../content/authoring/schemas/form-schema.ts";

type Path = (string | number)[];

interface Leaf {
  path: Path;
  text: string;
}

export interface Pressed {
  /** What `content` is: words, the address of a picture without a version, or the value of a link or date. */
  as: "words" | "picture" | "value";
  content: string;
  /** The number of equal elements before it on the page. */
  before: number;
}

/**
 * Returns the path of the field; `undefined` if there is none. `pictureAddress` returns the address of a picture on the
 * page.
 */
export function findField(fields: Fields, pressed: Pressed, pictureAddress: (src: string) => string): Path | undefined {
  const { as, content, before } = pressed;
  const leaves = leavesOf(fields, []);
  const matches = {
    picture: (leaf: Leaf) => picturesOf(leaf).some((src) => pictureAddress(src) === content),
    // The address of a document ends with its name.
    value: ({ text }: Leaf) => text === content || content.endsWith(`/${text}`),
  };
  const found = as === "words" ? byWords(leaves, content) : leaves.filter(matches[as]);
  return (found[before] ?? found[0])?.path;
}

/** Pictures have a field of their own, or are in a Markdown text. */
const picturesOf = ({ path, text }: Leaf) =>
  path.at(-1) === "src" ? [text] : [...text.matchAll(IN_MARKDOWN)].map(([, src = ""]) => src);

const IN_MARKDOWN = /!\[[^\]]*\]\(<?([^)>\s]+)/g;

function leavesOf(value: Value | undefined, path: Path): Leaf[] {
  if (Array.isArray(value)) return value.flatMap((each, index) => leavesOf(each, [...path, index]));
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([name, each]) => leavesOf(each, [...path, name]));
  return value === null || value === undefined || value === "" ? [] : [{ path, text: String(value) }];
}

/** The fields with exactly these words; else fields that contain them, as a text contains its paragraphs. */
function byWords(leaves: readonly Leaf[], content: string): Leaf[] {
  const exact = leaves.filter(({ text }) => text === content);
  if (exact.length > 0) return exact;
  const words = plain(content);
  const same = leaves.filter(({ text }) => plain(text) === words);
  // A single letter, as in an index, is in every text.
  if (same.length > 0 || words.length < 2) return same;
  const around = leaves.filter(({ text }) => plain(text).includes(words));
  if (around.length > 0) return around;
  // A line of the page may join several fields: the longest comes first.
  const within = leaves.filter(({ text }) => plain(text).length > 2 && words.includes(plain(text)));
  return within.toSorted((a, b) => b.text.length - a.text.length);
}

/** Text without Markdown, letter case and kinds of spaces. */
const plain = (text: string) =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[*_#>`]/g, "")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();

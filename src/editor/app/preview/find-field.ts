/** What was pressed on the page → the field that says it. */
import type { Fields, Value } from "../../../content/authoring/schemas/form-schema.ts";

type Path = (string | number)[];

interface Leaf {
  path: Path;
  text: string;
}

export interface Pressed {
  /** How it is said: a picture by its address without a version, the address of a link or a day as it is written. */
  as: "words" | "picture" | "value";
  said: string;
  /** How many others that say the same stand before it on the page. */
  before: number;
}

/** `pictureAddress`: where the page shows a picture of the document from. `undefined` where no field says it. */
export function findField(fields: Fields, pressed: Pressed, pictureAddress: (src: string) => string): Path | undefined {
  const { as, said, before } = pressed;
  const leaves = leavesOf(fields, []);
  const saysSo = {
    picture: (leaf: Leaf) => picturesOf(leaf).some((src) => pictureAddress(src) === said),
    // The way to a document ends with its name.
    value: ({ text }: Leaf) => text === said || said.endsWith(`/${text}`),
  };
  const found = as === "words" ? bySpoken(leaves, said) : leaves.filter(saysSo[as]);
  return (found[before] ?? found[0])?.path;
}

/** A picture has a field of its own, or stands in a Markdown text. */
const picturesOf = ({ path, text }: Leaf) =>
  path.at(-1) === "src" ? [text] : [...text.matchAll(IN_MARKDOWN)].map(([, src = ""]) => src);

const IN_MARKDOWN = /!\[[^\]]*\]\(<?([^)>\s]+)/g;

function leavesOf(value: Value | undefined, path: Path): Leaf[] {
  if (Array.isArray(value)) return value.flatMap((each, index) => leavesOf(each, [...path, index]));
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([name, each]) => leavesOf(each, [...path, name]));
  return value === null || value === undefined || value === "" ? [] : [{ path, text: String(value) }];
}

/** The field that says exactly these words; else one of which they are a part, as of a paragraph of a text. */
function bySpoken(leaves: readonly Leaf[], said: string): Leaf[] {
  const exact = leaves.filter(({ text }) => text === said);
  if (exact.length > 0) return exact;
  const words = plain(said);
  const same = leaves.filter(({ text }) => plain(text) === words);
  // A letter alone, as over a part of an index, is in every text.
  if (same.length > 0 || words.length < 2) return same;
  const around = leaves.filter(({ text }) => plain(text).includes(words));
  if (around.length > 0) return around;
  // A line of the page may join several fields: the longest of them is meant.
  const within = leaves.filter(({ text }) => plain(text).length > 2 && words.includes(plain(text)));
  return within.toSorted((a, b) => b.text.length - a.text.length);
}

/** Without the marks of Markdown, letter case, and the kind of spaces. */
const plain = (text: string) =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[*_#>`]/g, "")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();

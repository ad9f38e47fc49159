import { writeFileSync } from "node:fs";
import { readNote } from "../../shared/files/read-note.ts";
import { type NumberedReferences, referencesOf, withTexts } from "./references.ts";

/** Pages by their keys, with numbers for texts: most stand in many pages. */
interface Noted {
  texts: string[];
  pages: Record<string, NumberedReferences>;
}

/** What the pages of the last build refer to, by the key of the page: to read all of them again would take longer than to make a few anew. */
export function referencesMemory(file: string) {
  const { texts, pages: last } = { ...NOTHING(), ...readNote<Partial<Noted>>(file) };
  const numbers = new Map(texts.map((text, number) => [text, number]));
  const used: Record<string, NumberedReferences> = {};
  const remembered = (key: string) => {
    const page = last[key];
    return page && (used[key] = page);
  };
  const numberOf = (text: string) => numbers.get(text) ?? add(text);
  /** What is cut out of a page keeps all of the page in memory, so it is copied. */
  const add = (text: string) => {
    const copy = Buffer.from(text).toString();
    numbers.set(copy, texts.length);
    return texts.push(copy) - 1;
  };
  return {
    /** By the numbers that pages have for them. */
    texts: texts as readonly string[],
    get: (key: string): NumberedReferences | undefined => used[key] ?? remembered(key),
    add: (key: string, html: string): NumberedReferences => (used[key] = withTexts(referencesOf(html), numberOf)),
    save: () => writeFileSync(file, JSON.stringify(numbered({ texts, pages: used }))),
  };
}

/** Without the texts that no page says any more. */
function numbered({ texts, pages }: Noted): Noted {
  const said: string[] = [];
  // There are millions in a large magazine: an array finds them sooner than a map of texts.
  const numbers = Array.from<number | undefined>({ length: texts.length });
  const numberOf = (number: number) => (numbers[number] ??= said.push(texts[number] ?? "") - 1);
  const noted = Object.entries(pages).map(([key, page]) => [key, withTexts(page, numberOf)] as const);
  return { pages: Object.fromEntries(noted), texts: said };
}

const NOTHING = (): Noted => ({ texts: [], pages: {} });

/** The stretches of a credit that names several people: each name with the way to its page, and what stands between. */
import { namesIn } from "../../shared/magazine/credited-names.ts";

/** How a name leads to its page. */
export interface Way {
  person: string;
  organization?: true;
}

/** What stands between names has no way. */
export interface CreditPart extends Partial<Way> {
  text: string;
}

/** Joined they are the text, letter by letter. `undefined` where no name of it has a page. */
export function partsOf(text: string, wayOf: (name: string) => Way | undefined): CreditPart[] | undefined {
  const parts: CreditPart[] = [];
  let at = 0;
  for (const { name, start, end } of namesIn(text, (each) => wayOf(each) !== undefined)) {
    const way = wayOf(name);
    if (!way) continue;
    if (start > at) parts.push({ text: text.slice(at, start) });
    parts.push({ text: name, ...way });
    at = end;
  }
  if (at === 0) return undefined;
  return at < text.length ? [...parts, { text: text.slice(at) }] : parts;
}

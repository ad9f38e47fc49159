/**
 * Finds the names in a credit as people write it: «Foto: Valentina Ríos, Martín Álvarez y Sofía Peña» has three names.
 */

/** Name with its position in the text. */
export interface PlacedName {
  name: string;
  start: number;
  end: number;
  /** Word before the name and a colon: «Foto» in «Foto: Ana Sosa». */
  role?: string;
  /**
   * Whether the text is certainly one name, even with commas in it: somebody has exactly this name, or it is in quotes.
   */
  isWhole: boolean;
}

const MARKS = /«[^»]*»|“[^”]*”|"[^"]*"|(\s*[,;]\s*(?:(?:y|e|and|&)\s+)?|\s+(?:[yYe&+/]|and)\s+)/g;
const WHOLLY_QUOTED = /^(?:«[^»]*»|“[^”]*”|"[^"]*")$/;
/** Matches the words before a name: «Foto: », and the «a» before the name of somebody who is thanked, «a Ana Sosa». */
const BEFORE = /^(?:([^:]+):\s+(?=\S))?(?:a\s+(?=\p{Lu})|A\s+(?=\p{Lu}\S*\s))?/u;

/**
 * Returns the names in a credit in the order of the text. `isOne`: whether somebody has exactly this name, which may
 * contain commas.
 */
export function namesIn(text: string, isOne: (name: string) => boolean): PlacedName[] {
  const single = stretchesOf(text).flatMap(([start, end]) => nameIn(text, start, end));
  const found: PlacedName[] = [];
  for (let at = 0; at < single.length; at++) {
    const first = single[at] as PlacedName;
    const last = single.findLastIndex(({ end }, index) => index >= at && isOne(text.slice(first.start, end)));
    const { end } = single[last] ?? first;
    found.push({ ...first, end, name: text.slice(first.start, end), isWhole: first.isWhole || last >= 0 });
    at = Math.max(at, last);
  }
  return found;
}

/** Splits a credit at commas, «y» and similar separators, except within quotes. */
function stretchesOf(text: string): [start: number, end: number][] {
  const stretches: [number, number][] = [];
  let start = 0;
  for (const { index, 0: mark, 1: between } of text.matchAll(MARKS)) {
    if (between === undefined) continue;
    stretches.push([start, index]);
    start = index + mark.length;
  }
  return [...stretches, [start, text.length]];
}

function nameIn(text: string, start: number, end: number): PlacedName[] {
  const written = text.slice(start, end);
  const [before = "", role] = BEFORE.exec(written) ?? [];
  const name = written.slice(before.length);
  if (name.trim() === "") return [];
  const quotes = WHOLLY_QUOTED.test(name) ? 1 : 0;
  const place = { start: start + before.length + quotes, end: end - quotes };
  return [{ name: text.slice(place.start, place.end), ...place, ...(role && { role }), isWhole: quotes > 0 }];
}

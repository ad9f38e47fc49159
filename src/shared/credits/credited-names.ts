/** The names in a credit as people write it: «Foto: Valentina Ríos, Martín Álvarez y Sofía Peña» has three. */

/** A name, and its place in the text. */
export interface PlacedName {
  name: string;
  start: number;
  end: number;
  /** What stands before it and a colon: «Foto». */
  role?: string;
  /** It is one whatever is in it: somebody is called so, or it is in quotes. */
  isWhole: boolean;
}

const MARKS = /«[^»]*»|“[^”]*”|"[^"]*"|(\s*[,;]\s*(?:(?:y|e|and|&)\s+)?|\s+(?:[yYe&+/]|and)\s+)/g;
const WHOLLY_QUOTED = /^(?:«[^»]*»|“[^”]*”|"[^"]*")$/;
/** «Foto: » before a name, and the «a» of who is thanked: «a Ana Sosa». */
const BEFORE = /^(?:([^:]+):\s+(?=\S))?(?:a\s+(?=\p{Lu})|A\s+(?=\p{Lu}\S*\s))?/u;

/** In their order. `isOne`: whether somebody is called so, with whatever signs. */
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

/** What stands between commas, «y» and the like, outside of quotes. */
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

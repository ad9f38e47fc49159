/**
 * Finds the names in a credit as people write it: «Foto: Valentina Ríos, Martín Álvarez y Sofía Peña» has three names.
 */

/** Name with its position in the text. */
export interface PlacedName {
  name: string;
  start: number;
  end: number;
  /** Words that precede the name, before a colon: «Foto» in «Foto: Ana Sosa». */
  role?: string;
  /** Whether the text is certainly one name: it is in quotes, or it is exactly somebody's name, even with commas. */
  isSingleName: boolean;
}

/** Matches quoted text or a separator. Only a separator is captured, because nothing in quotes separates names. */
const SEPARATORS = /«[^»]*»|“[^”]*”|"[^"]*"|(\s*[,;]\s*(?:(?:y|e|and|&)\s+)?|\s+(?:[yYe&+/]|and)\s+)/g;
const WHOLLY_QUOTED = /^(?:«[^»]*»|“[^”]*”|"[^"]*")$/;
/** Matches the words before a name: «Foto: », or the «a» in thanks, such as «a Ana Sosa». */
const PREFIX = /^(?:([^:]+):\s+(?=\S))?(?:a\s+(?=\p{Lu})|A\s+(?=\p{Lu}\S*\s))?/u;

/**
 * Returns the names in a credit in the order of the text. `isKnownName` returns whether somebody has exactly this name,
 * which may contain commas.
 */
export function namesIn(text: string, isKnownName: (name: string) => boolean): PlacedName[] {
  const parts = segmentsOf(text).flatMap(([start, end]) => nameIn(text, start, end));
  const names: PlacedName[] = [];
  for (let at = 0; at < parts.length; at++) {
    const first = parts[at] as PlacedName;
    const last = parts.findLastIndex(({ end }, index) => index >= at && isKnownName(text.slice(first.start, end)));
    const { end } = parts[last] ?? first;
    names.push({ ...first, end, name: text.slice(first.start, end), isSingleName: first.isSingleName || last >= 0 });
    at = Math.max(at, last);
  }
  return names;
}

/** Splits a credit at commas, «y» and similar separators, except within quotes. */
function segmentsOf(text: string): [start: number, end: number][] {
  const segments: [number, number][] = [];
  let start = 0;
  for (const { index, 0: match, 1: separator } of text.matchAll(SEPARATORS)) {
    if (separator === undefined) continue;
    segments.push([start, index]);
    start = index + match.length;
  }
  return [...segments, [start, text.length]];
}

function nameIn(text: string, start: number, end: number): PlacedName[] {
  const segment = text.slice(start, end);
  const [prefix = "", role] = PREFIX.exec(segment) ?? [];
  const name = segment.slice(prefix.length);
  if (name.trim() === "") return [];
  const quotes = WHOLLY_QUOTED.test(name) ? 1 : 0;
  const range = { start: start + prefix.length + quotes, end: end - quotes };
  return [{ name: text.slice(range.start, range.end), ...range, ...(role && { role }), isSingleName: quotes > 0 }];
}

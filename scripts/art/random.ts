/** Chance that a name decides: the same seed gives the same numbers on every machine. */

/** A number of 32 bits for a text (FNV-1a). */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

/** Numbers from 0 to 1, by mulberry32. */
export type Random = () => number;

export function seeded(seed: string): Random {
  let state = hash(seed);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}

export function between(random: Random, least: number, most: number): number {
  return least + random() * (most - least);
}

export function pick<Item>(random: Random, items: readonly Item[]): Item {
  return itemOf(items, Math.floor(random() * items.length));
}

/** The items in turn, over and over. */
export function itemOf<Item>(items: readonly Item[], turn: number): Item {
  const item = items[turn % items.length];
  if (item === undefined) throw new Error("There is nothing to take from.");
  return item;
}

/** Three-way merge of values: changes of different parts are joined, and each conflict is a question to a person. */
import { isFields, type Value, type ValuePath, equal } from "../values.ts";
import { pairItems } from "./pair-items.ts";

export interface Versions<Kind = Value | undefined> {
  /** Common ancestor of both versions. */
  base: Kind;
  mine: Kind;
  theirs: Kind;
}

export type Side = "mine" | "theirs";

/**
 * Conflict that only a person can decide. A side whose value is `undefined` has removed a value that the other side
 * changed.
 */
export interface Question {
  /**
   * Path of the value. The path of an item has its index in `mine` or, if `mine` lacks the item, in `theirs`.
   * Paragraphs have the path of their text.
   */
  path: ValuePath;
  mine: Value | undefined;
  theirs: Value | undefined;
  /** Set if both sides have moved items of this list. */
  isOrder?: true;
}

type Decide = (question: Question) => Side;

/**
 * Merges two versions of a value; `undefined` means removed. `decide` is called for each conflict, in the order of the
 * fields.
 */
export function mergeValues(versions: Versions, decide: Decide, path: ValuePath = []): Value | undefined {
  const { base, mine, theirs } = versions;
  if (isSame(mine, theirs) || isSame(base, theirs)) return mine;
  if (isSame(base, mine)) return theirs;
  if (isFields(mine) && isFields(theirs)) {
    const own = isFields(base) ? base : {};
    const parts = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])].map((name) => {
      const of = (fields: typeof mine) => (Object.hasOwn(fields, name) ? fields[name] : undefined);
      const part = { base: of(own), mine: of(mine), theirs: of(theirs) };
      return [name, mergeValues(part, decide, [...path, name])] as const;
    });
    return Object.fromEntries(parts.filter((part): part is [string, Value] => part[1] !== undefined));
  }
  if (Array.isArray(mine) && Array.isArray(theirs))
    return mergeItems({ base: Array.isArray(base) ? base : [], mine, theirs }, decide, path, true);
  if (typeof mine === "string" && typeof theirs === "string" && typeof base === "string" && base !== "") {
    const paragraphs = { base: split(base), mine: split(mine), theirs: split(theirs) };
    // Texts of a single paragraph have no parts to join.
    if (Object.values(paragraphs).some(({ length }) => length > 1))
      return mergeItems(paragraphs, decide, path, false).join("").replace(/\n+$/, "") + (/\n+$/.exec(mine)?.[0] ?? "");
  }
  return decide({ path, mine, theirs }) === "mine" ? mine : theirs;
}

const isSame = (one: Value | undefined, other: Value | undefined) =>
  one === undefined || other === undefined ? one === other : equal(one, other);

/** Splits a text into paragraphs, each with the blank lines after it; a blank text has no paragraphs. */
const split = (text: string) => (text.trim() === "" ? [] : `${text.trimEnd()}\n\n`.split(/(?<=\n\n)(?!\n)/));

/** Item of the merged list; `value` is `undefined` if the item was removed. */
interface Row {
  value: Value | undefined;
}

/** Merges lists. `isNumbered`: whether each item has a path of its own; paragraphs have none. */
function mergeItems(lists: Versions<Value[]>, decide: Decide, path: ValuePath, isNumbered: boolean): Value[] {
  const { base, mine, theirs } = lists;
  const [myPairs, theirPairs] = [pairItems(base, mine), pairItems(base, theirs)];
  const kept = base.map((item, index): Row => {
    const [own, other] = [myPairs.indexOf(index), theirPairs.indexOf(index)];
    const at = isNumbered ? [...path, own < 0 ? other : own] : path;
    return { value: mergeValues({ base: item, mine: mine[own], theirs: theirs[other] }, decide, at) };
  });
  const mineRows = mine.map((value, at): Row => kept[myPairs[at] ?? -1] ?? { value });
  const added = new Set(mineRows.filter((row) => !kept.includes(row)));
  const theirRows = theirs.map((value, at): Row => {
    // An item that both sides have added appears in the result only once.
    const twin = [...added].find((row) => isSame(row.value, value));
    const known = kept[theirPairs[at] ?? -1] ?? twin;
    if (known) added.delete(known);
    return known ?? { value };
  });
  const common = (rows: readonly Row[], others: readonly Row[]) =>
    rows.filter((row) => row.value !== undefined && kept.includes(row) && others.includes(row));
  const [own, other] = [common(mineRows, theirRows), common(theirRows, mineRows)];
  const inOrder = (rows: readonly Row[], like: readonly Row[]) => rows.every((row, at) => row === like[at]);
  const before = kept.filter((row) => own.includes(row));
  const isAsked = !inOrder(own, before) && !inOrder(other, before) && !inOrder(own, other);
  const side = isAsked
    ? decide({ path, mine: valuesOf(mineRows), theirs: valuesOf(theirRows), isOrder: true })
    : inOrder(other, before)
      ? "mine"
      : "theirs";
  return valuesOf(side === "mine" ? woven(mineRows, theirRows) : woven(theirRows, mineRows));
}

/**
 * Combines rows: `rows` keep their order, and each additional row of `others` is inserted after the row that precedes
 * it in `others`.
 */
function woven(rows: readonly Row[], others: readonly Row[]): Row[] {
  const all = [...rows];
  for (const [at, row] of others.entries()) {
    const previous = others[at - 1];
    if (!all.includes(row)) all.splice(previous ? all.indexOf(previous) + 1 : 0, 0, row);
  }
  return all;
}

const valuesOf = (rows: readonly Row[]) => rows.flatMap(({ value }) => (value === undefined ? [] : [value]));

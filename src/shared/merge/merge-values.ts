/** Three-way merge of values. Changes to different parts are combined; a person decides about conflicting changes. */
import { isFields, type Value, type ValuePath, isEqual } from "../values.ts";
import { pairItems } from "./pair-items.ts";

export interface Versions<Kind = Value | undefined> {
  /** Common ancestor of `mine` and `theirs`. */
  base: Kind;
  mine: Kind;
  theirs: Kind;
}

export type Side = "mine" | "theirs";

/**
 * Conflict that only a person can decide. If one side is `undefined`, that side removed the value and the other side
 * changed it.
 */
export interface Question {
  /**
   * Path of the value. The path of a list item has the item's index in `mine`, or in `theirs` if `mine` lacks the item.
   * The path of a paragraph is the path of its text.
   */
  path: ValuePath;
  mine: Value | undefined;
  theirs: Value | undefined;
  /** Set if the conflict is about the order of a list, because both sides have moved items. */
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
    const baseFields = isFields(base) ? base : {};
    const parts = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])].map((name) => {
      const valueIn = (fields: typeof mine) => (Object.hasOwn(fields, name) ? fields[name] : undefined);
      const part = { base: valueIn(baseFields), mine: valueIn(mine), theirs: valueIn(theirs) };
      return [name, mergeValues(part, decide, [...path, name])] as const;
    });
    return Object.fromEntries(parts.filter((part): part is [string, Value] => part[1] !== undefined));
  }
  if (Array.isArray(mine) && Array.isArray(theirs))
    return mergeItems({ base: Array.isArray(base) ? base : [], mine, theirs }, decide, path, true);
  if (typeof mine === "string" && typeof theirs === "string" && typeof base === "string" && base !== "") {
    const paragraphs = { base: splitParagraphs(base), mine: splitParagraphs(mine), theirs: splitParagraphs(theirs) };
    // If no version has several paragraphs, the conflict is decided for the whole text.
    if (Object.values(paragraphs).some(({ length }) => length > 1))
      return mergeItems(paragraphs, decide, path, false).join("").replace(/\n+$/, "") + (/\n+$/.exec(mine)?.[0] ?? "");
  }
  return decide({ path, mine, theirs }) === "mine" ? mine : theirs;
}

const isSame = (one: Value | undefined, other: Value | undefined) =>
  one === undefined || other === undefined ? one === other : isEqual(one, other);

/** Splits a text into paragraphs, each with the blank lines after it; a blank text has no paragraphs. */
const splitParagraphs = (text: string) => (text.trim() === "" ? [] : `${text.trimEnd()}\n\n`.split(/(?<=\n\n)(?!\n)/));

/** Item of the merged list; `value` is `undefined` if the item was removed. */
interface Row {
  value: Value | undefined;
}

/** Merges lists. `isNumbered`: whether each item has a path of its own; for the paragraphs of a text, `false`. */
function mergeItems(lists: Versions<Value[]>, decide: Decide, path: ValuePath, isNumbered: boolean): Value[] {
  const { base, mine, theirs } = lists;
  const [myPairs, theirPairs] = [pairItems(base, mine), pairItems(base, theirs)];
  const baseRows = base.map((item, index): Row => {
    const [mineIndex, theirIndex] = [myPairs.indexOf(index), theirPairs.indexOf(index)];
    const itemPath = isNumbered ? [...path, mineIndex < 0 ? theirIndex : mineIndex] : path;
    return { value: mergeValues({ base: item, mine: mine[mineIndex], theirs: theirs[theirIndex] }, decide, itemPath) };
  });
  const mineRows = mine.map((value, at): Row => baseRows[myPairs[at] ?? -1] ?? { value });
  const addedRows = new Set(mineRows.filter((row) => !baseRows.includes(row)));
  const theirRows = theirs.map((value, at): Row => {
    // An item that both sides have added appears in the result only once.
    const twin = [...addedRows].find((row) => isSame(row.value, value));
    const existingRow = baseRows[theirPairs[at] ?? -1] ?? twin;
    if (existingRow) addedRows.delete(existingRow);
    return existingRow ?? { value };
  });
  const commonRows = (rows: readonly Row[], others: readonly Row[]) =>
    rows.filter((row) => row.value !== undefined && baseRows.includes(row) && others.includes(row));
  const [mineCommon, theirCommon] = [commonRows(mineRows, theirRows), commonRows(theirRows, mineRows)];
  const isSameOrder = (rows: readonly Row[], otherRows: readonly Row[]) =>
    rows.every((row, at) => row === otherRows[at]);
  const baseOrder = baseRows.filter((row) => mineCommon.includes(row));
  const isConflict =
    !isSameOrder(mineCommon, baseOrder) &&
    !isSameOrder(theirCommon, baseOrder) &&
    !isSameOrder(mineCommon, theirCommon);
  const side = isConflict
    ? decide({ path, mine: valuesOf(mineRows), theirs: valuesOf(theirRows), isOrder: true })
    : isSameOrder(theirCommon, baseOrder)
      ? "mine"
      : "theirs";
  return valuesOf(side === "mine" ? combineRows(mineRows, theirRows) : combineRows(theirRows, mineRows));
}

/**
 * Combines rows: `rows` keep their order, and each additional row of `others` is inserted after the row that precedes
 * it in `others`.
 */
function combineRows(rows: readonly Row[], others: readonly Row[]): Row[] {
  const combined = [...rows];
  for (const [at, row] of others.entries()) {
    const previous = others[at - 1];
    if (!combined.includes(row)) combined.splice(previous ? combined.indexOf(previous) + 1 : 0, 0, row);
  }
  return combined;
}

const valuesOf = (rows: readonly Row[]) => rows.flatMap(({ value }) => (value === undefined ? [] : [value]));

/**
 * What was typed and is not saved, kept in this browser: it survives a reload, a crash and a closed lid. Each page keeps
 * its own, so that two on one document lose nothing of either.
 */
import type { Typed } from "../../contract/requests.ts";

export interface LocalCopy {
  typed: Typed;
  /** What the file said that it was typed over, and its revision. */
  saved: Typed;
  revision: string;
  /** Names what the server had of it last, for a person with several browsers. */
  known?: string;
}

interface Kept extends LocalCopy {
  /** When it was kept: milliseconds since the epoch. */
  time: number;
}

const PAGE = pageName();
const prefixOf = (file: string) => `redaccion:${file}:`;
const keyOf = (file: string) => prefixOf(file) + PAGE;
const KEY = /^redaccion:(.*):[^:]*$/;

/** A full or forbidden storage keeps nothing: the editor still holds what was typed. */
function ifAllowed<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

/** The same after a reload. */
function pageName(): string {
  const own = crypto.randomUUID();
  const kept = ifAllowed(() => {
    const name = sessionStorage.getItem("redaccion") ?? own;
    sessionStorage.setItem("redaccion", name);
    return name;
  });
  return kept ?? own;
}

export function keepCopy(file: string, copy: LocalCopy): void {
  const kept: Kept = { ...copy, time: Date.now() };
  ifAllowed(() => localStorage.setItem(keyOf(file), JSON.stringify(kept)));
}

/** What this page kept; else the last that another did, which is then this page's. */
export const copyOf = (file: string): LocalCopy | undefined => ifAllowed(() => read(keyOf(file)) ?? adopt(file));

/** The files of which any page kept something. */
export const copiedFiles = (): ReadonlySet<string> =>
  new Set(ifAllowed(() => Object.keys(localStorage).flatMap((key) => KEY.exec(key)?.[1] ?? [])));

export const dropCopy = (file: string) => ifAllowed(() => localStorage.removeItem(keyOf(file)));

/** What any page kept of a file of that name, which was another. */
export const dropCopies = (file: string) =>
  ifAllowed(() => keysOf(file).forEach((key) => localStorage.removeItem(key)));

const keysOf = (file: string) => Object.keys(localStorage).filter((key) => key.startsWith(prefixOf(file)));

const read = (key: string) => JSON.parse(localStorage.getItem(key) ?? "null") as Kept | null;

function adopt(file: string): LocalCopy | undefined {
  const all = keysOf(file).flatMap((key) => {
    const kept = read(key);
    return kept ? [{ key, kept }] : [];
  });
  const last = all.toSorted((one, other) => other.kept.time - one.kept.time)[0];
  if (!last) return undefined;
  keepCopy(file, last.kept);
  localStorage.removeItem(last.key);
  return last.kept;
}

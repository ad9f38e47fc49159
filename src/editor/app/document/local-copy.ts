/**
 * Unsaved content, kept in this browser: it survives a reload, a crash and a closed lid. Each page keeps its own copy,
 * so that two pages on one document lose nothing of either.
 */
import type { Typed } from "../../contract/requests.ts";

export interface LocalCopy {
  typed: Typed;
  /** The content and revision of the file that was edited. */
  saved: Typed;
  revision: string;
  /** The ID of the last draft that the server had, for a person with several browsers. */
  known?: string;
}

interface Kept extends LocalCopy {
  /** The time of keeping, in milliseconds since the epoch. */
  time: number;
}

const PAGE = pageName();
const prefixOf = (file: string) => `redaccion:${file}:`;
const keyOf = (file: string) => prefixOf(file) + PAGE;
const KEY = /^redaccion:(.*):[^:]*$/;

/** Copies that the browser did not store: they live as long as this page, and at the server. */
const held = new Map<string, LocalCopy>();

/** `undefined` where the storage is full or forbidden. */
function ifAllowed<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

/** The ID of this page, which survives a reload. */
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
  const text = JSON.stringify({ ...copy, time: Date.now() } satisfies Kept);
  const store = () => ifAllowed(() => localStorage.setItem(keyOf(file), text));
  const isThere = () => ifAllowed(() => localStorage.getItem(keyOf(file))) === text;
  held.delete(file);
  store();
  if (isThere()) return;
  // An older copy would be taken for the last; without it there may be room.
  dropCopy(file);
  store();
  if (!isThere()) held.set(file, copy);
}

/** Whether this browser failed to store something that was typed. */
export const hasUnstored = (): boolean => held.size > 0;

/** Asks before the page is left while something is not stored. Storing is tried again first. */
export function askBeforeLeaving(event: BeforeUnloadEvent): void {
  // `keepCopy` changes `held`.
  for (const [file, copy] of new Map(held)) keepCopy(file, copy);
  if (hasUnstored()) event.preventDefault();
}

/** The copy of this page, or the newest of another page, which then becomes the copy of this one. */
export const copyOf = (file: string): LocalCopy | undefined =>
  held.get(file) ?? ifAllowed(() => read(keyOf(file)) ?? adopt(file));

/** The files with a copy of any page. */
export const copiedFiles = (): ReadonlySet<string> =>
  new Set([
    ...held.keys(),
    ...(ifAllowed(() => Object.keys(localStorage).flatMap((key) => KEY.exec(key)?.[1] ?? [])) ?? []),
  ]);

export function dropCopy(file: string): void {
  held.delete(file);
  ifAllowed(() => localStorage.removeItem(keyOf(file)));
}

/** Removes the copies of all pages: the file of that name was another document. */
export function dropCopies(file: string): void {
  dropCopy(file);
  ifAllowed(() => keysOf(file).forEach((key) => localStorage.removeItem(key)));
}

const keysOf = (file: string) => Object.keys(localStorage).filter((key) => key.startsWith(prefixOf(file)));

const read = (key: string) => JSON.parse(localStorage.getItem(key) ?? "null") as Kept | null;

function adopt(file: string): LocalCopy | undefined {
  const all = keysOf(file).flatMap((key) => {
    const kept = read(key);
    return kept ? [{ key, kept }] : [];
  });
  const last = all.toSorted((one, other) => other.kept.time - one.kept.time)[0];
  if (!last) return undefined;
  // The storage may not have room for both.
  localStorage.removeItem(last.key);
  keepCopy(file, last.kept);
  return last.kept;
}

/**
 * Stores unsaved content in this browser, so that it survives a reload, a crash or a closed laptop. Each page (a
 * browser tab) stores its own copy, because two pages with the same document must not overwrite each other's content.
 */
import type { Typed } from "../../contract/requests.ts";

export interface LocalCopy {
  typed: Typed;
  /** The content of the file on which `typed` is based; `revision` is the revision of the same file. */
  saved: Typed;
  revision: string;
  /**
   * The ID of the last draft that this page knows to be on the server. The server may have a newer draft, which the
   * same person typed in another browser.
   */
  known?: string;
}

interface Kept extends LocalCopy {
  /** The time at which the copy was stored, in milliseconds since the epoch. */
  time: number;
}

const PAGE = pageName();
const prefixOf = (file: string) => `redaccion:${file}:`;
const keyOf = (file: string) => prefixOf(file) + PAGE;
const KEY = /^redaccion:(.*):[^:]*$/;

/** Copies that the browser could not store, by file. They exist only in the memory of this page and on the server. */
const held = new Map<string, LocalCopy>();

/** Returns the result of `use`; `undefined` if the browser's storage is full or forbidden. */
export function ifAllowed<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

/** Returns the ID of this page, which survives a reload. */
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
  // The older copy is removed, because it is outdated, and the freed space may be enough for the new copy.
  dropCopy(file);
  store();
  if (!isThere()) held.set(file, copy);
}

/** Whether this browser could not store some of the typed content. */
export const hasUnstored = (): boolean => held.size > 0;

/** Asks for confirmation before the page is left while some content is not stored. Storing is tried again first. */
export function askBeforeLeaving(event: BeforeUnloadEvent): void {
  // The loop needs a copy of the map, because `keepCopy` changes `held`.
  for (const [file, copy] of new Map(held)) keepCopy(file, copy);
  if (hasUnstored()) event.preventDefault();
}

/**
 * Returns the copy of this page, or the newest copy of another page, which then becomes the copy of this page;
 * `undefined` if no page has a copy.
 */
export const copyOf = (file: string): LocalCopy | undefined =>
  held.get(file) ?? ifAllowed(() => read(keyOf(file)) ?? adopt(file));

/** Returns the files of which any page has a copy. */
export const copiedFiles = (): ReadonlySet<string> =>
  new Set([
    ...held.keys(),
    ...(ifAllowed(() => Object.keys(localStorage).flatMap((key) => KEY.exec(key)?.[1] ?? [])) ?? []),
  ]);

export function dropCopy(file: string): void {
  held.delete(file);
  ifAllowed(() => localStorage.removeItem(keyOf(file)));
}

/** Removes the copies of a file in all pages. Used if they belong to a former document with the same file name. */
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
  // The other page's copy is removed first, because the storage may not have room for two copies.
  localStorage.removeItem(last.key);
  keepCopy(file, last.kept);
  return last.kept;
}

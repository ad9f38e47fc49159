/**
 * Stores unsaved content in this browser, so that the content survives a reload or a crash. Each page (a browser tab)
 * stores its own copy, because two pages with the same document must not overwrite each other's content.
 */
import { attempt as tryStorage } from "../../../shared/loading/storage.ts";
import type { Typed } from "../../contract/requests.ts";

export interface LocalCopy {
  typed: Typed;
  /** The content of the file before it was changed to `typed`. `revision` is the revision of this content. */
  saved: Typed;
  revision: string;
  /**
   * The ID of the last draft that this page knows to be on the server. The server may have a newer draft, which the
   * same person typed in another window.
   */
  known?: string;
}

interface StoredCopy extends LocalCopy {
  /** The time at which the copy was stored, in milliseconds since the epoch. */
  time: number;
}

const PAGE_ID = claimPageId();
const prefixOf = (file: string) => `redaccion:${file}:`;
const keyOf = (file: string) => prefixOf(file) + PAGE_ID;
const KEY_PATTERN = /^redaccion:(.*):[^:]*$/;

/** Copies that the browser could not store, by file. They exist only in the memory of this page and on the server. */
const unstored = new Map<string, LocalCopy>();

/**
 * Returns the ID of this page, which stays the same when the page is reloaded. The session storage has the ID only
 * between two loads, because a duplicated tab gets a copy of the session storage.
 */
function claimPageId(): string {
  const newId = crypto.randomUUID();
  const id = tryStorage(() => sessionStorage.getItem("redaccion")) ?? newId;
  tryStorage(() => {
    addEventListener("pageshow", () => tryStorage(() => sessionStorage.removeItem("redaccion")));
    addEventListener("pagehide", () => tryStorage(() => sessionStorage.setItem("redaccion", id)));
  });
  return id;
}

export function storeCopy(file: string, copy: LocalCopy): void {
  const text = JSON.stringify({ ...copy, time: Date.now() } satisfies StoredCopy);
  const store = () => tryStorage(() => localStorage.setItem(keyOf(file), text));
  const isStored = () => tryStorage(() => localStorage.getItem(keyOf(file))) === text;
  unstored.delete(file);
  store();
  if (isStored()) return;
  // If storing fails, the older copy is removed: it is outdated, and the freed space may be enough for the new copy.
  dropCopy(file);
  store();
  if (!isStored()) unstored.set(file, copy);
}

/** Whether this browser could not store some of the typed content. */
export const hasUnstored = (): boolean => unstored.size > 0;

/** Tries again to store the content. If some of it is still not stored, the browser asks before it leaves the page. */
export function askBeforeLeaving(event: BeforeUnloadEvent): void {
  // The loop needs a copy of the map, because `storeCopy` changes `unstored`.
  for (const [file, copy] of new Map(unstored)) storeCopy(file, copy);
  if (hasUnstored()) event.preventDefault();
}

/**
 * Returns the copy of this page, or the newest copy of another page, which then becomes the copy of this page;
 * `undefined` if no page has a copy.
 */
export const loadCopy = (file: string): LocalCopy | undefined =>
  unstored.get(file) ?? tryStorage(() => readCopy(keyOf(file)) ?? adoptCopy(file));

/** Returns the files that have an unsaved copy in this browser, no matter which page has stored the copy. */
export const copiedFiles = (): ReadonlySet<string> =>
  new Set([
    ...unstored.keys(),
    ...(tryStorage(() => Object.keys(localStorage).flatMap((key) => KEY_PATTERN.exec(key)?.[1] ?? [])) ?? []),
  ]);

export function dropCopy(file: string): void {
  unstored.delete(file);
  tryStorage(() => localStorage.removeItem(keyOf(file)));
}

/** Removes the copies of a file in all pages. A new document needs this if a former document had the same file name. */
export function dropCopies(file: string): void {
  dropCopy(file);
  tryStorage(() => keysOf(file).forEach((key) => localStorage.removeItem(key)));
}

const keysOf = (file: string) => Object.keys(localStorage).filter((key) => key.startsWith(prefixOf(file)));

const readCopy = (key: string) => JSON.parse(localStorage.getItem(key) ?? "null") as StoredCopy | null;

function adoptCopy(file: string): LocalCopy | undefined {
  const copies = keysOf(file).flatMap((key) => {
    const copy = readCopy(key);
    return copy ? [{ key, copy }] : [];
  });
  const newest = copies.toSorted((one, other) => other.copy.time - one.copy.time)[0];
  if (!newest) return undefined;
  // The other page's copy is removed first, because the storage may not have room for two copies.
  localStorage.removeItem(newest.key);
  storeCopy(file, newest.copy);
  return newest.copy;
}

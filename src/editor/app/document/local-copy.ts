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

/** What no storage took: it lives as long as this page, and at the server. */
const held = new Map<string, LocalCopy>();

/** A full or forbidden storage keeps nothing. */
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
  const text = JSON.stringify({ ...copy, time: Date.now() } satisfies Kept);
  const store = () => ifAllowed(() => localStorage.setItem(keyOf(file), text));
  const isThere = () => ifAllowed(() => localStorage.getItem(keyOf(file))) === text;
  held.delete(file);
  store();
  if (isThere()) return;
  // An older one would be taken for the last. Without it there may be room.
  dropCopy(file);
  store();
  if (!isThere()) held.set(file, copy);
}

/** Whether something was typed that this browser did not keep. */
export const isUnkept = (): boolean => held.size > 0;

/** Somebody may have made room meanwhile. */
export function askBeforeLeaving(event: BeforeUnloadEvent): void {
  // Keeping one changes which are held.
  for (const [file, copy] of new Map(held)) keepCopy(file, copy);
  if (isUnkept()) event.preventDefault();
}

/** What this page kept; else the last that another did, which is then this page's. */
export const copyOf = (file: string): LocalCopy | undefined =>
  held.get(file) ?? ifAllowed(() => read(keyOf(file)) ?? adopt(file));

/** The files of which any page kept something. */
export const copiedFiles = (): ReadonlySet<string> =>
  new Set([
    ...held.keys(),
    ...(ifAllowed(() => Object.keys(localStorage).flatMap((key) => KEY.exec(key)?.[1] ?? [])) ?? []),
  ]);

export function dropCopy(file: string): void {
  held.delete(file);
  ifAllowed(() => localStorage.removeItem(keyOf(file)));
}

/** What any page kept of a file of that name, which was another. */
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
  // Both may not have room.
  localStorage.removeItem(last.key);
  keepCopy(file, last.kept);
  return last.kept;
}

/** The pages that the reader opened from the search. They are kept in this browser and sent to nobody. */
import type { Shown } from "../../search/entry.ts";
import { attempt, RECENT_KEY } from "../../../shared/loading/storage.ts";

const MOST = 6;

export function recentPages(): readonly Shown[] {
  return attempt(() => (JSON.parse(localStorage.getItem(RECENT_KEY) ?? "[]") as Shown[]).slice(0, MOST)) ?? [];
}

export function rememberPage({ address, kind, title, lang, picture }: Shown): void {
  const others = recentPages().filter((page) => page.address !== address);
  const pages = [{ address, kind, title, lang, picture }, ...others].slice(0, MOST);
  attempt(() => localStorage.setItem(RECENT_KEY, JSON.stringify(pages)));
}

export const forgetPages = () => void attempt(() => localStorage.removeItem(RECENT_KEY));

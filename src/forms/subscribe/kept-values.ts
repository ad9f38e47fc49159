/** Keeps what was typed in a form over a reload that the reader asked for, in the tab's own storage and for once. */
import { TYPED_KEY } from "../../magazine/storage-keys.ts";

const fieldsOf = (place: HTMLElement | null) => place?.querySelectorAll<HTMLInputElement>("input") ?? [];

export function keepValues(place: HTMLElement | null): void {
  try {
    const typed = Array.from(fieldsOf(place), ({ name, value }) => [name, value]);
    sessionStorage.setItem(TYPED_KEY, JSON.stringify(Object.fromEntries(typed)));
  } catch {
    // Where nothing can be stored it is lost, as with any reload.
  }
}

export function restoreValues(place: HTMLElement | null): void {
  try {
    const typed = JSON.parse(sessionStorage.getItem(TYPED_KEY) ?? "{}") as Record<string, string>;
    sessionStorage.removeItem(TYPED_KEY);
    for (const field of fieldsOf(place)) field.value ||= typed[field.name] ?? "";
  } catch {
    // Nothing was kept.
  }
}

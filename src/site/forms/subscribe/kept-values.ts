/** Carries what was typed in a form over one reload of the page, in the storage of the tab. */
import { attempt, TYPED_KEY } from "../../../shared/loading/storage.ts";

const fieldsOf = (place: HTMLElement | null) => place?.querySelectorAll<HTMLInputElement>("input") ?? [];

/** Where nothing can be stored it is lost, as with any reload. */
export function keepValues(place: HTMLElement | null): void {
  const typed = Array.from(fieldsOf(place), ({ name, value }) => [name, value]);
  attempt(() => sessionStorage.setItem(TYPED_KEY, JSON.stringify(Object.fromEntries(typed))));
}

export function restoreValues(place: HTMLElement | null): void {
  const kept = attempt(() => sessionStorage.getItem(TYPED_KEY));
  if (!kept) return;
  sessionStorage.removeItem(TYPED_KEY);
  const typed = JSON.parse(kept) as Record<string, string>;
  for (const field of fieldsOf(place)) field.value ||= typed[field.name] ?? "";
}

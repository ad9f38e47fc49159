/** Carries what was typed in a form over one reload of the page, in the storage of the tab. */
const KEY = "pompa:typed";

const fieldsOf = (place: HTMLElement | null) => place?.querySelectorAll<HTMLInputElement>("input") ?? [];

export function keepValues(place: HTMLElement | null): void {
  try {
    const typed = Array.from(fieldsOf(place), ({ name, value }) => [name, value]);
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(typed)));
  } catch {
    // Without storage it is lost, as with any reload.
  }
}

export function restoreValues(place: HTMLElement | null): void {
  try {
    const typed = JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as Record<string, string>;
    sessionStorage.removeItem(KEY);
    for (const field of fieldsOf(place)) field.value ||= typed[field.name] ?? "";
  } catch {
    // Nothing was kept.
  }
}

import type { EditorsLanguage } from "../../../shared/magazine/define-magazine.ts";

/** The language of whoever has no magazine yet. */
export function terminalLanguage(): EditorsLanguage {
  const { language } = new Intl.Locale(Intl.DateTimeFormat().resolvedOptions().locale);
  return language === "es" ? "es" : "en";
}

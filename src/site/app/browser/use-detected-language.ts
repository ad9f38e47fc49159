import { use, useEffect } from "react";
import { I18nContext } from "react-i18next";

/** On the first page; a later one is in the language that the reader has by then. */
let detected = false;

/**
 * Finds the reader's language once the first page is hydrated: changing it any sooner would put
 * English beside the prerendered Spanish that React is still taking over.
 */
export function useDetectedLanguage(): void {
  // The instance itself: `useTranslation` gives a copy, another one after each change of language.
  const { i18n } = use(I18nContext);
  useEffect(() => {
    if (detected) return;
    detected = true;
    import("../../i18n/detect.ts").then(
      ({ applyDetectedLanguage }) => applyDetectedLanguage(i18n),
      // Without the code the page stays in Spanish.
      () => {},
    );
  }, [i18n]);
}

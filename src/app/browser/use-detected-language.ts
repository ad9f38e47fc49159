import { useEffect } from "react";
import { useTranslation } from "react-i18next";

/**
 * Finds the reader's language once the first page is hydrated: changing it any sooner would put
 * English beside the prerendered Spanish that React is still taking over.
 */
export function useDetectedLanguage(hydrated: boolean): void {
  const { i18n } = useTranslation();
  useEffect(() => {
    if (!hydrated) return;
    import("../../i18n/detect.ts").then(
      ({ applyDetectedLanguage }) => applyDetectedLanguage(i18n),
      // Without the code the page stays in Spanish.
      () => {},
    );
  }, [hydrated, i18n]);
}

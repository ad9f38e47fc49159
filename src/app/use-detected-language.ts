import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { applyDetectedLanguage } from "../i18n/detect.ts";

/**
 * Finds the reader's language once the first page is hydrated: changing it any sooner would put
 * English beside the prerendered Spanish that React is still taking over.
 */
export function useDetectedLanguage(hydrated: boolean): void {
  const { i18n } = useTranslation();
  useEffect(() => {
    if (hydrated) void applyDetectedLanguage(i18n);
  }, [hydrated, i18n]);
}

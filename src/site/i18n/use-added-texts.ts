import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CONTENT_LANGUAGE } from "../../shared/magazine/language.ts";

/**
 * Adds bundled texts of a part that is loaded on demand, so that no page without it downloads them. Newer ones, of
 * the file that the page has loaded, stay. Returns `t`.
 */
export function useAddedTexts(texts: object) {
  const { t, i18n } = useTranslation();
  useState(() => void i18n.addResourceBundle(CONTENT_LANGUAGE, "translation", texts, true, false));
  return t;
}

import { useState } from "react";
import { useTranslation } from "react-i18next";
import { offline } from "../../../public/locales/es/translation.json";
import { addTexts } from "../../i18n/add-texts.ts";

/** The texts of the page without a network, which come with its code so that no other page downloads them. Returns `t`. */
export function useOfflineTexts() {
  const { t, i18n } = useTranslation();
  useState(() => addTexts(i18n, { offline }));
  return t;
}

import { useState } from "react";
import { useTranslation } from "react-i18next";
import { search } from "../../../public/locales/es/translation.json";
import { addTexts } from "../../i18n/add-texts.ts";

/** The texts of the search, which come with its code so that no other page downloads them. Returns `t`. */
export function useSearchTexts() {
  const { t, i18n } = useTranslation();
  useState(() => addTexts(i18n, { search }));
  return t;
}

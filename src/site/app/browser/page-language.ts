import { useLayoutEffect } from "react";
import { useTranslation } from "react-i18next";

/** Names the language of the texts with which it is shown. Named before them, it would have the page laid out twice. */
export function PageLanguage() {
  const { language } = useTranslation().i18n;
  useLayoutEffect(() => {
    const root = document.documentElement;
    // Named again, it would be laid out as well.
    if (root.lang !== language) root.lang = language;
  }, [language]);
  return undefined;
}

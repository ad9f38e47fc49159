import { useTranslation } from "react-i18next";
import { type LocalText, spokenIn } from "../../shared/magazine/local-text.ts";

/** Answers a text of the content in the reader's language, as attributes of an element: `<p {...local(claim)} />`. */
export function useLocalText() {
  const { i18n } = useTranslation();
  return (text: LocalText) => spokenIn(text, i18n.language);
}

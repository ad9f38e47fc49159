import { offline } from "#texts";
import { useAddedTexts } from "../../i18n/use-added-texts.ts";

/** The texts of the page without a network. Returns `t`. */
export const useOfflineTexts = () => useAddedTexts({ offline });

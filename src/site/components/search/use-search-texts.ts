import { search } from "#texts";
import { useAddedTexts } from "../../i18n/use-added-texts.ts";

/** The texts of the search. Returns `t`. */
export const useSearchTexts = () => useAddedTexts({ search });

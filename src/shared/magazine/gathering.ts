/** The document types that gather pieces, and those whose documents may be pieces. */
import { DOCUMENT_TYPES } from "./addresses.ts";

const typesWith = (trait: "gathers" | "gathered") =>
  Object.keys(DOCUMENT_TYPES).filter((type) => DOCUMENT_TYPES[type]?.[trait]);

/** Type whose documents gather pieces; `undefined` if the magazine has none. */
export const [GATHERING_TYPE] = typesWith("gathers");

/** Types whose documents may be pieces, in the order of the menu; none if no type gathers pieces. */
export const PIECE_TYPES: readonly string[] = GATHERING_TYPE === undefined ? [] : typesWith("gathered");

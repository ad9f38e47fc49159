import { z } from "zod";
import { words } from "../words/words.ts";
import { formerAddress } from "./links.ts";
import { described, documentType } from "./metadata.ts";

const fields = z.strictObject({
  formerAddresses: described(z.array(formerAddress), words.gone.formerAddresses),
});

/** Addresses that had a page and lead nowhere: 410, https://www.rfc-editor.org/rfc/rfc9110#name-410-gone */
export const gone = documentType(fields, words.gone.document);

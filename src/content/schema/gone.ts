import { z } from "zod";
import { formerAddress } from "./links.ts";
import { described, documentType } from "./metadata.ts";

const fields = z.strictObject({
  formerAddresses: described(z.array(formerAddress), {
    title: "Direcciones",
    description: "Las de páginas que se borraron: quien las visita lee que ya no están.",
  }),
});

/** Addresses that had a page and lead nowhere: 410, https://www.rfc-editor.org/rfc/rfc9110#name-410-gone */
export const gone = documentType(fields, {
  title: "Páginas que ya no están",
  plural: "Páginas que ya no están",
  description: "Las direcciones de las páginas que se borraron.",
});

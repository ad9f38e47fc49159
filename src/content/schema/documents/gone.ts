import { z } from "zod";
import { defineCollection } from "../../compiler/document/collection.ts";
import { inEditorsLanguage } from "../../messages/messages.ts";
import { formerAddress } from "../fields/links.ts";
import { described, describedType } from "../metadata.ts";

const texts = inEditorsLanguage({
  es: {
    formerAddresses: {
      title: "Direcciones",
      description:
        "Las de páginas que se borraron: quien las visita ve la de inicio, y los buscadores se enteran de que ya no están.",
    },
    document: {
      title: "Páginas que ya no están",
      plural: "Páginas que ya no están",
      description: "Las direcciones de las páginas que se borraron.",
    },
  },
  en: {
    formerAddresses: {
      title: "Addresses",
      description:
        "Those of pages that were deleted: visitors see the home page, and search engines learn that they are gone.",
    },
    document: {
      title: "Pages that are gone",
      plural: "Pages that are gone",
      description: "The addresses of the pages that were deleted.",
    },
  },
});

const fields = z.strictObject({
  formerAddresses: described(z.array(formerAddress), texts.formerAddresses),
});

/** The addresses to which the server responds with 410 Gone: https://www.rfc-editor.org/rfc/rfc9110#name-410-gone */
export const gone = defineCollection({
  extension: ".yaml",
  schema: describedType(fields, texts.document),
  singleton: true,
  optional: true,
});

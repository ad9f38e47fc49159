/** Schema of the sections of a configuration: their names and their addresses. */
import { types } from "#magazine";
import { z } from "zod";
import { messages } from "../../../content/messages/messages.ts";
import { addressKey } from "../../../shared/compiled/address.ts";
import { OWN_PAGES, WANTED_PAGES } from "../../../shared/magazine/pages.ts";

const address = z.string().regex(/^(?:\/[\w-]+)+$/, messages.configuration.noAddress);
const documents = z.string().regex(/^(?:\/[\w-]+)*\/:slug$/, messages.configuration.noDocuments);

const section = z.strictObject({ address });
const list = section.extend({ documents });

/**
 * Schemas of the sections that list a document type. Fields other than addresses are checked later (`check-types.ts`),
 * because their check needs valid addresses.
 */
const pagesOfTypes = Object.entries(types).map(
  ([name, type]) =>
    [type.section ?? name, z.looseObject((type.hasPages ? list : section).shape).exactOptional()] as const,
);

const pages = Object.fromEntries<z.ZodType>([
  ...OWN_PAGES.map((name) => [name, name === "contributors" ? list : section] as const),
  ...WANTED_PAGES.map((name) => [name, section.exactOptional()] as const),
  ...pagesOfTypes,
]);

export const sections = z
  .object(pages)
  .catchall(z.custom(() => false, messages.configuration.noType))
  .superRefine((written, context) => {
    const taken = new Map<string, string>();
    for (const [name, page] of Object.entries(written)) {
      const { address: own = name } = page as Partial<z.infer<typeof section>>;
      const key = addressKey(own);
      const other = taken.get(key);
      if (other)
        context.addIssue({ code: "custom", path: [name, "address"], message: messages.configuration.addressOf(other) });
      taken.set(key, name);
    }
  });

/** The pages of a configuration: which kinds there are, and what an address may be. */
import { z } from "zod";
import { addressKey } from "../../shared/compiled/address.ts";
import type { ListOfPages, OwnPage, WantedPage } from "../../shared/magazine/pages.ts";

const address = z.string().regex(/^(?:\/[\w-]+)+$/, "no es una dirección, como /news.");
const documents = z
  .string()
  .regex(/^(?:\/[\w-]+)*\/:slug$/, "no es una dirección con :slug al final, como /News/:slug.");

const section = z.strictObject({ address, named: z.string().exactOptional() });
const list = section.extend({ documents });

const pages = {
  who: section,
  form: section,
  contributors: list,
  search: section,
  offline: section,
  editorials: section.exactOptional(),
  socialite: section.exactOptional(),
  "club-pompa": section.exactOptional(),
  issues: list.exactOptional(),
  "made-in-arg": list.exactOptional(),
  news: list.exactOptional(),
} satisfies Record<OwnPage | WantedPage | ListOfPages, z.ZodType>;

export const sections = z.strictObject(pages).superRefine((written, context) => {
  const found = Object.entries<z.infer<typeof section> | undefined>(written);
  const taken = new Map<string, string>();
  for (const [name, page] of found) {
    const key = addressKey(page?.address ?? name);
    const other = taken.get(key);
    if (other) context.addIssue({ code: "custom", path: [name, "address"], message: `es la de ${other}.` });
    taken.set(key, name);
  }
});

/** The pages of a configuration: which kinds there are, and what an address may be. */
import { z } from "zod";
import { words } from "../../content/words/words.ts";
import { addressKey } from "../../shared/compiled/address.ts";
import { type FixedPage, OWN_PAGES, PAGED, PODCAST_CATEGORIES, WANTED_PAGES } from "../../shared/magazine/pages.ts";

const address = z.string().regex(/^(?:\/[\w-]+)+$/, words.configuration.noAddress);
const documents = z.string().regex(/^(?:\/[\w-]+)*\/:slug$/, words.configuration.noDocuments);

const section = z.strictObject({ address, named: z.string().exactOptional() });
const list = section.extend({ documents });

const show = list.extend({
  category: z.enum(PODCAST_CATEGORIES),
  explicit: z.boolean(),
  cover: z.string().regex(/^[\w-]+\.(?:jpe?g|png)$/, words.configuration.noCover),
});

const LISTS: readonly FixedPage[] = Object.values(PAGED);
const kind = (name: FixedPage) => (LISTS.includes(name) ? list : section);

const pages = Object.fromEntries<z.ZodType<z.infer<typeof section> | undefined>>([
  ...OWN_PAGES.map((name) => [name, kind(name)] as const),
  ...WANTED_PAGES.map((name) => [name, kind(name).exactOptional()] as const),
  ["podcasts", show.exactOptional()] as const,
]);

export const sections = z.strictObject(pages).superRefine((written, context) => {
  const found = Object.entries(written);
  const taken = new Map<string, string>();
  for (const [name, page] of found) {
    const key = addressKey(page?.address ?? name);
    const other = taken.get(key);
    if (other)
      context.addIssue({ code: "custom", path: [name, "address"], message: words.configuration.addressOf(other) });
    taken.set(key, name);
  }
});

/**
 * Throws a `UsageError` if the configuration or the logo has faults, with a sentence for each fault. Commands import
 * this module first, because other modules use the configuration as soon as they are loaded.
 */
import { readFileSync } from "node:fs";
import magazine, { types } from "#magazine";
import { z } from "zod";
import { messages, MESSAGES_LANGUAGE } from "../../../content/messages/messages.ts";
import type { Magazine } from "../../../shared/magazine/define-magazine.ts";
import { colors } from "./check-colors.ts";
import { accepts, fonts } from "./check-fonts.ts";
import { CONFIGURATION_FILE } from "../paths.ts";
import { UsageError } from "../../../shared/usage-error.ts";
import { addressKey } from "../../../shared/compiled/address.ts";
import { REQUIRED_PAGES, OPTIONAL_PAGES } from "../../../shared/magazine/pages.ts";
import { drawingFaults } from "../logo/files.ts";

const address = z.string().regex(/^(?:\/[\w-]+)+$/, messages.configuration.noAddress);
const documents = z.string().regex(/^(?:\/[\w-]+)*\/:slug$/, messages.configuration.noDocuments);

const section = z.strictObject({ address });
const listSection = section.extend({ documents });

/**
 * Schemas of the sections that list a document type. Fields other than addresses are checked later (`check-types.ts`),
 * because their check needs valid addresses.
 */
const pagesOfTypes = Object.entries(types).map(
  ([name, type]) =>
    [type.section ?? name, z.looseObject((type.hasPages ? listSection : section).shape).exactOptional()] as const,
);

const sectionFields = Object.fromEntries<z.ZodType>([
  ...REQUIRED_PAGES.map((name) => [name, name === "contributors" ? listSection : section] as const),
  ...OPTIONAL_PAGES.map((name) => [name, section.exactOptional()] as const),
  ...pagesOfTypes,
]);

/** Schema of the sections: their names and their addresses. */
const sections = z
  .object(sectionFields)
  .catchall(z.custom(() => false, messages.configuration.noType))
  .superRefine((sectionValues, context) => {
    const namesByAddress = new Map<string, string>();
    for (const [name, page] of Object.entries(sectionValues)) {
      const { address: sectionAddress = name } = page as Partial<z.infer<typeof section>>;
      const key = addressKey(sectionAddress);
      const otherName = namesByAddress.get(key);
      if (otherName)
        context.addIssue({
          code: "custom",
          path: [name, "address"],
          message: messages.configuration.addressOf(otherName),
        });
      namesByAddress.set(key, name);
    }
  });

const text = z.string().min(1);

const language = text.refine(
  (code) => /^[a-z]{2,3}$/.test(code) && accepts(() => Intl.PluralRules.supportedLocalesOf(code).length),
  messages.configuration.noLanguage,
);

const segment = text.regex(/^[a-z0-9-]+$/, messages.configuration.noSegment);

const network = z.strictObject({ name: text, kind: text, example: z.url(), icon: text });

const fields = {
  locale: text.refine((tag) => accepts(() => new Intl.Locale(tag)), messages.newMagazine.noLocale),
  zone: text.refine(
    (zone) => accepts(() => new Intl.DateTimeFormat("en", { timeZone: zone })),
    messages.newMagazine.noZone,
  ),
  language,
  languages: z.array(language).min(1),
  editorsLanguage: z.enum(["en", "es"]),
  sections,
  menu: z.array(text).min(1),
  spellings: z.array(text).exactOptional(),
  api: z.boolean().exactOptional(),
  words: z.strictObject({ page: segment, role: segment }),
  networks: z.record(text.regex(/^\w+$/), network),
  fonts,
  colors,
} satisfies Record<keyof Magazine, z.ZodType>;

const isUnique = (list: readonly string[]) => new Set(list).size === list.length;

const schema = z
  .strictObject(fields)
  .refine(({ languages }) => isUnique(languages), { path: ["languages"], error: messages.configuration.languageTwice })
  .refine(({ language: mainLanguage, languages }) => languages.includes(mainLanguage), {
    path: ["language"],
    error: messages.configuration.notInLanguages,
  })
  .refine(({ menu }) => isUnique(menu), { path: ["menu"], error: messages.configuration.pageTwice })
  .refine(({ menu, sections: pages }) => menu.every((name) => name in pages), {
    path: ["menu"],
    error: messages.configuration.notInSections,
  });

/** Returns the faults of a configuration, each as the path of the field and a sentence. */
export function faultsOf(config: unknown): string[] {
  const { error } = schema.safeParse(config, { error: z.locales[MESSAGES_LANGUAGE]().localeError });
  return (error?.issues ?? []).map(({ path, message }) => `${path.join(".")}: ${message}`);
}

const FORMER_IMPORT = /\bfrom\s*["'][^"']*\/define-magazine(?:\.ts)?["']/;
if (FORMER_IMPORT.test(readFileSync(CONFIGURATION_FILE, "utf8")))
  throw new UsageError(messages.configuration.formerImport);
const faults = faultsOf(magazine);
if (faults.length > 0) throw new UsageError(messages.configuration.wrong(faults));
const logoFaults = drawingFaults();
if (logoFaults.length > 0) throw new UsageError(messages.configuration.wrongLogo(logoFaults));

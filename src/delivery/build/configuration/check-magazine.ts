/**
 * Refuses a wrong configuration and a wrong logo, with a sentence for each field. Commands import this module first,
 * because other modules use the configuration as soon as they are loaded.
 */
import { readFileSync } from "node:fs";
import magazine from "#magazine";
import { z } from "zod";
import "../logo/check-logo.ts";
import { messages, MESSAGES_LANGUAGE } from "../../../content/messages/messages.ts";
import type { Magazine } from "../../../shared/magazine/define-magazine.ts";
import { colors } from "./check-colors.ts";
import { fonts } from "./check-fonts.ts";
import { sections } from "./check-sections.ts";
import { CONFIGURATION_FILE } from "../paths.ts";
import { UsageError } from "../../../shared/usage-error.ts";

const accepts = (ask: () => unknown) => {
  try {
    return Boolean(ask());
  } catch {
    return false;
  }
};

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

const isOnce = (list: readonly string[]) => new Set(list).size === list.length;

const schema = z
  .strictObject(fields)
  .refine(({ languages }) => isOnce(languages), { path: ["languages"], error: messages.configuration.languageTwice })
  .refine(({ language: own, languages }) => languages.includes(own), {
    path: ["language"],
    error: messages.configuration.notInLanguages,
  })
  .refine(({ menu }) => isOnce(menu), { path: ["menu"], error: messages.configuration.pageTwice })
  .refine(({ menu, sections: pages }) => menu.every((name) => name in pages), {
    path: ["menu"],
    error: messages.configuration.notInSections,
  });

/** Returns the faults of a configuration, a sentence for each field. */
export function faultsOf(config: unknown): string[] {
  const { error } = schema.safeParse(config, { error: z.locales[MESSAGES_LANGUAGE]().localeError });
  return (error?.issues ?? []).map(({ path, message }) => `${path.join(".")}: ${message}`);
}

const FORMER_IMPORT = /\bfrom\s*["'][^"']*\/define-magazine(?:\.ts)?["']/;
if (FORMER_IMPORT.test(readFileSync(CONFIGURATION_FILE, "utf8")))
  throw new UsageError(messages.configuration.formerImport);
const faults = faultsOf(magazine);
if (faults.length > 0) throw new UsageError(messages.configuration.wrong(faults));

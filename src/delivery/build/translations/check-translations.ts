/**
 * Checks all files of translations before a site is built, because i18next shows their texts to readers unchecked.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { messages } from "../../../content/messages/messages.ts";
import { CONTENT_LANGUAGE, LANGUAGES } from "../../../shared/magazine/language.ts";
import { missingKeyFaults, textFaults } from "./check-texts.ts";
import { readTable, type Table } from "./read-table.ts";
import { DOCUMENT_PLACES, DOCUMENT_TYPES } from "../../../shared/magazine/addresses.ts";
import { SITE_FOLDERS } from "../../../shared/magazine/site-folders.ts";
import { PUBLIC_DIR } from "../paths.ts";

export interface TranslationFaults {
  /** Sentences that name the file and the key. A single fault stops the build. */
  faults: string[];
  /** Sentences about missing texts. Readers see these texts in the language of the content. */
  missing: string[];
}

/**
 * Checks the translations in `folder`, which has a folder for each language. `requiredKeys` are keys that the magazine
 * needs in addition to the keys in the file of the content's language.
 */
export function checkTranslations(
  folder: string,
  languages = LANGUAGES,
  requiredKeys: readonly string[] = [],
): TranslationFaults {
  const folderNames = readdirSync(folder).filter((name) => !name.startsWith("."));
  const names = [...new Set([...languages, ...folderNames])].toSorted();
  const tables = new Map(names.map((language) => [language, tableOf(folder, language)]));
  const contentTexts = tables.get(CONTENT_LANGUAGE)?.texts ?? new Map<string, string>();
  const reference = new Map([
    ...(contentTexts.size > 0 ? requiredKeys : []).map((key) => [key, ""] as const),
    ...contentTexts,
  ]);
  const reports = [...tables].map(([language, { texts, faults }]) => {
    const withFile = (fault: string) => `${path.join(path.relative(".", folder), language, FILE)}: ${fault}`;
    // Without texts, or without a reference for them, only the faults of the file itself are reported.
    const isReadable = texts.size > 0 && reference.size > 0;
    return {
      faults: [...faults, ...(isReadable ? textFaults(language, texts, reference) : [])].map(withFile),
      missing: (isReadable ? missingKeyFaults(language, texts, reference) : []).map(withFile),
      isContentLanguage: language === CONTENT_LANGUAGE,
    };
  });
  return {
    // A text that is missing in the language of the content has no fallback, so its absence is a fault.
    faults: reports.flatMap(({ faults, missing, isContentLanguage }) =>
      isContentLanguage ? [...faults, ...missing] : faults,
    ),
    missing: reports.flatMap(({ missing, isContentLanguage }) => (isContentLanguage ? [] : missing)),
  };
}

const FILE = "translation.json";

function tableOf(folder: string, language: string): Table {
  const file = path.join(folder, language, FILE);
  if (!isLanguage(language)) return { texts: new Map(), faults: [messages.translations.noLanguage(language)] };
  if (!existsSync(file)) return { texts: new Map(), faults: [messages.translations.noFile] };
  const table = readTable(readFileSync(file));
  if (table.faults.length + table.texts.size > 0) return table;
  return { ...table, faults: [messages.translations.noTexts] };
}

/**
 * Whether a folder has the name of a language. Regional variants have no folder, because they use the folder of their
 * language.
 */
const isLanguage = (name: string) => /^[a-z]{2,3}$/.test(name) && Intl.PluralRules.supportedLocalesOf(name).length > 0;

/** Keys of the texts that the document types of the magazine need. */
const KEYS_OF_TYPES = [
  ...Object.keys(DOCUMENT_PLACES).map((type) => `person.type.${type}`),
  ...Object.entries(DOCUMENT_TYPES).flatMap(([type, { section }]) =>
    type === "team" ? [] : [`search.kind.${section}`],
  ),
];

/** Prints faults of the translations to stderr, and returns whether a site may be built. */
export function reportTranslationFaults({
  strict,
  publicDir = PUBLIC_DIR,
}: {
  strict: boolean;
  publicDir?: string;
}): boolean {
  const { faults, missing } = checkTranslations(path.join(publicDir, SITE_FOLDERS.locales), LANGUAGES, KEYS_OF_TYPES);
  const warnings = missing.map(messages.translations.warning);
  const lines = [...faults, ...warnings];
  if (lines.length === 0) return true;
  const stopsBuild = faults.length > 0 || strict;
  console.error(
    [
      messages.translations.all,
      ...lines.map((each) => `  ${each}`),
      ...(stopsBuild ? [messages.translations.stops] : []),
    ].join("\n"),
  );
  return !stopsBuild;
}

/**
 * Checks all files of translations before a site is built, because i18next shows their texts to readers unchecked.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { messages } from "../../../content/messages/messages.ts";
import { CONTENT_LANGUAGE, LANGUAGES } from "../../../shared/magazine/language.ts";
import { lackingKeys, textFaults } from "./check-texts.ts";
import { readTable, type Table } from "./read-table.ts";
import { DOCUMENT_PLACES, DOCUMENT_TYPES } from "../../../shared/magazine/addresses.ts";
import { SITE_FOLDERS } from "../../../shared/magazine/site-folders.ts";
import { PUBLIC_DIR } from "../paths.ts";

export interface TranslationFaults {
  /** Sentences that name the file and the key. A single fault stops the build. */
  faults: string[];
  /** Sentences for missing texts, which readers get in the language of the content. */
  lacking: string[];
}

/**
 * Checks the translations in `folder`, which has a folder for each language. `asked`: keys that the magazine needs in
 * addition to the keys in the file of the content's language.
 */
export function checkTranslations(
  folder: string,
  languages = LANGUAGES,
  asked: readonly string[] = [],
): TranslationFaults {
  const found = readdirSync(folder).filter((name) => !name.startsWith("."));
  const names = [...new Set([...languages, ...found])].toSorted();
  const tables = new Map(names.map((language) => [language, tableOf(folder, language)]));
  const own = tables.get(CONTENT_LANGUAGE)?.texts ?? new Map<string, string>();
  const known = new Map([...(own.size > 0 ? asked : []).map((key) => [key, ""] as const), ...own]);
  const told = [...tables].map(([language, { texts, faults }]) => {
    const name = (fault: string) => `${path.join(path.relative(".", folder), language, FILE)}: ${fault}`;
    // A file that cannot be read is not checked for missing keys.
    const isRead = texts.size > 0 && known.size > 0;
    return {
      faults: [...faults, ...(isRead ? textFaults(language, texts, known) : [])].map(name),
      lacking: (isRead ? lackingKeys(language, texts, known) : []).map(name),
      isOwn: language === CONTENT_LANGUAGE,
    };
  });
  return {
    // A text that is missing in the language of the content has no fallback, so its absence is a fault.
    faults: told.flatMap(({ faults, lacking, isOwn }) => (isOwn ? [...faults, ...lacking] : faults)),
    lacking: told.flatMap(({ lacking, isOwn }) => (isOwn ? [] : lacking)),
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

/** Keys of texts that the types of the magazine need. */
const KEYS_OF_TYPES = [
  ...Object.keys(DOCUMENT_PLACES).map((type) => `person.type.${type}`),
  ...Object.entries(DOCUMENT_TYPES).flatMap(([type, { section }]) =>
    type === "team" ? [] : [`search.kind.${section}`],
  ),
];

/** Prints faults of the translations to stderr, and returns whether a site may be built. */
export function tellOfTranslations({
  strict,
  publicDir = PUBLIC_DIR,
}: {
  strict: boolean;
  publicDir?: string;
}): boolean {
  const { faults, lacking } = checkTranslations(path.join(publicDir, SITE_FOLDERS.locales), LANGUAGES, KEYS_OF_TYPES);
  const warnings = lacking.map(messages.translations.warning);
  const told = [...faults, ...warnings];
  if (told.length === 0) return true;
  const stops = faults.length > 0 || strict;
  console.error(
    [
      messages.translations.all,
      ...told.map((each) => `  ${each}`),
      ...(stops ? [messages.translations.stops] : []),
    ].join("\n"),
  );
  return !stops;
}

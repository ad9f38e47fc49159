/** Checks the translations of a language. The reference is the content's language, whose texts have all keys. */
import { findForbidden } from "../../../content/compiler/read/text-checks/forbidden-characters.ts";
import { messages } from "../../../content/messages/messages.ts";

type Texts = ReadonlyMap<string, string>;

/**
 * Matches the ending of a key that names the plural form of its text:
 * https://www.i18next.com/translation-function/plurals
 */
const PLURAL_FORM = /_(?:zero|one|two|few|many|other)$/;
/** Matches a placeholder that i18next fills, `{{name}}`. */
const PLACEHOLDER = /\{\{\s*([\w-]+)\s*\}\}/g;
const HTML = /<\/?[a-z!][^>]*>|&(?:[a-z]+|#x?[\da-f]+);/i;

/**
 * Returns a sentence for each key that a language lacks. A text with plural forms needs all plural forms of the
 * language.
 */
export function missingKeyFaults(language: string, texts: Texts, reference: Texts): string[] {
  return keysFor(language, reference)
    .filter((key) => !texts.has(key))
    .map((key) => (PLURAL_FORM.test(key) ? messages.translations.lacksForm(key) : messages.translations.lacks(key)));
}

function keysFor(language: string, reference: Texts): string[] {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const keys = [...reference.keys()].flatMap((key) =>
    PLURAL_FORM.test(key) ? forms.map((form) => key.replace(PLURAL_FORM, `_${form}`)) : [key],
  );
  return [...new Set(keys)].toSorted();
}

/** Returns a sentence for each fault in the texts of a language. */
export function textFaults(language: string, texts: Texts, reference: Texts): string[] {
  const expectedKeys = new Set(keysFor(language, reference));
  return [...texts].flatMap(([key, text]) => {
    if (!expectedKeys.has(key)) return [messages.translations.unknown(key)];
    const source = reference.get(key) ?? reference.get(key.replace(PLURAL_FORM, "_other")) ?? "";
    return [...wordFaults(text), ...placeholderFaults(text, source)].map((fault) =>
      messages.translations.ofKey(key, fault),
    );
  });
}

function wordFaults(text: string): string[] {
  const faults: string[] = [];
  if (text.trim() === "") faults.push(messages.translations.empty);
  const html = HTML.exec(text);
  if (html) faults.push(messages.translations.html(html[0]));
  const character = findForbidden(text);
  if (character) faults.push(messages.translations.letter(character.details.value));
  if (text.includes("$t(")) faults.push(messages.translations.nested);
  return faults;
}

function placeholderFaults(text: string, source: string): string[] {
  const [used, expected] = [placeholdersOf(text), placeholdersOf(source)];
  const rest = text.replaceAll(PLACEHOLDER, "");
  return [
    ...[...expected].filter((placeholder) => !used.has(placeholder)).map(messages.translations.lacksGap),
    ...[...used].filter((placeholder) => !expected.has(placeholder)).map(messages.translations.unknownGap),
    ...(/[{}]/.test(rest) ? [messages.translations.looseBraces] : []),
  ];
}

const placeholdersOf = (text: string) =>
  new Set([...text.matchAll(PLACEHOLDER)].map(([, placeholder = ""]) => placeholder));

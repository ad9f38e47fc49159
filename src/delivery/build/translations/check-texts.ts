/** Checks the texts of a language against the texts of the content's language, which has all keys. */
import { findForbidden } from "../../../content/compiler/read/text-checks/forbidden-characters.ts";
import { messages } from "../../../content/messages/messages.ts";

type Texts = ReadonlyMap<string, string>;

/**
 * Matches the ending of a key that names the plural form of its text:
 * https://www.i18next.com/translation-function/plurals
 */
const FORM = /_(?:zero|one|two|few|many|other)$/;
/** Matches a placeholder that i18next fills, `{{name}}`. */
const GAP = /\{\{\s*([\w-]+)\s*\}\}/g;
const HTML = /<\/?[a-z!][^>]*>|&(?:[a-z]+|#x?[\da-f]+);/i;

/**
 * Returns a sentence for each key that a language lacks. A text with plural forms needs all plural forms of the
 * language.
 */
export function lackingKeys(language: string, texts: Texts, known: Texts): string[] {
  return keysFor(language, known)
    .filter((key) => !texts.has(key))
    .map((key) => (FORM.test(key) ? messages.translations.lacksForm(key) : messages.translations.lacks(key)));
}

function keysFor(language: string, known: Texts): string[] {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const keys = [...known.keys()].flatMap((key) =>
    FORM.test(key) ? forms.map((form) => key.replace(FORM, `_${form}`)) : [key],
  );
  return [...new Set(keys)].toSorted();
}

/** Returns the faults of the texts that a language has, a sentence each. */
export function textFaults(language: string, texts: Texts, known: Texts): string[] {
  const wanted = new Set(keysFor(language, known));
  return [...texts].flatMap(([key, text]) => {
    if (!wanted.has(key)) return [messages.translations.unknown(key)];
    const source = known.get(key) ?? known.get(key.replace(FORM, "_other")) ?? "";
    return [...wordFaults(text), ...gapFaults(text, source)].map((fault) => messages.translations.ofKey(key, fault));
  });
}

function wordFaults(text: string): string[] {
  const faults: string[] = [];
  if (text.trim() === "") faults.push(messages.translations.empty);
  const html = HTML.exec(text);
  if (html) faults.push(messages.translations.html(html[0]));
  const letter = findForbidden(text);
  if (letter) faults.push(messages.translations.letter(letter.details.value));
  if (text.includes("$t(")) faults.push(messages.translations.nested);
  return faults;
}

function gapFaults(text: string, source: string): string[] {
  const [own, wanted] = [gapsOf(text), gapsOf(source)];
  const rest = text.replaceAll(GAP, "");
  return [
    ...[...wanted].filter((gap) => !own.has(gap)).map(messages.translations.lacksGap),
    ...[...own].filter((gap) => !wanted.has(gap)).map(messages.translations.unknownGap),
    ...(/[{}]/.test(rest) ? [messages.translations.looseBraces] : []),
  ];
}

const gapsOf = (text: string) => new Set([...text.matchAll(GAP)].map(([, gap = ""]) => gap));

/** What is asked about a new magazine, and what an answer may be: the same from a flag and on a terminal. */
import { wordsIn } from "../../content/words/words.ts";
import { contrast, MINIMUM_CONTRAST } from "../../shared/magazine/contrast.ts";
import type { EditorsLanguage } from "../../shared/magazine/define-magazine.ts";
import type { Flag, Question, Words, Written } from "./answers.ts";
import { FACE_NAMES } from "./faces.ts";
import { illegibleIn, lookOf } from "./look.ts";
import { CHOICES, labelsIn } from "./sections.ts";

type Ask = (words: Words, language: EditorsLanguage) => Omit<Question, "flag">;

const QUESTIONS: Record<Flag, Ask> = {
  name: (words) => ({
    message: words.newMagazine.asksName,
    fault: (name) => (name.trim() ? undefined : words.newMagazine.noName),
  }),
  locale: (words, language) => ({
    message: words.newMagazine.asksLocale,
    usual: usualLocale(language),
    fault: (tag) => (isLocaleOf(language, tag) ? undefined : words.newMagazine.noLocale),
  }),
  zone: (words) => ({
    message: words.newMagazine.asksZone,
    usual: Intl.DateTimeFormat().resolvedOptions().timeZone,
    fault: (zone) => (isZone(zone) ? undefined : words.newMagazine.noZone),
  }),
  ground: (words) => ({
    message: words.newMagazine.asksGround,
    usual: words.newMagazine.usualGround,
    fault: (ground) => groundFault(words, ground),
  }),
  accent: (words, language) => ({
    message: words.newMagazine.asksAccent,
    usual: words.newMagazine.usualAccent,
    fault: (accent, before) => accentFault(words, language, accent, before),
  }),
  face: (words) => ({
    message: words.newMagazine.asksFace,
    usual: FACE_NAMES[0] ?? "",
    choices: FACE_NAMES,
    fault: (face) => choiceFault(words, face, FACE_NAMES),
  }),
  sections: (words, language) => ({
    message: words.newMagazine.asksSections,
    usual: CHOICES.join(),
    choices: CHOICES,
    labels: labelsIn(language),
    isOfSeveral: true,
    fault: (written) => sectionsFault(words, written),
  }),
};

/** In their order. */
export const questionsIn = (language: EditorsLanguage): Question[] =>
  (Object.entries(QUESTIONS) as [Flag, Ask][]).map(([flag, ask]) => ({
    flag,
    ...ask(wordsIn[language], language),
  }));

const accepts = (make: () => unknown) => {
  try {
    return Boolean(make());
  } catch {
    return false;
  }
};

const isZone = (zone: string) => accepts(() => new Intl.DateTimeFormat("en", { timeZone: zone }));

const isLocaleOf = (language: EditorsLanguage, tag: string) =>
  accepts(() => new Intl.Locale(tag).language === language && new Intl.Locale(tag).region);

/** That of the machine, where it is the same language. */
function usualLocale(language: EditorsLanguage): string {
  const { locale } = Intl.DateTimeFormat().resolvedOptions();
  return isLocaleOf(language, locale) ? locale : { en: "en-GB", es: "es-AR" }[language];
}

const HEX = /^#[\da-f]{6}$/i;

function groundFault(words: Words, ground: string): string | undefined {
  if (!HEX.test(ground)) return words.newMagazine.noColor;
  return illegibleIn(lookOf(ground, ground)).includes("text") ? words.newMagazine.greyGround : undefined;
}

function accentFault(words: Words, language: string, accent: string, { ground = "" }: Written): string | undefined {
  if (!HEX.test(accent)) return words.newMagazine.noColor;
  if (illegibleIn(lookOf(ground, accent)).length === 0) return undefined;
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1, roundingMode: "floor" });
  return words.newMagazine.unreadable(number.format(contrast(accent, ground)), number.format(MINIMUM_CONTRAST));
}

const choiceFault = (words: Words, name: string, choices: readonly string[]) =>
  choices.includes(name) ? undefined : words.newMagazine.noChoice(name, choices);

function sectionsFault(words: Words, written: string): string | undefined {
  const names = written.split(",").filter(Boolean);
  if (names.length === 0) return words.newMagazine.noSections;
  return names.map((name) => choiceFault(words, name, CHOICES)).find(Boolean);
}

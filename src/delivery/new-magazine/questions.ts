/** Questions about a new magazine, and the rules for answers, which are the same for flags and on a terminal. */
import { messagesIn, type messages } from "../../content/messages/messages.ts";
import { contrast, MINIMUM_CONTRAST } from "../../shared/colors/contrast.ts";
import type { EditorsLanguage } from "../../shared/magazine/define-magazine.ts";
import { HEX } from "../build/configuration/check-colors.ts";
import { accepts } from "../build/configuration/check-fonts.ts";
import { FACE_NAMES, findIllegibleRoles, lookOf } from "./look.ts";
import { CHOICES, labelsIn } from "./sections.ts";

type MakeQuestion = (messages: Messages, language: EditorsLanguage) => Omit<Question, "flag">;

const QUESTIONS: Record<Flag, MakeQuestion> = {
  name: (messages) => ({
    message: messages.newMagazine.asksName,
    fault: (name) => (name.trim() ? undefined : messages.newMagazine.noName),
  }),
  locale: (messages, language) => ({
    message: messages.newMagazine.asksLocale,
    defaultAnswer: usualLocale(language),
    fault: (tag) => (isLocaleOf(language, tag) ? undefined : messages.newMagazine.noLocale),
  }),
  zone: (messages) => ({
    message: messages.newMagazine.asksZone,
    defaultAnswer: Intl.DateTimeFormat().resolvedOptions().timeZone,
    fault: (zone) => (isZone(zone) ? undefined : messages.newMagazine.noZone),
  }),
  ground: (messages) => ({
    message: messages.newMagazine.asksGround,
    defaultAnswer: messages.newMagazine.usualGround,
    fault: (ground) => groundFault(messages, ground),
  }),
  accent: (messages, language) => ({
    message: messages.newMagazine.asksAccent,
    defaultAnswer: messages.newMagazine.usualAccent,
    fault: (accent, earlierAnswers) => accentFault(messages, language, accent, earlierAnswers),
  }),
  face: (messages) => ({
    message: messages.newMagazine.asksFace,
    defaultAnswer: FACE_NAMES[0] ?? "",
    choices: FACE_NAMES,
    fault: (face) => choiceFault(messages, face, FACE_NAMES),
  }),
  sections: (messages, language) => ({
    message: messages.newMagazine.asksSections,
    defaultAnswer: CHOICES.join(),
    choices: CHOICES,
    labels: labelsIn(language),
    isMultiple: true,
    fault: (answer) => sectionsFault(messages, answer),
  }),
};

/** Returns the questions in a language, in the order in which they are asked. */
export const questionsIn = (language: EditorsLanguage): Question[] =>
  (Object.entries(QUESTIONS) as [Flag, MakeQuestion][]).map(([flag, makeQuestion]) => ({
    flag,
    ...makeQuestion(messagesIn[language], language),
  }));

const isZone = (zone: string) => accepts(() => new Intl.DateTimeFormat("en", { timeZone: zone }));

const isLocaleOf = (language: EditorsLanguage, tag: string) =>
  accepts(() => new Intl.Locale(tag).language === language && new Intl.Locale(tag).region);

/** Returns this machine's locale if it has the language and a region, or else a common locale of the language. */
function usualLocale(language: EditorsLanguage): string {
  const { locale } = Intl.DateTimeFormat().resolvedOptions();
  return isLocaleOf(language, locale) ? locale : { en: "en-GB", es: "es-AR" }[language];
}

function groundFault(messages: Messages, ground: string): string | undefined {
  if (!HEX.test(ground)) return messages.newMagazine.noColor;
  return findIllegibleRoles(lookOf(ground, ground)).includes("text") ? messages.newMagazine.greyGround : undefined;
}

function accentFault(
  messages: Messages,
  language: string,
  accent: string,
  { ground = "" }: EarlierAnswers,
): string | undefined {
  if (!HEX.test(accent)) return messages.newMagazine.noColor;
  if (findIllegibleRoles(lookOf(ground, accent)).length === 0) return undefined;
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1, roundingMode: "floor" });
  return messages.newMagazine.unreadable(number.format(contrast(accent, ground)), number.format(MINIMUM_CONTRAST));
}

const choiceFault = (messages: Messages, name: string, choices: readonly string[]) =>
  choices.includes(name) ? undefined : messages.newMagazine.noChoice(name, choices);

function sectionsFault(messages: Messages, answer: string): string | undefined {
  const names = answer.split(",").filter(Boolean);
  if (names.length === 0) return messages.newMagazine.noSections;
  return names.map((name) => choiceFault(messages, name, CHOICES)).find(Boolean);
}

export interface Answers {
  language: EditorsLanguage;
  name: string;
  locale: string;
  zone: string;
  ground: string;
  accent: string;
  face: string;
  sections: string[];
}

/** Flags of the questions that are asked after the language is known. */
export type Flag = Exclude<keyof Answers, "language">;

/** Answers to earlier questions, as they were typed. */
type EarlierAnswers = Partial<Record<Flag, string>>;

export type Messages = typeof messages;

export interface Question {
  flag: Flag;
  message: string;
  /** Default answer; absent if the user has to answer. */
  defaultAnswer?: string;
  choices?: readonly string[];
  /** Labels of choices on a terminal, by choice. */
  labels?: Readonly<Record<string, string>>;
  /** Whether the answer may have several choices, joined by commas. */
  isMultiple?: boolean;
  /** Returns the fault of an answer as a sentence; `undefined` if the answer is right. */
  fault: (answer: string, earlierAnswers: EarlierAnswers) => string | undefined;
}

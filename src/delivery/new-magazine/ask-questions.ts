/** Reads answers about a new magazine from flags, and asks for missing answers on a terminal. */
import { isCancel, multiselect, select, text } from "@clack/prompts";
import { messagesIn } from "../../content/messages/messages.ts";
import type { EditorsLanguage } from "../../shared/magazine/define-magazine.ts";
import { UsageError } from "../../shared/usage-error.ts";
import { terminalLanguage } from "../build/configuration/editors-language.mjs";
import { type Answers, type Question, questionsIn } from "./questions.ts";

export type Flags = Readonly<Partial<Record<keyof Answers, string>>>;

const isInteractive = process.stdin.isTTY && process.stdout.isTTY;

/**
 * Resolves to the answers about a new magazine, or to `undefined` if the user cancelled. Rejects with a `UsageError` if
 * a flag is wrong.
 */
export async function askMagazine(flags: Flags): Promise<Answers | undefined> {
  const language = await languageOf(flags);
  if (!language) return undefined;
  const answers: Record<string, string> = {};
  for (const question of questionsIn(language)) {
    const answer = await answerTo(question, flags, answers);
    if (answer === undefined) return undefined;
    answers[question.flag] = answer;
  }
  const sections = (answers.sections ?? "").split(",");
  return { ...(answers as unknown as Answers), language, sections: [...new Set(sections)] };
}

async function answerTo(
  question: Question,
  flags: Flags,
  earlierAnswers: Record<string, string>,
): Promise<string | undefined> {
  const { flag, defaultAnswer, fault } = question;
  const value = flags[flag] ?? (isInteractive ? undefined : (defaultAnswer ?? ""));
  if (value === undefined) return askOnTerminal(question, earlierAnswers);
  const faultMessage = fault(value, earlierAnswers);
  if (faultMessage) throw new UsageError(`--${flag}: ${faultMessage}`);
  return value;
}

async function askOnTerminal(question: Question, earlierAnswers: Record<string, string>): Promise<string | undefined> {
  const { message, defaultAnswer, choices = [], labels, isMultiple, fault } = question;
  const options = choices.map((value) => ({ value, label: labels?.[value] ?? value }));
  const answer = isMultiple
    ? await multiselect({ message, options, initialValues: defaultAnswer?.split(",") ?? [], required: true })
    : choices.length > 0
      ? await select({ message, options })
      : await text({
          message,
          ...(defaultAnswer && { initialValue: defaultAnswer }),
          validate: (value = "") => fault(value, earlierAnswers),
        });
  return isCancel(answer) ? undefined : String(answer);
}

const LANGUAGES = Object.keys(messagesIn) as EditorsLanguage[];

export const isLanguage = (code = ""): code is EditorsLanguage => Object.hasOwn(messagesIn, code);

/**
 * Resolves to the language of the magazine: the value of the flag, the user's choice on a terminal, or else the
 * language of the terminal. Resolves to `undefined` if the user cancelled.
 */
async function languageOf(flags: Flags): Promise<EditorsLanguage | undefined> {
  const defaultLanguage = terminalLanguage();
  const messages = messagesIn[defaultLanguage];
  if (flags.language !== undefined) {
    if (isLanguage(flags.language)) return flags.language;
    throw new UsageError(`--language: ${messages.newMagazine.noChoice(flags.language, LANGUAGES)}`);
  }
  if (!isInteractive) return defaultLanguage;
  const options = LANGUAGES.map((value) => ({ value, label: nameOf(value) }));
  const answer = await select({ message: messages.newMagazine.asksLanguage, options, initialValue: defaultLanguage });
  return isCancel(answer) ? undefined : answer;
}

const nameOf = (code: string) => new Intl.DisplayNames(code, { type: "language" }).of(code) ?? code;

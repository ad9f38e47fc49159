/** Reads answers about a new magazine from flags, and asks for missing answers on a terminal. */
import { isCancel, multiselect, select, text } from "@clack/prompts";
import { messagesIn } from "../../content/messages/messages.ts";
import type { EditorsLanguage } from "../../shared/magazine/define-magazine.ts";
import { UsageError } from "../../shared/usage-error.ts";
import { terminalLanguage } from "../build/configuration/editors-language.mjs";
import { type Answers, type Question, questionsIn } from "./questions.ts";

export type Flags = Readonly<Partial<Record<keyof Answers, string>>>;

const asks = process.stdin.isTTY && process.stdout.isTTY;

/**
 * Resolves to the answers about a new magazine, or to `undefined` if the user cancelled. Rejects with a `UsageError` if
 * a flag is wrong.
 */
export async function askMagazine(flags: Flags): Promise<Answers | undefined> {
  const language = await languageOf(flags);
  if (!language) return undefined;
  const written: Record<string, string> = {};
  for (const question of questionsIn(language)) {
    const answer = await answerTo(question, flags, written);
    if (answer === undefined) return undefined;
    written[question.flag] = answer;
  }
  const sections = (written.sections ?? "").split(",");
  return { ...(written as unknown as Answers), language, sections: [...new Set(sections)] };
}

async function answerTo(question: Question, flags: Flags, before: Record<string, string>): Promise<string | undefined> {
  const { flag, usual, fault } = question;
  const given = flags[flag] ?? (asks ? undefined : (usual ?? ""));
  if (given === undefined) return askOnTerminal(question, before);
  const wrong = fault(given, before);
  if (wrong) throw new UsageError(`--${flag}: ${wrong}`);
  return given;
}

async function askOnTerminal(question: Question, before: Record<string, string>): Promise<string | undefined> {
  const { message, usual, choices = [], labels, isOfSeveral, fault } = question;
  const options = choices.map((value) => ({ value, label: labels?.[value] ?? value }));
  const answer = isOfSeveral
    ? await multiselect({ message, options, initialValues: usual?.split(",") ?? [], required: true })
    : choices.length > 0
      ? await select({ message, options })
      : await text({ message, ...(usual && { initialValue: usual }), validate: (said = "") => fault(said, before) });
  return isCancel(answer) ? undefined : String(answer);
}

const LANGUAGES = Object.keys(messagesIn) as EditorsLanguage[];

export const isLanguage = (code = ""): code is EditorsLanguage => Object.hasOwn(messagesIn, code);

/**
 * Resolves to the language of the magazine: from the flag, from the user on a terminal, or else the language of the
 * terminal; `undefined` if the user cancelled.
 */
async function languageOf(flags: Flags): Promise<EditorsLanguage | undefined> {
  const usual = terminalLanguage();
  const messages = messagesIn[usual];
  if (flags.language !== undefined) {
    if (isLanguage(flags.language)) return flags.language;
    throw new UsageError(`--language: ${messages.newMagazine.noChoice(flags.language, LANGUAGES)}`);
  }
  if (!asks) return usual;
  const options = LANGUAGES.map((value) => ({ value, label: nameOf(value) }));
  const answer = await select({ message: messages.newMagazine.asksLanguage, options, initialValue: usual });
  return isCancel(answer) ? undefined : answer;
}

const nameOf = (code: string) => new Intl.DisplayNames(code, { type: "language" }).of(code) ?? code;

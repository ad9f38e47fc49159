/** What is known of a new magazine once everything was asked. */
import type { messages } from "../../content/messages/messages.ts";
import type { EditorsLanguage } from "../../shared/magazine/define-magazine.ts";

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

/** What is asked once the language is known. */
export type Flag = Exclude<keyof Answers, "language">;

/** As they are written, so far. */
export type Written = Partial<Record<Flag, string>>;

export type Messages = typeof messages;

export interface Question {
  flag: Flag;
  message: string;
  /** The answer of whoever gives none; absent where there is no usual one. */
  usual?: string;
  choices?: readonly string[];
  /** What a choice is on a terminal, where its own name does not say it. */
  labels?: Readonly<Record<string, string>>;
  /** Several of the choices, joined by commas. */
  isOfSeveral?: boolean;
  /** A sentence; `undefined` where the answer is right. */
  fault: (answer: string, before: Written) => string | undefined;
}

/** A program that sends the e-mails of a magazine, which the magazine itself never does. */

/** Texts that stand for the address to unsubscribe at and for the postal address until `placed` replaces them. */
export const UNSUBSCRIBE = "letter:unsubscribe";
export const POSTAL = "letter:postal";

export interface Mail {
  /** Name for the editors of the magazine. */
  name: string;
  subject: string;
  preheader: string;
  html: string;
  text: string;
  /** The magazine from which the e-mail is. */
  from: { name: string; email: string };
}

export type Draft = { url: string } | { error: string };

export interface Sender {
  name: string;
  /** Placeholder that the program replaces by the reader's address to unsubscribe at. */
  unsubscribe: string;
  /** Placeholders of the postal address in HTML and in text; absent if the program adds the address itself. */
  postal?: { html: string; text: string };
  /** Matches the beginnings of placeholders, which texts of the magazine must not contain. */
  tags: RegExp;
  /** Names of the environment variables that a draft needs. */
  needs: readonly string[];
  /** Creates a draft, with the values of these variables. `url` of the answer is the address of the draft. */
  draft?: (mail: Mail, values: readonly string[]) => Promise<Draft>;
}

/** Puts the placeholders of a program into the HTML or the text of an e-mail. */
export const placed = (written: string, { unsubscribe, postal }: Sender, format: "html" | "text"): string =>
  written.replaceAll(UNSUBSCRIBE, unsubscribe).replaceAll(POSTAL, postal?.[format] ?? "");

/** Interface to the programs that send a magazine's e-mails. The magazine itself sends none. */

/** Texts that mark the places of the unsubscribe URL and the postal address. `fillPlaceholders` replaces them. */
export const UNSUBSCRIBE = "letter:unsubscribe";
export const POSTAL = "letter:postal";

export interface Mail {
  /** Name of the e-mail in the program that sends it. Only the editors of the magazine see this name. */
  name: string;
  subject: string;
  preheader: string;
  html: string;
  text: string;
  /** Name and address of the magazine, which is the sender of the e-mail. */
  from: { name: string; email: string };
}

export type Draft = { url: string } | { error: string };

export interface Sender {
  name: string;
  /** Placeholder that the program replaces with the URL at which the reader can unsubscribe. */
  unsubscribe: string;
  /** Placeholders of the postal address in HTML and in text; absent if the program adds the address itself. */
  postal?: { html: string; text: string };
  /** Matches the beginnings of placeholders, which texts of the magazine must not contain. */
  tags: RegExp;
  /** Names of the environment variables that a draft needs. */
  needs: readonly string[];
  /** Creates a draft. `values`: values of the variables in `needs`. In the result, `url` is the draft's address. */
  draft?: (mail: Mail, values: readonly string[]) => Promise<Draft>;
}

/** Replaces `UNSUBSCRIBE` and `POSTAL` in the HTML or the text of an e-mail with the placeholders of a program. */
export const fillPlaceholders = (text: string, { unsubscribe, postal }: Sender, format: "html" | "text"): string =>
  text.replaceAll(UNSUBSCRIBE, unsubscribe).replaceAll(POSTAL, postal?.[format] ?? "");

/** How a problem is told to an editor. */

/** The parts of a sentence that depend on the file: each wording says which it uses. */
export interface Details {
  /** The value, name, path or key that is wrong. */
  value?: string;
  /** What was expected, or the other place involved. */
  expected?: string;
  /** A correction to offer, or empty. */
  suggestion?: string;
}

export interface Wording {
  title: string;
  message: (details: Required<Details>) => string;
  /** What to do about it. */
  hint: (details: Required<Details>) => string;
}

/** Wordings by the permanent code of their problem. */
export type Catalogue = Readonly<Record<string, Wording>>;

export const didYouMean = (otherwise: string) => (details: Required<Details>) =>
  details.suggestion ? `¿Quisiste decir «${details.suggestion}»?` : otherwise;

export const say = (text: string) => () => text;

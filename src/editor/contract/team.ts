/**
 * Types of a team: people and rights, presence, notes, links, events. The module uses no API of Node.js, because it
 * also runs in the browser.
 */

/** Rights: to write, to publish, to see submissions of the subscription form. */
export const RIGHTS = ["write", "publish", "subscriptions"] as const;

export type Right = (typeof RIGHTS)[number];

/** A member of the team. */
export interface Person {
  email: string;
  name: string;
  may: readonly Right[];
}

/** Whether a person has a right. Without a team, `person` is `undefined` and has all rights. */
export const may = (person: Person | undefined, right: Right): boolean => person?.may.includes(right) ?? true;

export interface NoteText {
  id: number;
  /** Name of the author. */
  name: string;
  /** Time at which the text was written, in ISO 8601. */
  time: string;
  text: string;
}

export interface Note extends NoteText {
  /** Field of the form that the note is about; `""` for the whole document. */
  field: string;
  /** Answers to the note, oldest first. */
  answers: NoteText[];
  /** Name of the person who resolved the note; absent while the note is open. */
  resolvedBy?: string;
}

/** Number of open notes on each document, by the path of the document. */
export type OpenNotes = Record<string, number>;

export interface ServerEvents {
  /** Documents that other members of the team have open. */
  people: OtherMember[];
  /** Current step of the publication: `Armando el sitio: 3 de 4`; `""` if nothing is being published. */
  publication: { step: string };
  /** Number of requests to publish. */
  requests: { count: number };
  notes: OpenNotes;
}

/** Another member of the team, and the document that this member has open. */
export interface OtherMember {
  name: string;
  file: string;
}

/** A link with which outsiders see a document. */
export interface Share {
  link: string;
  /** Time in ISO 8601 at which the link expires. */
  until: string;
}

/**
 * A team: people and rights, presence, notes, links, events. The app imports this module, so it uses nothing of Node.
 */

/** Rights: to write, to publish, to see submissions of the form. */
export const RIGHTS = ["write", "publish", "subscriptions"] as const;

export type Right = (typeof RIGHTS)[number];

/** A member of the team. */
export interface Person {
  email: string;
  name: string;
  may: readonly Right[];
}

/** Whether a person has a right. Without a team, whoever sits at this computer has all rights. */
export const may = (person: Person | undefined, right: Right): boolean => person?.may.includes(right) ?? true;

export interface NoteText {
  id: number;
  /** Name of the author. */
  name: string;
  /** Time in ISO 8601. */
  time: string;
  text: string;
}

export interface Note extends NoteText {
  /** Field of the form at which the note is; empty for the whole document. */
  field: string;
  /** Answers to the note, the oldest first. */
  answers: NoteText[];
  /** Name of whoever resolved the note; absent while the note is open. */
  resolvedBy?: string;
}

/** Number of open notes by the file of their document. */
export type OpenNotes = Record<string, number>;

export interface ServerEvents {
  /** Documents that others of the team have open. */
  people: Other[];
  /** Step of the publication: `3/4 Páginas`; empty if there is none. */
  publication: { step: string };
  /** Number of requests to publish. */
  requests: { count: number };
  notes: OpenNotes;
}

/** Another member of the team, and the document that they have open. */
export interface Other {
  name: string;
  file: string;
}

/** A link with which outsiders see a document. */
export interface Share {
  link: string;
  /** End of its validity, in ISO 8601. */
  until: string;
}

/** What the server tells open pages by itself, by the name of the event. Types only. */

/** Who edits. Both sides import it, so it is free of Node. */

/** To write, to publish, to see who subscribed. */
export const RIGHTS = ["write", "publish", "subscriptions"] as const;

export type Right = (typeof RIGHTS)[number];

/** A member of the team. */
export interface Person {
  email: string;
  name: string;
  may: readonly Right[];
}

/** Whoever sits at this computer, who is no member, may everything. */
export const may = (person: Person | undefined, right: Right): boolean => person?.may.includes(right) ?? true;

/** What a team asks and answers one another about a document, beside what it says. Types only. */

export interface NoteText {
  id: number;
  /** Who wrote it. */
  name: string;
  /** ISO 8601. */
  time: string;
  text: string;
}

export interface Note extends NoteText {
  /** Name of a field of the form; empty for the document as a whole. */
  field: string;
  /** The oldest first. */
  answers: NoteText[];
  /** Who resolved it; absent while it is open. */
  resolvedBy?: string;
}

/** How many are open, by the file of their document. */
export type OpenNotes = Record<string, number>;

export interface ServerEvents {
  /** What others of the team have open. */
  people: Other[];
  /** How far a publication is: `3/4 Páginas`; empty when there is none. */
  publication: { step: string };
  /** How many ask for a publication. */
  requests: { count: number };
  notes: OpenNotes;
}

/** Somebody else of the team, and the document that they have open. */
export interface Other {
  name: string;
  file: string;
}

/** A link with which outsiders look at a document. */
export interface Share {
  link: string;
  /** When it ends, in ISO 8601. */
  until: string;
}

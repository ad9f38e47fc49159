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

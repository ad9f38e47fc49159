/** Notes of a team on documents and fields. Notes are stored in SQLite, never in content files. */
import type { Database } from "../../delivery/server/database/open.ts";
import type { Note, NoteText, OpenNotes, Person } from "../contract/team.ts";

/**
 * The table of notes. `answers` is the `id` of the note that an answer belongs to, and `resolved` is the name of the
 * person who resolved a note.
 */
const TABLE = `
  CREATE TABLE IF NOT EXISTS notes (
    id INTEGER PRIMARY KEY AUTOINCREMENT, answers INTEGER REFERENCES notes, file TEXT NOT NULL, field TEXT NOT NULL,
    name TEXT NOT NULL, email TEXT NOT NULL, time TEXT NOT NULL, text TEXT NOT NULL, resolved TEXT
  );
  CREATE INDEX IF NOT EXISTS notes_by_file ON notes (file);`;

interface Row extends NoteText {
  answers: number | null;
  field: string;
  resolved: string | null;
}

export function openNotes(database: Database) {
  database.exec(TABLE);
  const selectByFile = database.prepare<[string], Row>("SELECT * FROM notes WHERE file = ? ORDER BY id");
  const countOpen = database.prepare<[], { file: string; count: number }>(
    "SELECT file, count(*) AS count FROM notes WHERE answers IS NULL AND resolved IS NULL GROUP BY file",
  );
  const insert = database.prepare(
    "INSERT INTO notes (answers, file, field, name, email, time, text) VALUES (?, ?, ?, ?, ?, ?, ?)",
  );
  const findNote = database.prepare<[number], { file: string }>(
    "SELECT file FROM notes WHERE id = ? AND answers IS NULL",
  );
  const resolve = database.prepare("UPDATE notes SET resolved = ? WHERE id = ? AND answers IS NULL");
  const move = database.prepare("UPDATE notes SET file = ? WHERE file = ?");
  const now = () => new Date().toISOString();
  return {
    /** Returns the notes on a document, oldest first. */
    at(file: string): Note[] {
      const rows = selectByFile.all(file);
      const answersOf = (id: number) => rows.filter(({ answers }) => answers === id).map(textOf);
      return rows
        .filter(({ answers }) => answers === null)
        .map((row) => ({
          ...textOf(row),
          field: row.field,
          answers: answersOf(row.id),
          ...(row.resolved !== null && { resolvedBy: row.resolved }),
        }));
    },
    open: (): OpenNotes => Object.fromEntries(countOpen.all().map(({ file, count }) => [file, count])),
    add: ({ name, email }: Person, { file, field, text }: { file: string; field: string; text: string }) =>
      void insert.run(null, file, field, name, email, now(), text),
    /** Adds an answer to a note, and reopens the note if it was resolved. Returns whether the note exists. */
    answer({ name, email }: Person, { id, text }: { id: number; text: string }): boolean {
      const note = findNote.get(id);
      if (!note) return false;
      insert.run(id, note.file, "", name, email, now(), text);
      resolve.run(null, id);
      return true;
    },
    /** Resolves a note, or reopens it. Returns whether the note exists. */
    resolve: ({ name }: Person, { id, resolved }: { id: number; resolved: boolean }): boolean =>
      resolve.run(resolved ? name : null, id).changes > 0,
    /** Moves the notes of a document to the document's new path. */
    move: (from: string, to: string) => void move.run(to, from),
  };
}

const textOf = ({ id, name, time, text }: Row): NoteText => ({ id, name, time, text });

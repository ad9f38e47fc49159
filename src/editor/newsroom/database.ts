/** What a newsroom keeps beside its files: what was typed and is not saved, and what was asked for. */
import { openDatabase } from "../../delivery/server/database/open.ts";
import type { ReleaseRequest } from "../contract/git.ts";
import type { Person } from "../contract/person.ts";

const TABLES = `
  CREATE TABLE IF NOT EXISTS drafts (
    email TEXT NOT NULL, file TEXT NOT NULL, text TEXT NOT NULL, base TEXT NOT NULL, PRIMARY KEY (email, file)
  );
  CREATE TABLE IF NOT EXISTS requests (
    id INTEGER PRIMARY KEY AUTOINCREMENT, email TEXT NOT NULL, name TEXT NOT NULL, time TEXT NOT NULL,
    sentence TEXT NOT NULL, files TEXT NOT NULL
  );`;

export interface KeptText {
  text: string;
  /** What the file said over which it was typed. */
  base: string;
}

export type NewsroomDatabase = Awaited<ReturnType<typeof openNewsroomDatabase>>;

/** In the file in which the form's submissions are, so that there is one thing to keep and to copy. */
export async function openNewsroomDatabase(dir: string) {
  const database = await openDatabase(dir);
  database.exec(TABLES);
  const draft = database.prepare<[string, string], KeptText>(
    "SELECT text, base FROM drafts WHERE email = ? AND file = ?",
  );
  const drafts = database.prepare<[string], { file: string; text: string }>(
    "SELECT file, text FROM drafts WHERE email = ?",
  );
  const keep = database.prepare(`INSERT INTO drafts (email, file, text, base) VALUES (?, ?, ?, ?)
    ON CONFLICT (email, file) DO UPDATE SET text = excluded.text, base = excluded.base`);
  const drop = database.prepare("DELETE FROM drafts WHERE email = ? AND file = ?");
  const requests = database.prepare<[], Omit<ReleaseRequest, "files"> & { files: string }>(
    "SELECT * FROM requests ORDER BY id",
  );
  const ask = database.prepare("INSERT INTO requests (email, name, time, sentence, files) VALUES (?, ?, ?, ?, ?)");
  const dismiss = database.prepare("DELETE FROM requests WHERE id = ?");
  return {
    draft: (email: string, file: string) => draft.get(email, file),
    /** By the path of the file. */
    drafts: (email: string) => new Map(drafts.all(email).map(({ file, text }) => [file, text])),
    keepDraft: (email: string, file: string, kept: KeptText | undefined) =>
      void (kept ? keep.run(email, file, kept.text, kept.base) : drop.run(email, file)),
    /** The oldest first. */
    requests: (): ReleaseRequest[] =>
      requests.all().map(({ files, ...request }) => ({ ...request, files: JSON.parse(files) as string[] })),
    ask: ({ email, name }: Person, { sentence, files }: { sentence: string; files: readonly string[] }) =>
      void ask.run(email, name, new Date().toISOString(), sentence, JSON.stringify(files)),
    dismiss: (id: number) => void dismiss.run(id),
    /** A copy of everything as it is now, while it is written to: https://www.sqlite.org/backup.html */
    backup: async (to: string) => void (await database.backup(to)),
    close: () => void database.close(),
  };
}

/** Database of a newsroom: drafts, requests to publish, notes, links for outsiders. */
import { openDatabase } from "../../delivery/server/database/open.ts";
import type { PublishRequest } from "../contract/git.ts";
import type { Person } from "../contract/team.ts";
import type { Draft } from "../server/content/edited-content.ts";
import { openNotes } from "./notes.ts";
import { openShares, type ShareOptions } from "./shares.ts";

const TABLES = `
  CREATE TABLE IF NOT EXISTS typed (
    email TEXT NOT NULL, file TEXT NOT NULL, draft TEXT NOT NULL, PRIMARY KEY (email, file)
  );
  CREATE TABLE IF NOT EXISTS requests (
    id INTEGER PRIMARY KEY AUTOINCREMENT, email TEXT NOT NULL, name TEXT NOT NULL, time TEXT NOT NULL,
    sentence TEXT NOT NULL, files TEXT NOT NULL
  );`;

export type NewsroomDatabase = Awaited<ReturnType<typeof openNewsroomDatabase>>;

/** Opens the database. Its tables are in the same file as the submissions, because one file is easier to back up. */
export async function openNewsroomDatabase(dir: string) {
  const database = await openDatabase(dir);
  database.exec(TABLES);
  const drafts = database.prepare<[string], { file: string; draft: string }>(
    "SELECT file, draft FROM typed WHERE email = ?",
  );
  const othersDrafts = database.prepare<[string], { file: string; draft: string }>(
    "SELECT file, draft FROM typed WHERE email <> ?",
  );
  const upsert = database.prepare("INSERT OR REPLACE INTO typed (email, file, draft) VALUES (?, ?, ?)");
  const remove = database.prepare("DELETE FROM typed WHERE email = ? AND file = ?");
  const requests = database.prepare<[], Omit<PublishRequest, "files"> & { files: string }>(
    "SELECT * FROM requests ORDER BY id",
  );
  const insertRequest = database.prepare(
    "INSERT INTO requests (email, name, time, sentence, files) VALUES (?, ?, ?, ?, ?)",
  );
  const moveInRequests = database.prepare("UPDATE requests SET files = replace(files, ?, ?)");
  const deleteRequest = database.prepare("DELETE FROM requests WHERE id = ?");
  return {
    /** Returns the drafts of a person, by the path of the document. */
    drafts: (email: string) => new Map(drafts.all(email).map(({ file, draft }) => [file, JSON.parse(draft) as Draft])),
    /** Returns the drafts of all other people. Several people may have a draft of the same document. */
    othersDrafts: (email: string) =>
      othersDrafts.all(email).map(({ file, draft }) => ({ file, draft: JSON.parse(draft) as Draft })),
    storeDraft: (email: string, file: string, draft: Draft | undefined) =>
      void (draft ? upsert.run(email, file, JSON.stringify(draft)) : remove.run(email, file)),
    /** Returns the requests to publish, oldest first. */
    requests: (): PublishRequest[] =>
      requests.all().map(({ files, ...request }) => ({ ...request, files: JSON.parse(files) as string[] })),
    addRequest: ({ email, name }: Person, { sentence, files }: { sentence: string; files: readonly string[] }) =>
      void insertRequest.run(email, name, new Date().toISOString(), sentence, JSON.stringify(files)),
    /** Replaces the path of a document in the requests with the document's new path. */
    moveInRequests: (from: string, to: string) => void moveInRequests.run(JSON.stringify(from), JSON.stringify(to)),
    dismiss: (id: number) => void deleteRequest.run(id),
    notes: openNotes(database),
    sharesOf: (options: ShareOptions) => openShares(database, options),
    /** Copies the database into a file, even while it is being written: https://www.sqlite.org/backup.html */
    backup: async (to: string) => void (await database.backup(to)),
    close: () => void database.close(),
  };
}

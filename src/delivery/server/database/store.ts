import { statSync } from "node:fs";
import { messages } from "../../../content/messages/messages.ts";
import { StoreUnavailableError, type StoreSubmission } from "../submissions/receive.ts";
import { INSERT_IF_ROOM, IS_STORED, MAX_ROWS, rowOf } from "../submissions/table.ts";
import { type Database, databaseIn, openDatabase } from "./open.ts";

/**
 * Returns a store of submissions in a folder. The first submission opens the database. Submissions that cannot be
 * stored are reported on stderr.
 */
export function createStore(dir: string) {
  const connection = new DatabaseConnection(dir);
  const store: StoreSubmission = async (form, submission) => {
    try {
      const row = await rowOf(form, submission);
      const database = await connection.current();
      const { changes } = database.prepare(INSERT_IF_ROOM).run(...row);
      if (changes === 0 && !database.prepare(IS_STORED).get(row[0]))
        throw new StoreUnavailableError(messages.hosting.noRoom(MAX_ROWS));
    } catch (error) {
      console.error(messages.hosting.notStored(form, (error as Error).message));
      throw error;
    }
  };
  return { store, close: () => connection.close() };
}

class DatabaseConnection {
  readonly #dir: string;
  #opened: Promise<{ database: Database; inode: number }> | undefined;

  constructor(dir: string) {
    this.#dir = dir;
  }

  /**
   * Resolves to the open database. If the file was removed or replaced, the database is opened again, because writes
   * into the old file would be lost.
   */
  async current(): Promise<Database> {
    const opened = (this.#opened ??= this.#open());
    const { database, inode } = await opened;
    if (inode === inodeOf(this.#dir)) return database;
    database.close();
    if (this.#opened === opened) this.#opened = undefined;
    return this.current();
  }

  close(): void {
    void this.#opened?.then(({ database }) => database.close());
  }

  async #open() {
    try {
      const database = await openDatabase(this.#dir);
      return { database, inode: inodeOf(this.#dir) };
    } catch (error) {
      this.#opened = undefined;
      throw error;
    }
  }
}

const inodeOf = (dir: string) => statSync(databaseIn(dir), { throwIfNoEntry: false })?.ino ?? 0;

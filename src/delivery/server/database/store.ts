import { statSync } from "node:fs";
import { messages } from "../../../content/messages/messages.ts";
import { NoStore, type StoreSubmission } from "../submissions/receive.ts";
import { INSERT_IF_ROOM, IS_STORED, MOST_ROWS, rowOf } from "../submissions/table.ts";
import { type Database, databaseIn, openDatabase } from "./open.ts";

/**
 * Returns a store of submissions in a folder. The first submission opens the database. Submissions that cannot be
 * stored are reported on stderr.
 */
export function storeIn(dir: string) {
  const kept = new KeptOpen(dir);
  const store: StoreSubmission = async (form, submission) => {
    try {
      const row = await rowOf(form, submission);
      const database = await kept.current();
      const { changes } = database.prepare(INSERT_IF_ROOM).run(...row);
      if (changes === 0 && !database.prepare(IS_STORED).get(row[0]))
        throw new NoStore(messages.hosting.noRoom(MOST_ROWS));
    } catch (error) {
      console.error(messages.hosting.notStored(form, (error as Error).message));
      throw error;
    }
  };
  return { store, close: () => kept.close() };
}

class KeptOpen {
  readonly #dir: string;
  #opened: Promise<{ database: Database; file: number }> | undefined;

  constructor(dir: string) {
    this.#dir = dir;
  }

  /**
   * Resolves to the open database. If the file was removed or replaced, the database is opened again, because writes
   * into the old file would be lost.
   */
  async current(): Promise<Database> {
    const mine = (this.#opened ??= this.#open());
    const { database, file } = await mine;
    if (file === fileNumber(this.#dir)) return database;
    database.close();
    if (this.#opened === mine) this.#opened = undefined;
    return this.current();
  }

  close(): void {
    void this.#opened?.then(({ database }) => database.close());
  }

  async #open() {
    try {
      const database = await openDatabase(this.#dir);
      return { database, file: fileNumber(this.#dir) };
    } catch (error) {
      this.#opened = undefined;
      throw error;
    }
  }
}

const fileNumber = (dir: string) => statSync(databaseIn(dir), { throwIfNoEntry: false })?.ino ?? 0;

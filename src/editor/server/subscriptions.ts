/** Actions on submissions of the form. */
import { setImmediate } from "node:timers/promises";
import { Readable } from "node:stream";
import { messages } from "../messages/messages.ts";
import { plain } from "../../shared/compiled/without-accents.ts";
import { forget } from "../../delivery/server/database/take-over.ts";
import { type Database, openDatabase } from "../../delivery/server/database/open.ts";
import { MOST_ROWS } from "../../delivery/server/submissions/table.ts";
import type { Request } from "../contract/requests.ts";
import type { Subscription, SubscriptionPage } from "../contract/subscriptions.ts";
import { onceForEach } from "../../shared/once.ts";
import { momentOf } from "../../content/compiler/document/publication.ts";
import { contentConfig } from "../../types/content-config.ts";
import type { EditorApi } from "../contract/protocol.ts";
import { RefusedRequest } from "./http/refused-request.ts";

/** Submissions per page. */
const PAGE = 50;
/** Rows of the CSV that are read at once. Other requests are handled between two reads. */
const PIECE = 500;
const HEAD = [
  messages.subscriptions.received,
  messages.subscriptions.name,
  messages.subscriptions.mail,
  messages.subscriptions.message,
  messages.subscriptions.form,
];

const FOUND = `FROM submissions
  WHERE (:month = '' OR month(received) = :month) AND (:search = '' OR says(:search, nombre, correo, mensaje))`;
const SHOWN = `SELECT id, received, nombre, correo, mensaje ${FOUND}
  AND (:received = '' OR (received, id) < (:received, :id)) ORDER BY received DESC, id DESC LIMIT ${PAGE + 1}`;
const COUNTED = `SELECT month(received) AS month, count(*) AS count ${FOUND} GROUP BY 1 ORDER BY 1 DESC`;
const WRITTEN = `SELECT received, nombre, correo, mensaje, form ${FOUND}
  AND rowid BETWEEN :last - ${PIECE - 1} AND :last ORDER BY rowid DESC`;
const OF_PERSON = "FROM submissions WHERE address(correo) = address(?)";

/** Opens the store of submissions in a folder. Rejects with a `NoStore` if SQLite is not installed. */
export const openSubscriptions = async (dir: string) => new Subscriptions(await openDatabase(dir), dir);

export class Subscriptions {
  readonly #database: Database;
  readonly #dir: string;

  constructor(database: Database, dir: string) {
    this.#database = database;
    this.#dir = dir;
    addFunctions(database);
  }

  page({ search, month, after = { received: "", id: "" } }: Request<"subscriptions">): SubscriptionPage {
    const sought = { search: sqlSearch(search), month, ...after };
    const found = this.#database.prepare<[object], Subscription>(SHOWN).all(sought);
    const counted = this.#database.prepare<[object], SubscriptionPage["months"][number]>(COUNTED);
    return {
      subscriptions: found.slice(0, PAGE),
      more: found.length > PAGE,
      months: counted.all({ ...sought, month: "" }),
      room: Math.max(MOST_ROWS - this.#count("SELECT count(*) FROM submissions"), 0),
    };
  }

  /** Yields the CSV of submissions in pieces, newest submissions first. */
  async *csv({ search, month }: Request<"subscriptionsCsv">): AsyncGenerator<string> {
    const rows = this.#database.prepare<[object], string[]>(WRITTEN).raw();
    const sought = { search: sqlSearch(search), month };
    yield BYTE_ORDER_MARK + toCsv([HEAD]);
    for (let last = this.#count("SELECT max(rowid) FROM submissions"); last > 0; last -= PIECE) {
      yield toCsv(rows.all({ ...sought, last }).map(([received = "", ...said]) => [clock(received), ...said]));
      await setImmediate();
    }
  }

  /** Returns the number of submissions from an e-mail address. */
  countOf(address: string): number {
    return this.#count(`SELECT count(*) ${OF_PERSON}`, address);
  }

  #count(sql: string, ...values: string[]): number {
    return (
      this.#database
        .prepare<string[], number>(sql)
        .pluck()
        .get(...values) ?? 0
    );
  }

  /**
   * Removes all submissions from an e-mail address, and their traces in the free space and the log of the database.
   * Resolves to the number of removed submissions.
   */
  async remove(address: string): Promise<number> {
    const { changes } = this.#database.prepare(`DELETE ${OF_PERSON}`).run(address);
    this.#database.exec("VACUUM");
    const [outcome] = this.#database.pragma("wal_checkpoint(TRUNCATE)") as { busy: number }[];
    if (outcome?.busy) throw new Error("Somebody reads the submissions, so that the log could not be emptied.");
    await forget(this.#dir, addressOf(address));
    return changes;
  }

  /** Copies the database into a file, even while others write. */
  async backup(file: string): Promise<void> {
    await this.#database.backup(file);
  }

  close(): void {
    this.#database.close();
  }
}

const sqlSearch = (search: string) => plain(search).trim();

/** Byte-order mark, by which Excel recognizes UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

/**
 * Writes the rows of a table as CSV for spreadsheets: https://www.rfc-editor.org/rfc/rfc4180
 * Cells that begin like a formula become plain text: https://owasp.org/www-community/attacks/CSV_Injection
 */
const toCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");

const cell = (text: string) => `"${text.replace(BEGINNING, "'").replaceAll('"', '""')}"`;

/**
 * Matches the beginning of a cell that looks like a formula. A semicolon also counts as the beginning of a cell,
 * because spreadsheets with Argentine settings split cells at semicolons, even inside quotes.
 */
const BEGINNING = /(?<=^|[;\t\r\n])(?=[ "]*[=+\-@＝＋－＠])|^(?=[\t\r\n])/g;

/** Converts a time in ISO 8601 to the magazine's time zone: `2026-11-26 18:00`. */
const clock = (received: string): string => momentOf(contentConfig.timeZone, Date.parse(received));

/** Returns the normalized form of an e-mail address, so that different spellings count as the same address. */
const addressOf = (correo: string): string => correo.trim().normalize("NFC").toLowerCase();

/** Adds SQL functions that SQLite lacks: for accents, letter case beyond ASCII, and the magazine's time zone. */
function addFunctions(database: Database): void {
  // The month is computed once for each hour and cached, because computing a month for each row would take longer than
  // the rest of the query.
  const monthOfHour = onceForEach((hour: string) => clock(`${hour}:00:00Z`).slice(0, "2026-11".length));
  const pure = { deterministic: true };
  database.function("month", pure, (received: string) => monthOfHour(received.slice(0, "2026-11-26T18".length)));
  database.function("address", pure, addressOf);
  database.function("says", { ...pure, varargs: true }, (search: string, ...texts: string[]) =>
    Number(says(search, texts)),
  );
}

/** Whether the texts contain all words of `search`, which has neither accents nor capitals. */
function says(search: string, texts: readonly string[]): boolean {
  const said = plain(texts.join(" "));
  return search.split(/\s+/).every((word) => said.includes(word));
}

interface SubscriptionActions extends Pick<EditorApi, "subscriptions" | "removeSubscriber"> {
  /** Resolves to the JSON of the response as a stream. */
  subscriptionsCsv: (sought: Request<"subscriptionsCsv">) => Promise<ReadableStream>;
}

export function subscriptionActions({ subscriptions }: { subscriptions?: Subscriptions }): SubscriptionActions {
  const store = () => {
    if (subscriptions) return subscriptions;
    throw new RefusedRequest(404, messages.requests.noSubscriptions);
  };
  return {
    subscriptions: async (sought) => store().page(sought),
    subscriptionsCsv: async (sought) => Readable.toWeb(Readable.from(jsonOf(store().csv(sought)))) as ReadableStream,
    removeSubscriber: async ({ correo, confirmed }) => ({
      count: await (confirmed ? store().remove(correo) : store().countOf(correo)),
      done: confirmed,
    }),
  };
}

/** Streams `{"text":"…"}` piece by piece, because a long table should never be in memory as a whole. */
async function* jsonOf(pieces: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode('{"text":"');
  for await (const piece of pieces) yield encoder.encode(JSON.stringify(piece).slice(1, -1));
  yield encoder.encode('"}');
}

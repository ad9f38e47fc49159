/** Actions of the editor on the submissions of the site's form. */
import { setImmediate } from "node:timers/promises";
import { Readable } from "node:stream";
import { messages } from "../messages/messages.ts";
import { foldText } from "../../shared/compiled/fold-text.ts";
import { forgetAddress } from "../../delivery/server/database/import-submissions.ts";
import { type Database, openDatabase } from "../../delivery/server/database/open.ts";
import { MAX_ROWS } from "../../delivery/server/submissions/table.ts";
import type { Request } from "../contract/requests.ts";
import type { Subscription, SubscriptionPage } from "../contract/subscriptions.ts";
import { onceForEach } from "../../shared/once.ts";
import { momentOf } from "../../content/compiler/document/publication.ts";
import { contentConfig } from "../../types/content-config.ts";
import type { EditorApi } from "../contract/protocol.ts";
import { RefusedRequest } from "./http/refused-request.ts";

const PAGE_SIZE = 50;
/** Number of CSV rows that are read at once. Other requests are handled between two reads. */
const CHUNK_SIZE = 500;
const CSV_HEADER = [
  messages.subscriptions.received,
  messages.subscriptions.name,
  messages.subscriptions.mail,
  messages.subscriptions.message,
  messages.subscriptions.form,
];

const MATCHING = `FROM submissions
  WHERE (:month = '' OR month(received) = :month) AND (:search = '' OR says(:search, nombre, correo, mensaje))`;
const SELECT_PAGE = `SELECT id, received, nombre, correo, mensaje ${MATCHING}
  AND (:received = '' OR (received, id) < (:received, :id)) ORDER BY received DESC, id DESC LIMIT ${PAGE_SIZE + 1}`;
const COUNT_BY_MONTH = `SELECT month(received) AS month, count(*) AS count ${MATCHING} GROUP BY 1 ORDER BY 1 DESC`;
const SELECT_CSV_ROWS = `SELECT received, nombre, correo, mensaje, form ${MATCHING}
  AND rowid BETWEEN :last - ${CHUNK_SIZE - 1} AND :last ORDER BY rowid DESC`;
const FROM_ADDRESS = "FROM submissions WHERE address(correo) = address(?)";

/** Opens the store of submissions in a folder. Rejects with a `StoreUnavailableError` if SQLite is unavailable. */
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
    const parameters = { search: sqlSearch(search), month, ...after };
    const rows = this.#database.prepare<[object], Subscription>(SELECT_PAGE).all(parameters);
    const countByMonth = this.#database.prepare<[object], SubscriptionPage["months"][number]>(COUNT_BY_MONTH);
    return {
      subscriptions: rows.slice(0, PAGE_SIZE),
      more: rows.length > PAGE_SIZE,
      months: countByMonth.all({ ...parameters, month: "" }),
      room: Math.max(MAX_ROWS - this.#count("SELECT count(*) FROM submissions"), 0),
    };
  }

  /** Yields the CSV of submissions in pieces, newest submissions first. */
  async *csv({ search, month }: Request<"subscriptionsCsv">): AsyncGenerator<string> {
    const rows = this.#database.prepare<[object], string[]>(SELECT_CSV_ROWS).raw();
    const parameters = { search: sqlSearch(search), month };
    yield BYTE_ORDER_MARK + toCsv([CSV_HEADER]);
    for (let last = this.#count("SELECT max(rowid) FROM submissions"); last > 0; last -= CHUNK_SIZE) {
      yield toCsv(
        rows.all({ ...parameters, last }).map(([received = "", ...cells]) => [toLocalTime(received), ...cells]),
      );
      await setImmediate();
    }
  }

  /** Returns the number of submissions from an e-mail address. */
  countOf(address: string): number {
    return this.#count(`SELECT count(*) ${FROM_ADDRESS}`, address);
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
    const { changes } = this.#database.prepare(`DELETE ${FROM_ADDRESS}`).run(address);
    this.#database.exec("VACUUM");
    const [checkpoint] = this.#database.pragma("wal_checkpoint(TRUNCATE)") as { busy: number }[];
    if (checkpoint?.busy) throw new Error("Somebody reads the submissions, so that the log could not be emptied.");
    await forgetAddress(this.#dir, addressOf(address));
    return changes;
  }

  close(): void {
    this.#database.close();
  }
}

const sqlSearch = (search: string) => foldText(search).trim();

/** Byte-order mark. Excel needs it to recognize UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

/**
 * Writes the rows of a table as CSV for spreadsheets: https://www.rfc-editor.org/rfc/rfc4180
 * Cells that begin like a formula become plain text: https://owasp.org/www-community/attacks/CSV_Injection
 */
const toCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(toCell).join(",")}\r\n`).join("");

const toCell = (text: string) => `"${text.replace(FORMULA_START, "'").replaceAll('"', '""')}"`;

/**
 * Matches the beginning of a cell that looks like a formula. A semicolon also counts as the beginning of a cell,
 * because spreadsheets with Argentine settings split cells at semicolons, even inside quotes.
 */
const FORMULA_START = /(?<=^|[;\t\r\n])(?=[ "]*[=+\-@＝＋－＠])|^(?=[\t\r\n])/g;

/** Converts a time in ISO 8601 to the magazine's time zone: `2026-11-26 18:00`. */
const toLocalTime = (received: string): string => momentOf(contentConfig.timeZone, Date.parse(received));

/** Returns the normalized form of an e-mail address, so that different spellings count as the same address. */
const addressOf = (correo: string): string => correo.trim().normalize("NFC").toLowerCase();

/** A quarter of an hour in milliseconds. */
const QUARTER_HOUR = 900_000;

/** Adds SQL functions that SQLite lacks: for accents, letter case beyond ASCII, and the magazine's time zone. */
function addFunctions(database: Database): void {
  // The month is computed once for each quarter of an hour and cached, because computing a month for each row would
  // take longer than the rest of the query. In every time zone, a month begins at a quarter of an hour.
  const monthOfQuarter = onceForEach((quarter: number) =>
    momentOf(contentConfig.timeZone, quarter * QUARTER_HOUR).slice(0, "2026-11".length),
  );
  const pure = { deterministic: true };
  database.function("month", pure, (received: string) =>
    monthOfQuarter(Math.floor(Date.parse(received) / QUARTER_HOUR)),
  );
  database.function("address", pure, addressOf);
  database.function("says", { ...pure, varargs: true }, (search: string, ...texts: string[]) =>
    Number(containsWords(search, texts)),
  );
}

/** Whether the texts contain all words of `search`, which has neither accents nor capitals. */
function containsWords(search: string, texts: readonly string[]): boolean {
  const allText = foldText(texts.join(" "));
  return search.split(/\s+/).every((word) => allText.includes(word));
}

interface SubscriptionActions extends Pick<EditorApi, "subscriptions" | "removeSubscriber"> {
  /** Resolves to a stream of the response's JSON. */
  subscriptionsCsv: (filter: Request<"subscriptionsCsv">) => Promise<ReadableStream>;
}

export function subscriptionActions({ subscriptions }: { subscriptions?: Subscriptions }): SubscriptionActions {
  const store = () => {
    if (subscriptions) return subscriptions;
    throw new RefusedRequest(404, messages.requests.noSubscriptions);
  };
  return {
    subscriptions: async (filter) => store().page(filter),
    subscriptionsCsv: async (filter) => Readable.toWeb(Readable.from(jsonOf(store().csv(filter)))) as ReadableStream,
    removeSubscriber: async ({ correo, confirmed }) => ({
      count: await (confirmed ? store().remove(correo) : store().countOf(correo)),
      done: confirmed,
    }),
  };
}

/** Streams `{"text":"…"}` piece by piece, because a long table should never be in memory as a whole. */
async function* jsonOf(chunks: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode('{"text":"');
  for await (const chunk of chunks) yield encoder.encode(JSON.stringify(chunk).slice(1, -1));
  yield encoder.encode('"}');
}

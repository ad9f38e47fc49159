/** The table of submissions, the same in SQLite and in Cloudflare's D1. */
import type { Submission } from "../../../shared/submission.ts";

export const TABLE = `CREATE TABLE IF NOT EXISTS submissions (
  id TEXT PRIMARY KEY, form TEXT NOT NULL, received TEXT NOT NULL,
  nombre TEXT NOT NULL, correo TEXT NOT NULL, mensaje TEXT NOT NULL)`;

const INTO = "INSERT INTO submissions (id, form, received, nombre, correo, mensaje)";
const IGNORE_DUPLICATES = "ON CONFLICT (id) DO NOTHING";
export const INSERT = `${INTO} VALUES (?, ?, ?, ?, ?, ?) ${IGNORE_DUPLICATES}`;

/** Maximum number of stored submissions, so that nobody can fill the disk or make searches ever slower. */
export const MAX_ROWS = 50_000;

/**
 * Inserts a row if the table has fewer than `MAX_ROWS`. Rows are counted only if the largest row number has reached
 * this limit, because D1 bills every row that is read.
 */
export const INSERT_IF_ROOM = `${INTO} SELECT ?, ?, ?, ?, ?, ?
  WHERE coalesce((SELECT max(rowid) FROM submissions), 0) < ${MAX_ROWS}
    OR (SELECT count(*) FROM submissions) < ${MAX_ROWS} ${IGNORE_DUPLICATES}`;

/** Finds a row by its key. */
export const IS_STORED = "SELECT 1 FROM submissions WHERE id = ?";

/**
 * Resolves to the values of a row, in the order of `INSERT`. The key is a hash of the content, so that a submission is
 * stored only once if a reader gets no response and sends it again. `received` is a time in UTC (ISO 8601), by default
 * the current time.
 */
export async function rowOf(form: string, submission: Submission, received = new Date().toISOString()) {
  const { nombre, correo, mensaje } = submission;
  const id = await fingerprint(JSON.stringify([form, nombre, correo, mensaje]));
  return [id, form, received, nombre, correo, mensaje] as const;
}

async function fingerprint(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

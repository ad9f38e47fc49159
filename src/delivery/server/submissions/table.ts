/** Where submissions are kept: the same table in SQLite here and in Cloudflare's D1. */
import type { Submission } from "../../../shared/submission.ts";

export const TABLE = `CREATE TABLE IF NOT EXISTS submissions (
  id TEXT PRIMARY KEY, form TEXT NOT NULL, received TEXT NOT NULL,
  nombre TEXT NOT NULL, correo TEXT NOT NULL, mensaje TEXT NOT NULL)`;

export const INSERT = `INSERT INTO submissions (id, form, received, nombre, correo, mensaje)
  VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING`;

/**
 * What `INSERT` takes. A reader who hears no answer sends the same again: what is in it is its key, so that it is
 * stored once. `received`: ISO 8601 in UTC, now if left out.
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

import type { Submission } from "../../../shared/submission.ts";

/** Made when the first submission finds none, so that no step of a deployment can be forgotten. */
const TABLE = `CREATE TABLE IF NOT EXISTS submissions (
  id TEXT PRIMARY KEY, form TEXT NOT NULL, received TEXT NOT NULL,
  nombre TEXT NOT NULL, correo TEXT NOT NULL, mensaje TEXT NOT NULL)`;

const INSERT = `INSERT INTO submissions (id, form, received, nombre, correo, mensaje)
  VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING`;

/**
 * A reader who hears no answer sends the same again: what is in it is its key, so that it is stored once. Resolves when
 * it is stored, or was before.
 */
export async function storeSubmission(db: D1Database, formId: string, submission: Submission): Promise<void> {
  const { nombre, correo, mensaje } = submission;
  const id = await fingerprint(JSON.stringify([formId, nombre, correo, mensaje]));
  const insert = db.prepare(INSERT).bind(id, formId, new Date().toISOString(), nombre, correo, mensaje);
  try {
    await insert.run();
  } catch {
    await db.batch([db.prepare(TABLE), insert]);
  }
}

async function fingerprint(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

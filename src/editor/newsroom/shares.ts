/** Links that show outsiders a saved document. Links are signed, valid for seven days, and revocable. */
import type { Share } from "../contract/team.ts";
import { createHmac, randomBytes } from "node:crypto";
import type { Database } from "../../delivery/server/database/open.ts";
import { PREVIEW_BASE, TOKEN_NAME } from "../contract/addresses.ts";
import { addressOf } from "../server/content/entries.ts";
import { nameOf } from "../server/content/edited-content.ts";
import { isSecret } from "../server/http/check-origin.ts";

/** The table of links. Signatures are not stored, because a copy of the database must not give access to documents. */
const TABLE = "CREATE TABLE IF NOT EXISTS shares (id TEXT PRIMARY KEY, file TEXT NOT NULL UNIQUE, until TEXT NOT NULL)";
const VALID_DAYS = 7;

export type Shares = ReturnType<typeof openShares>;

export interface ShareOptions {
  /** Secret of the newsroom, with which the tokens of links are signed. */
  secret: string;
  /** Origin of the site. */
  origin: () => string;
}

export function openShares(database: Database, { secret, origin }: ShareOptions) {
  database.exec(TABLE);
  const byFile = database.prepare<[string, string], Row>("SELECT * FROM shares WHERE file = ? AND until > ?");
  const byId = database.prepare<[string, string], Row>("SELECT * FROM shares WHERE id = ? AND until > ?");
  const insert = database.prepare("INSERT OR REPLACE INTO shares (id, file, until) VALUES (?, ?, ?)");
  const drop = database.prepare("DELETE FROM shares WHERE file = ?");
  const move = database.prepare("UPDATE OR REPLACE shares SET file = ? WHERE file = ?");
  const tokenOf = (id: string) => `${id}.${createHmac("sha256", secret).update(`share ${id}`).digest("base64url")}`;
  const shareOf = ({ id, file, until }: Row): Share => {
    const { collection, slug } = nameOf(file);
    const link = new URL(PREVIEW_BASE + addressOf(collection, slug).slice(1), origin());
    link.searchParams.set(TOKEN_NAME, tokenOf(id));
    return { link: link.href, until };
  };
  const at = (file: string) => {
    const row = byFile.get(file, now());
    return row && shareOf(row);
  };
  return {
    at,
    /** Creates a link to a document, or extends the validity of the existing link. */
    make(file: string): Share {
      const id = byFile.get(file, now())?.id ?? randomBytes(12).toString("base64url");
      const row = { id, file, until: new Date(Date.now() + VALID_DAYS * 86_400_000).toISOString() };
      insert.run(row.id, row.file, row.until);
      return shareOf(row);
    },
    remove: (file: string) => void drop.run(file),
    /** Returns the path of the document that a token opens; `undefined` if the token is expired or invalid. */
    fileOf(token: string): string | undefined {
      const [id = ""] = token.split(".");
      return isSecret(token, tokenOf(id)) ? byId.get(id, now())?.file : undefined;
    },
    /** Moves the link of a document to the document's new path. */
    move: (from: string, to: string) => void move.run(to, from),
  };
}

interface Row {
  id: string;
  file: string;
  until: string;
}

const now = () => new Date().toISOString();

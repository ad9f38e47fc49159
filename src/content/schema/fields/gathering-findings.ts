/** Compares the contents of issues (documents that gather pieces) with the issue that each piece names. */
import type { Document } from "../../compiler/document/document.ts";
import type { Finding } from "../../compiler/problems/problem.ts";
import { RULES } from "../../rules.ts";
import { PIECE_TYPES } from "../../../shared/magazine/gathering.ts";
import { dayOf } from "../../../shared/magazine/time.ts";

type Reference = Document["metadata"]["references"][number];

const ISSUE = "issue";

const rule = <Code extends keyof typeof RULES>(code: Code) => ({ code, ...RULES[code] });
const gathererOf = ({ metadata }: Document) => metadata.references.find(({ path }) => path[0] === ISSUE);
const keyOf = (type: string, slug: string) => `${type}/${slug}`;

/** Finds pieces that name no issue or another issue than the one that lists them, and dates too far apart. */
export function findWrongPieces(documents: readonly Document[]): Finding[] {
  const byKey = new Map(
    documents.map((document) => [keyOf(document.source.collection, document.source.slug), document]),
  );
  const at = ({ type, slug }: Reference) => byKey.get(keyOf(type, slug));
  return documents.flatMap((document) => [
    ...document.metadata.references.flatMap((each) => wrongPiece(document, each, at(each))),
    ...distantDay(document, byKey),
  ]);
}

function wrongPiece({ source }: Document, { type, slug, path }: Reference, piece: Document | undefined): Finding[] {
  if (path[0] !== "contents" || !piece) return [];
  const [value, own] = [keyOf(type, slug), gathererOf(piece)];
  if (!own) return [{ code: rule("piece-of-none"), source, path, details: { value, expected: source.slug } }];
  if (own.slug === source.slug) return [];
  const other = { source: piece.source, path: own.path };
  return [{ code: rule("piece-elsewhere"), source, path, other, details: { value, expected: own.slug } }];
}

/** The maximum number of days between a piece and its issue. A piece with a longer gap probably names a wrong issue. */
const FAR = 366;

function distantDay(piece: Document, byKey: ReadonlyMap<string, Document>): Finding[] {
  const named = PIECE_TYPES.includes(piece.source.collection) ? gathererOf(piece) : undefined;
  const issue = named && byKey.get(keyOf(named.type, named.slug));
  const [day, issueDay] = [piece, issue].map((document) => dayOf(document?.metadata.published ?? ""));
  if (!named || !issue || !day || !issueDay) return [];
  const days = Math.abs(Date.parse(day) - Date.parse(issueDay)) / 86_400_000;
  if (days <= FAR) return [];
  const other = { source: issue.source, path: ["published"] };
  const details = { value: named.slug, expected: issueDay };
  return [{ code: rule("distant-issue"), source: piece.source, path: named.path, other, details }];
}

/** Checks that issues and their pieces, such as articles, agree: an issue lists pieces, and a piece names its issue. */
import type { Document } from "../../compiler/document/document.ts";
import type { Finding } from "../../compiler/problems/problem.ts";
import { rule } from "../../rules.ts";
import { PIECE_TYPES } from "../../../shared/magazine/gathering.ts";
import { dayOf } from "../../../shared/magazine/time.ts";

type Reference = Document["metadata"]["references"][number];

const ISSUE = "issue";

const gathererOf = ({ metadata }: Document) => metadata.references.find(({ path }) => path[0] === ISSUE);
const keyOf = (type: string, slug: string) => `${type}/${slug}`;

/** Finds pieces that an issue lists but that do not name the issue, and pieces dated too far from their issue. */
export function findWrongPieces(documents: readonly Document[]): Finding[] {
  const byKey = new Map(
    documents.map((document) => [keyOf(document.source.collection, document.source.slug), document]),
  );
  const pieceOf = ({ type, slug }: Reference) => byKey.get(keyOf(type, slug));
  return documents.flatMap((document) => [
    ...document.metadata.references.flatMap((each) => checkPiece(document, each, pieceOf(each))),
    ...checkDistance(document, byKey),
  ]);
}

function checkPiece({ source }: Document, { type, slug, path }: Reference, piece: Document | undefined): Finding[] {
  if (path[0] !== "contents" || !piece) return [];
  const [value, gatherer] = [keyOf(type, slug), gathererOf(piece)];
  if (!gatherer) return [{ code: rule("piece-of-none"), source, path, details: { value, expected: source.slug } }];
  if (gatherer.slug === source.slug) return [];
  const other = { source: piece.source, path: gatherer.path };
  return [{ code: rule("piece-elsewhere"), source, path, other, details: { value, expected: gatherer.slug } }];
}

/** The maximum number of days between the dates of a piece and its issue. A longer gap suggests a wrong issue. */
const MAXIMUM_DAYS = 366;

function checkDistance(piece: Document, byKey: ReadonlyMap<string, Document>): Finding[] {
  const gatherer = PIECE_TYPES.includes(piece.source.collection) ? gathererOf(piece) : undefined;
  const issue = gatherer && byKey.get(keyOf(gatherer.type, gatherer.slug));
  const [day, issueDay] = [piece, issue].map((document) => dayOf(document?.metadata.published ?? ""));
  if (!gatherer || !issue || !day || !issueDay) return [];
  const days = Math.abs(Date.parse(day) - Date.parse(issueDay)) / 86_400_000;
  if (days <= MAXIMUM_DAYS) return [];
  const other = { source: issue.source, path: ["published"] };
  const details = { value: gatherer.slug, expected: issueDay };
  return [{ code: rule("distant-issue"), source: piece.source, path: gatherer.path, other, details }];
}

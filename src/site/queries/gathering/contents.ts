/** Contents of an issue or another document made of documents (pieces), and the place of a piece in the contents. */
import { GATHERING_TYPE, PIECE_TYPES } from "../../../shared/magazine/gathering.ts";
import { question } from "../dependencies/dependency-tracking.ts";
import { listOf } from "../lists/lists.ts";
import { groupByKeys, memoizeByList } from "../lists/order.ts";
import type { PageLink } from "../pages/page-link.ts";
import { factsOf, type Listed, type WorkFacts } from "../people/works.ts";

interface DocumentRef {
  type: string;
  slug: string;
}

/** Published piece, with the facts from its list. `address`: address of its page, or of its place in a list. */
export interface Piece extends DocumentRef, WorkFacts {
  /** Subtitle; `""` if the piece has none. */
  subtitle: string;
  /** Day of publication, or day and minute; absent if the piece has none. */
  published?: string;
}

export interface ContentsSection {
  /** Title as written in the issue; absent if the section has no title. */
  title?: string;
  /** Set for the last section if it contains the pieces that the issue's other sections do not name. */
  isRest?: true;
  /** Pieces of the section, at least one, in the order of the contents. */
  pieces: readonly Piece[];
}

/** Issue in which a piece appeared, and the pieces next to it in that issue. */
export interface Appearance {
  issue: PageLink & { number?: string };
  /** Pieces directly before (`previous`) and after (`next`) the piece in the same issue. */
  previous?: PageLink;
  next?: PageLink;
}

interface ListedPiece extends Listed {
  subtitle?: string;
  issue?: DocumentRef | undefined;
}

interface Gathering extends Listed {
  contents?: readonly { title?: string; pieces: readonly DocumentRef[] }[];
}

const lists = await Promise.all(PIECE_TYPES.map((type) => loadPieces(type)));
const gatherings = GATHERING_TYPE === undefined ? () => [] : await listOf<Gathering>(GATHERING_TYPE);
const bySlug = memoizeByList(
  (list: readonly Gathering[]) => new Map(list.map((gathering, index) => [gathering.slug, { gathering, index }])),
);

/** Lists the documents that consist of pieces, newest first. */
export const listGatherings = () => gatherings();

/** Returns a function that takes the slug of an issue and lists the pieces of `type` that belong to the issue. */
async function loadPieces(type: string): Promise<(issue: string) => readonly Piece[]> {
  const list = await listOf<ListedPiece>(type);
  const pieces = memoizeByList((items: readonly ListedPiece[]) => {
    const indexed = items.map((item, index) => ({ item, index })).filter(({ item }) => item.issue);
    return groupByKeys(indexed, ({ item }) => [item.issue?.slug ?? ""]);
  });
  return (issue) => (pieces(list()).get(issue) ?? []).map(({ item, index }) => pieceOf(type, item, index));
}

const pieceOf = (type: string, item: ListedPiece, index: number): Piece => ({
  type,
  slug: item.slug,
  ...factsOf(type, item, index),
  subtitle: item.subtitle ?? "",
  ...(item.published !== undefined && { published: item.published }),
});

const keyOf = ({ type, slug }: DocumentRef) => `${type}/${slug}`;

/**
 * Lists the sections of an issue, by slug: first the sections that are written in the issue, then one section with all
 * other pieces, oldest first and pieces without a day last. A piece belongs to the issue that its field `issue` names.
 * Unpublished pieces and sections without pieces are left out.
 */
export const contentsOf = question("contents", (slug): ContentsSection[] => {
  const remaining = new Map(lists.flatMap((piecesOf) => piecesOf(slug)).map((piece) => [keyOf(piece), piece]));
  const take = (ref: DocumentRef): Piece[] => {
    const piece = remaining.get(keyOf(ref));
    remaining.delete(keyOf(ref));
    return piece ? [piece] : [];
  };
  const namedSections = (bySlug(gatherings()).get(slug)?.gathering.contents ?? [])
    .map(({ pieces, ...section }): ContentsSection => ({ ...section, pieces: pieces.flatMap(take) }))
    .filter(({ pieces }) => pieces.length > 0);
  const rest = [...remaining.values()].toSorted(byDay);
  return rest.length === 0
    ? namedSections
    : [...namedSections, { ...(namedSections.length > 0 && { isRest: true }), pieces: rest }];
});

/**
 * Compares pieces by day, without a day last (`~` sorts after every digit). Pieces of the same day keep their order.
 */
function byDay({ published: a = "~" }: Piece, { published: b = "~" }: Piece): number {
  return a === b ? 0 : a < b ? -1 : 1;
}

const findAppearance = question("appearance", (key): Appearance | undefined => {
  const [slug = "", piece] = key.split(" ");
  const entry = bySlug(gatherings()).get(slug);
  if (GATHERING_TYPE === undefined || !entry) return undefined;
  const pieces = contentsOf(slug).flatMap((section) => section.pieces);
  const index = pieces.findIndex((each) => keyOf(each) === piece);
  const [previous, next] = [pieces[index - 1], pieces[index + 1]];
  const { number, ...facts } = factsOf(GATHERING_TYPE, entry.gathering, entry.index);
  return {
    issue: { ...linkTo(facts), ...(number !== undefined && { number }) },
    ...(previous && { previous: linkTo(previous) }),
    ...(next && { next: linkTo(next) }),
  };
});

const linkTo = ({ title: name, lang, address }: WorkFacts): PageLink => ({ name, lang, address });

/** Returns the issue of a piece and the pieces next to it; `undefined` if the issue is missing or not published. */
export const appearanceOf = (type: string, { slug, issue }: Pick<ListedPiece, "slug" | "issue">) =>
  issue && findAppearance(`${issue.slug} ${keyOf({ type, slug })}`);

/**
 * Removes the fields `contents` and `issue` of a listed document, because lists do not show them. Adds `appearance` if
 * the document has no page of its own on which readers could see its issue.
 */
export function toListItem<Item extends { slug: string }>(type: string, item: Item): Item {
  const {
    contents: _,
    issue,
    ...fields
  } = item as Item & Partial<Pick<Gathering, "contents" | "address"> & ListedPiece>;
  const appearance = fields.address === "" ? appearanceOf(type, { slug: item.slug, issue }) : undefined;
  return { ...fields, ...(appearance && { appearance }) } as unknown as Item;
}

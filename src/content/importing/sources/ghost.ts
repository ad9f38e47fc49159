/** Reads an export of Ghost (JSON), of any version: https://ghost.org/docs/migration/custom/ */
import { messages } from "../../messages/messages.ts";
import type { Refusal } from "../../authoring/refusal.ts";
import { type Author, type Export, exportOf, type Item, type LeftOut, Notes } from "../item.ts";
import { momentFrom } from "./moment.ts";

type Row = Record<string, unknown>;
type Tables = Record<string, Row[]>;

export function readGhost(source: string): Export | Refusal {
  const tables = tablesOf(source);
  if (!tables?.posts) return { refusal: messages.importing.notGhost };
  return exportOf(
    tables.posts.map((post) => readPost(post, tables)),
    { leftOut: otherTables(tables) },
  );
}

/**
 * Returns the tables of an export; `undefined` if the text is not JSON. Older versions do not put `data` into a list
 * `db`.
 */
function tablesOf(source: string): Tables | undefined {
  try {
    const parsed = JSON.parse(source);
    return (parsed.db?.[0] ?? parsed).data;
  } catch {
    return undefined;
  }
}

const READ_TABLES = new Set(["posts", "users", "tags", "posts_tags", "posts_authors", "posts_meta"]);
/** Matches tables that only Ghost itself needs. They are not reported, because they have no content for readers. */
const INTERNAL_TABLES =
  /^(?:roles|permissions|migrations|settings|actions|brute|invites|webhooks|sessions|integrations|api_keys|jobs|tokens|.*_(?:users|roles))/;

const otherTables = (tables: Tables): LeftOut[] =>
  Object.entries(tables)
    .filter(
      ([name, rows]) => Array.isArray(rows) && rows.length > 0 && !READ_TABLES.has(name) && !INTERNAL_TABLES.test(name),
    )
    .map(([name, rows]) => ({ title: messages.importing.table(name), why: messages.importing.rows(rows.length) }));

const text = (row: Row | undefined, ...names: string[]): string => {
  const first = names.map((name) => row?.[name]).find((value) => typeof value === "string" && value !== "");
  return typeof first === "string" ? first.replaceAll("__GHOST_URL__", "") : "";
};

const isPage = ({ type, page }: Row) => type === "page" || page === 1 || page === true;
const isPublic = ({ visibility = "public" }: Row) => visibility === "public";

function readPost(post: Row, tables: Tables): Item | LeftOut {
  const title = text(post, "title");
  const [html, markdown] = [text(post, "html"), text(post, "markdown")];
  if (isPage(post)) return { title, why: messages.importing.isPage };
  if (!isPublic(post)) return { title, why: messages.importing.notPublic(String(post.visibility)) };
  if (!html && !markdown) return { title, why: messages.importing.noSource };
  const meta = tables.posts_meta?.find(({ post_id: postId }) => postId === post.id);
  const cover = text(post, "feature_image", "image");
  const alt = text(meta, "feature_image_alt") || text(post, "feature_image_alt");
  const notes = new Notes();
  notes.addFields(unsupportedFields({ ...meta, ...post }));
  return {
    id: `ghost ${text(post, "uuid") || String(post.id)}`,
    title,
    slug: text(post, "slug"),
    addresses: post.status === "published" ? [`/${text(post, "slug")}/`] : [],
    published: ["published_at", "created_at", "updated_at"].map((name) => momentFrom(post[name])).find(Boolean) ?? "",
    subtitle: text(post, "custom_excerpt") || text(meta, "meta_description") || text(post, "meta_description"),
    language: text(post, "locale", "language").replace("_", "-"),
    authors: authorsOf(post, tables),
    tags: rowsOf(post, tables.posts_tags, tables.tags, "tag_id").map((tag) => text(tag, "name")),
    ...(cover && { cover: { src: cover, alt } }),
    text: html ? { html } : { markdown },
    folder: "",
    notes,
  };
}

/** Matches fields of a post that have no equivalent in the documents of a magazine. */
const UNSUPPORTED =
  /^(?:codeinjection_|canonical_url|custom_template|meta_title|og_|twitter_|feature_image_caption|email_subject|frontmatter)/;

const unsupportedFields = (row: Row) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => UNSUPPORTED.test(name)));

/** Returns the rows that the join table `pairs` assigns to a post, in its order. `key` is its column with row ids. */
function rowsOf(post: Row, pairs: Row[] = [], rows: Row[] = [], key = ""): Row[] {
  const assigned = pairs.filter(({ post_id: postId }) => postId === post.id);
  const sorted = assigned.toSorted((a, b) => Number(a.sort_order ?? 0) - Number(b.sort_order ?? 0));
  return sorted.flatMap((pair) => rows.filter(({ id }) => id === pair[key]));
}

function authorsOf(post: Row, { posts_authors: pairs, users = [] }: Tables): Author[] {
  const coauthors = rowsOf(post, pairs, users, "author_id");
  const rows: Row[] = coauthors.length > 0 ? coauthors : users.filter(({ id }) => id === post.author_id);
  return rows.map((user) => ({
    name: text(user, "name"),
    link: text(user, "website"),
    biography: text(user, "bio"),
    portrait: text(user, "profile_image", "image"),
  }));
}

/**
 * Reads an export of WordPress (WXR): https://developer.wordpress.org/plugins/wordpress-org/wxr/ and
 * `wp-admin/includes/export.php`.
 */
import { append } from "../../../shared/append.ts";
import { decodePath } from "../../../shared/compiled/address.ts";
import { messages } from "../../messages/messages.ts";
import type { Refusal } from "../../authoring/refusal.ts";
import { type Author, authorNamed, type Export, exportOf, type Item, type LeftOut, Notes } from "../item.ts";
import { momentFrom } from "./moment.ts";
import { plainText } from "../text/read-html.ts";
import { childrenNamed, type Element, readXml, textOf } from "./read-xml.ts";
import { type Attachment, htmlOfPost } from "./wordpress-text.ts";

interface Site {
  address: string;
  language: string;
  authors: ReadonlyMap<string, Author>;
  attachments: ReadonlyMap<string, Attachment>;
}

export function readWordpress(source: string): Export | Refusal {
  const { root, broken } = readXml(source);
  const channel = childrenNamed(childrenNamed(root, "rss")[0], "channel")[0];
  if (!channel || !source.includes("<wp:")) return { refusal: messages.importing.notWordpress };
  const address = textOf(channel, "wp:base_blog_url") || textOf(channel, "link");
  const elements = childrenNamed(channel, "item");
  const [files, others] = [elements.filter(isAttachment), elements.filter((each) => !isAttachment(each))];
  const attachments = new Map(files.map((each) => [textOf(each, "wp:post_id"), attachmentOf(each)]));
  const site = { address, language: textOf(channel, "language"), authors: authorsOf(channel), attachments };
  const results = others.map((each) => readPost(each, site));
  return exportOf(results, { site: address, leftOut: brokenNote(broken), attachments: [...attachments.values()] });
}

const brokenNote = (line: number | undefined): LeftOut[] =>
  line === undefined ? [] : [{ title: messages.importing.theFile, why: messages.importing.brokenXml(line) }];

const isAttachment = (element: Element) => textOf(element, "wp:post_type") === "attachment";

function attachmentOf(element: Element): Attachment {
  const url = textOf(element, "wp:attachment_url") || textOf(element, "guid");
  const caption = plainText(textOf(element, "excerpt:encoded"));
  const alt = metaOf(element).get("_wp_attachment_image_alt")?.[0] ?? "";
  return { title: titleOf(element), url, alt, caption, parent: textOf(element, "wp:post_parent") };
}

const titleOf = (element: Element) => plainText(textOf(element, "title"));

function authorsOf(channel: Element): Map<string, Author> {
  return new Map(
    childrenNamed(channel, "wp:author").map((element) => {
      const login = textOf(element, "wp:author_login");
      const fullName = `${textOf(element, "wp:author_first_name")} ${textOf(element, "wp:author_last_name")}`.trim();
      const name = plainText(fullName || textOf(element, "wp:author_display_name")) || login;
      return [login, authorNamed(name)];
    }),
  );
}

function readPost(element: Element, site: Site): Item | LeftOut {
  const [title, id, slug] = [titleOf(element), textOf(element, "wp:post_id"), textOf(element, "wp:post_name")];
  const why = refusalOf(element);
  if (why) return { title: title || messages.importing.untitledItem(textOf(element, "link") || id), why };
  const meta = metaOf(element);
  const terms = childrenNamed(element, "category").filter(({ text }) => text.trim());
  const notes = notesOf(element, meta);
  const cover = site.attachments.get(meta.get("_thumbnail_id")?.[0] ?? "");
  if (meta.has("_thumbnail_id") && !cover) notes.add(messages.importing.featuredLacks);
  return {
    id: `${site.address} ${id}`,
    title,
    slug: decodePath(slug),
    addresses: textOf(element, "wp:status") === "publish" ? addressesOf(element, slug, meta) : [],
    published: momentFrom(textOf(element, "wp:post_date")) || momentFrom(textOf(element, "wp:post_modified")),
    subtitle: plainText(textOf(element, "excerpt:encoded")),
    language: site.language,
    authors: creatorsOf(element, terms, site),
    tags: terms.filter(({ attributes }) => attributes.domain !== "author").map(({ text }) => plainText(text)),
    ...(cover && { cover: { src: cover.url, alt: cover.alt || cover.caption } }),
    text: { html: htmlOfPost(textOf(element, "content:encoded"), { id, attachments: site.attachments, notes }) },
    folder: "",
    notes,
  };
}

/** Returns the current address of a post, and the old addresses that WordPress redirects to it. */
function addressesOf(element: Element, slug: string, meta: ReadonlyMap<string, string[]>): string[] {
  const link = textOf(element, "link");
  const others = (meta.get("_wp_old_slug") ?? []).filter((old) => link.includes(slug) && old !== "");
  return [...others.map((old) => link.replace(new RegExp(`${slug}(?=/?$)`), old)), link];
}

/** Reads the authors of a post. Plugins that allow several authors for a post store them as taxonomy terms. */
function creatorsOf(element: Element, terms: readonly Element[], { authors }: Site): Author[] {
  const coauthors = terms.filter(({ attributes }) => attributes.domain === "author");
  const [login, first] = [textOf(element, "dc:creator"), coauthors[0]];
  if (!first) return login ? [authors.get(login) ?? authorNamed(login)] : [];
  return coauthors.map(
    ({ attributes, text }) => authors.get(attributes.nicename ?? "") ?? authorNamed(plainText(text)),
  );
}

/** Matches the custom fields that WordPress uses internally. */
const OWN_META = /^_(?:edit_|wp_|thumbnail_id|oembed_|encloseme|pingme)/;

function notesOf(element: Element, meta: ReadonlyMap<string, string[]>): Notes {
  const notes = new Notes();
  const comments = childrenNamed(element, "wp:comment").length;
  const others = [...meta].filter(([key]) => !OWN_META.test(key)).map(([key, values]) => [key, values.join(", ")]);
  if (comments > 0) notes.add(messages.importing.comments, String(comments));
  notes.addFields(Object.fromEntries(others));
  return notes;
}

/** The reasons why an item does not become a document, by status. */
const STATUSES: Readonly<Record<string, string>> = {
  private: messages.importing.isPrivate,
  trash: messages.importing.isInTrash,
  "auto-draft": messages.importing.isUnbegun,
  inherit: messages.importing.isRevision,
};

const TYPES: Readonly<Record<string, string>> = {
  page: messages.importing.isPage,
  nav_menu_item: messages.importing.isMenu,
  revision: messages.importing.isRevision,
};

/** Returns the reason why an item does not become a document; `undefined` if it does. */
function refusalOf(element: Element): string | undefined {
  const type = textOf(element, "wp:post_type");
  if (type !== "post") return TYPES[type] ?? messages.importing.otherType(type) + redirectsIn(element);
  if (textOf(element, "wp:post_password")) return messages.importing.hasPassword;
  return STATUSES[textOf(element, "wp:status")];
}

/** Returns the addresses that a redirect plugin stores in an item, as a text for the report. */
function redirectsIn(element: Element): string {
  const redirects = [...metaOf(element)].filter(([key]) => key.startsWith("_redirect"));
  return redirects.map(([key, values]) => `; ${key}: ${values.join(", ")}`).join("");
}

/** Reads the custom fields of an item. A key may have several values. */
function metaOf(element: Element): Map<string, string[]> {
  const meta = new Map<string, string[]>();
  for (const each of childrenNamed(element, "wp:postmeta")) {
    const key = textOf(each, "wp:meta_key");
    append(meta, key, textOf(each, "wp:meta_value"));
  }
  return meta;
}

/** How a type of documents that have a page each is described to the site. */
import type { Thing } from "schema-dts";
import type { Picture } from "../../shared/compiled/document.ts";
import type { DocumentPage, DocumentListPages, Finder } from "../queries/pages/document-page.ts";
import type { Named } from "../queries/pages/page-link.ts";
import type { Lists } from "../queries/lists/order.ts";
import type { Summary } from "../../content/schema/document.ts";
import type { SearchWords } from "../search/search-entry.ts";
import type { FeedChannel, FeedText } from "../seo/feeds.ts";
import type { SeoContext } from "../seo/structured-data/site-graph.ts";
import type { ListPageEntry } from "./list-page.tsx";
import type { PageComponent } from "./page.tsx";

declare global {
  /** Content is at hand: pages are prerendered or developed. Built pages get it as data (`delivery/build/content/content-plugin.ts`). */
  const __CONTENT__: boolean;
  /** Who looks at the site works on it: it is developed, or stands beside the form of the editor. False where it is built for readers. */
  const __PREVIEW__: boolean;
}

/** What lists say of a document that has a page. */
export interface Paged extends Summary, Named {
  /** Calendar day. */
  published: string;
  /** The address as the document spells it. */
  link?: string | undefined;
}

interface DocumentSeo<Document, Item, Around, Shown> {
  /** The words over the title of its social picture; without it, the title of its section. */
  kicker?: (summary: Item) => string;
  /** Of nothing else than what the page shows, by which the page is remembered. */
  structuredData: (page: DocumentPage<Document, Around> & Shown, context: SeoContext) => readonly Thing[];
  /** Pictures of its page, for the sitemap, beside the one with which others lead to it. */
  pictures?: (document: Document) => readonly { src: string }[];
  /** What its social picture shows where others lead to it without a picture. */
  socialPicture?: (page: DocumentPage<Document, Around> & Shown) => Pick<Picture, "src" | "srcSet"> | undefined;
  /** Address of another page, whose social picture its page shows. */
  sharesPictureOf?: (page: DocumentPage<Document, Around>) => string | undefined;
  /** What the feed itself says beside that of every other. */
  feedChannel?: (context: SeoContext) => FeedChannel;
  /** What it says in the feed of its section; `false` for a type without a feed. */
  feedItem: false | ((page: DocumentPage<Document, Around>, context: SeoContext) => FeedText);
}

/** `Shown`: what the list page of a long document shows. */
export interface DocumentDefinition<Document, Item extends Paged, Around, Shown> {
  /** Name of the type. */
  collection: string;
  /** The page that lists them. */
  list: ListPageEntry;
  page: () => Promise<PageComponent<DocumentPage<Document, Around> & Shown>>;
  /** Its documents may be too long for one page: further list pages have pages of their own. */
  inListPages?: boolean;
  /** Behind `__CONTENT__`, which keeps it out of the scripts of readers. */
  content: DocumentContent<Document, Item, Around, Shown> | false;
}

/** Where the documents of a type are listed, and all of them, as their list shows them. */
export interface Listing<Item> {
  section: string;
  list: () => Promise<() => readonly Item[]>;
}

/** What is made of the documents where content is at hand. */
export interface DocumentContent<Document, Item extends Paged, Around, Shown = unknown> {
  around: (lists: Lists<Item>) => Finder<Document, Around> | Promise<Finder<Document, Around>>;
  /** Of documents that are divided into pages; loaded on demand. */
  listPages?: () => Promise<DocumentListPages<Document, Shown>>;
  seo: DocumentSeo<Document, Item, Around, Shown>;
  /** Finds the picture with which the search shows a document that has none of its own; loaded on demand. */
  searchPicture?: () => Promise<(document: Document) => Picture | undefined>;
  /** The words by which the search finds a document, beside its name. */
  search: (page: DocumentPage<Document, Around>) => SearchWords;
}

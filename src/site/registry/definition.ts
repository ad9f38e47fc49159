/** How a type of documents that have a page each is described to the site. */
import type { Thing } from "schema-dts";
import type { Picture } from "../../shared/compiled/document.ts";
import type { PagedCollection } from "../../shared/magazine/pages.ts";
import type { DocumentPage, DocumentListPages, Finder } from "../queries/document-page.ts";
import type { Lists } from "../queries/order.ts";
import type { DocumentOf, SummaryOf } from "../../content/schema/collections.ts";
import type { SearchKind, SearchWords } from "../search/entry.ts";
import type { FeedText } from "../seo/feeds.ts";
import type { SeoContext } from "../seo/structured-data/publication.ts";
import type { ListPageEntry } from "./list-page.tsx";
import type { PageComponent } from "./page.tsx";

declare global {
  /** Content is at hand: pages are prerendered or developed. Built pages get it as data (`delivery/build/content-plugin.ts`). */
  const __CONTENT__: boolean;
  /** Who looks at the site works on it: it is developed, or stands beside the form of the editor. False where it is built for readers. */
  const __PREVIEW__: boolean;
}

/** What every document with a page has. */
interface Paged {
  slug: string;
  /** Canonical address of its page. */
  address: string;
  /** Calendar day. */
  published: string;
  /** The address as the document spells it. */
  link?: string | undefined;
  /** Language in which it is written, where documents of the type say it. */
  lang?: string;
}

export type Summary<Name extends PagedCollection> = SummaryOf<Name> & Paged;

interface DocumentSeo<Name extends PagedCollection, Around, Shown> {
  /** The words over the title of its social picture; without it, the title of its section. */
  kicker?: (summary: SummaryOf<Name>) => string;
  /** Of nothing else than what the page shows, by which the page is remembered. */
  structuredData: (page: DocumentPage<Name, Around> & Shown, context: SeoContext) => readonly Thing[];
  /** Pictures of its page, for the sitemap, beside the one with which others lead to it. */
  pictures?: (document: DocumentOf<Name>) => readonly { src: string }[];
  /** What its social picture shows where others lead to it without a picture. */
  socialPicture?: (page: DocumentPage<Name, Around> & Shown) => Pick<Picture, "src" | "srcSet"> | undefined;
  /** Address of another page, whose social picture its page shows. */
  sharesPictureOf?: (page: DocumentPage<Name, Around>) => string | undefined;
  /** What it says in the feed of its section; `false` for a type without a feed. */
  feedItem: false | ((page: DocumentPage<Name, Around>, context: SeoContext) => FeedText);
}

/** `Shown`: what the list page of a long document shows. */
export interface DocumentDefinition<Name extends PagedCollection, Around, Shown> {
  collection: Name;
  /** The page that lists them. */
  list: ListPageEntry;
  page: () => Promise<PageComponent<DocumentPage<Name, Around> & Shown>>;
  /** Its documents may be too long for one page: further list pages have pages of their own. */
  inListPages?: boolean;
  /** Behind `__CONTENT__`, which keeps it out of the scripts of readers. */
  content: DocumentContent<Name, Around, Shown> | false;
}

/** Where the documents of a type are listed, and all of them, as their list shows them. */
export interface Listing<Name extends PagedCollection> {
  section: SearchKind;
  list: () => Promise<() => readonly Summary<Name>[]>;
}

/** What is made of the documents where content is at hand. */
export interface DocumentContent<Name extends PagedCollection, Around, Shown = unknown> {
  around: (lists: Lists<Summary<Name>>) => Finder<Name, Around> | Promise<Finder<Name, Around>>;
  /** Of documents that are divided into pages; loaded on demand. */
  listPages?: () => Promise<DocumentListPages<Name, Shown>>;
  seo: DocumentSeo<Name, Around, Shown>;
  /** Finds the picture with which the search shows a document that has none of its own; loaded on demand. */
  searchPicture?: () => Promise<(document: DocumentOf<Name>) => Picture | undefined>;
  /** The words by which the search finds a document, beside its name. */
  search: (page: DocumentPage<Name, Around>) => SearchWords;
}

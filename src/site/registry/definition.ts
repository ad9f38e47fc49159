/** Definition of a type whose documents have a page each, as used in `site.ts` in the folder of the type. */
import type { Thing } from "schema-dts";
import type { Picture } from "../../shared/compiled/document.ts";
import type { DocumentPage, DocumentListPages, Finder } from "../queries/pages/document-page.ts";
import type { Named } from "../queries/pages/page-link.ts";
import type { ListQuestions } from "../queries/lists/order.ts";
import type { Summary } from "../../content/schema/document.ts";
import type { SearchWords } from "../search/search-entry.ts";
import type { FeedChannel, FeedText } from "../seo/feeds.ts";
import type { SeoContext } from "../seo/structured-data/site-graph.ts";
import type { ListPageEntry } from "./list-page.tsx";
import type { PageComponent } from "./page.tsx";

declare global {
  /**
   * Whether the code can read the content: true in prerendering and development. Built pages load content as data
   * instead (`delivery/build/content/content-plugin.ts`).
   */
  const __CONTENT__: boolean;
  /**
   * Whether the code runs in a preview: the development server, or the preview in the editor. False in a site built for
   * readers.
   */
  const __PREVIEW__: boolean;
}

/** List entry of a document that has a page. */
export interface Paged extends Summary, Named {
  /** Address from the document's own field, in the original letter case; `undefined` without this field. */
  link?: string | undefined;
}

interface DocumentSeo<Document, Item, Around, Shown> {
  /** Returns the kicker above the title of the social picture; by default the title of the section. */
  kicker?: (summary: Item) => string;
  /**
   * Returns the structured data. They may contain only content that the page shows, because a cached page is made again
   * only if that content changes.
   */
  structuredData: (page: DocumentPage<Document, Around> & Shown, context: SeoContext) => readonly Thing[];
  /** Returns the pictures of the page for the sitemap, other than the main picture of the document. */
  pictures?: (document: Document) => readonly { src: string }[];
  /** Returns the picture that the social picture shows if the document has no main picture. */
  socialPicture?: (
    page: DocumentPage<Document, Around> & Shown,
  ) => Pick<Picture, "src" | "srcSet" | "focus"> | undefined;
  /** Returns the address of another page whose social picture this page uses. */
  sharesPictureOf?: (page: DocumentPage<Document, Around>) => string | undefined;
  /** Returns the fields that only the feed of this type has. */
  feedChannel?: (context: SeoContext) => FeedChannel;
  /** Returns the text of a document for the feed of its section; `false` for a type without a feed. */
  feedItem: false | ((page: DocumentPage<Document, Around>, context: SeoContext) => FeedText);
}

/** Everything that the site needs to know about a type. `Shown`: content of a list page of a long document. */
export interface DocumentDefinition<Document, Item extends Paged, Around, Shown> {
  /** Name of the type. */
  collection: string;
  /** Page that lists the documents. */
  list: ListPageEntry;
  page: () => Promise<PageComponent<DocumentPage<Document, Around> & Shown>>;
  /** Whether long documents are divided into several list pages, each with its own address. */
  inListPages?: boolean;
  /**
   * Part of the definition that needs content. The condition `__CONTENT__` keeps this part out of the scripts of
   * readers.
   */
  content: DocumentContent<Document, Item, Around, Shown> | false;
}

/** Section that lists the documents of a type, and the loader of that list. */
export interface Listing<Item> {
  section: string;
  list: () => Promise<() => readonly Item[]>;
}

/** Part of a definition that needs content. */
export interface DocumentContent<Document, Item extends Paged, Around, Shown = unknown> {
  around: (lists: ListQuestions<Item>) => Finder<Document, Around> | Promise<Finder<Document, Around>>;
  /** Loads the division of long documents into list pages, on demand. */
  listPages?: () => Promise<DocumentListPages<Document, Shown>>;
  seo: DocumentSeo<Document, Item, Around, Shown>;
  /** Loads the function that finds a picture for the search result of a document without a main picture. */
  searchPicture?: () => Promise<(document: Document) => Picture | undefined>;
  /** Returns the words by which the search finds a document, in addition to the name of the document. */
  search: (page: DocumentPage<Document, Around>) => SearchWords;
}

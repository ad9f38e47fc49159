/** What the site makes of a type of documents that have a page each. */
import { type ComponentType, type ReactNode, use } from "react";
import type { Thing } from "schema-dts";
import { hrefOf } from "../compiled/address.ts";
import type { Picture } from "../compiled/document.ts";
import { lazyPart } from "../loading/lazy-part.tsx";
import type { FixedPage, PagedCollection } from "../magazine/addresses.ts";
import { type DocumentPage, documentPages } from "../queries/document-page.ts";
import { type PageLink, pictureOf } from "../queries/page-link.ts";
import type { DocumentOf, SummaryOf } from "../schema/collections.ts";
import type { FeedItem } from "../seo/feeds.ts";
import type { SeoContext } from "./seo-context.ts";

/** What every document with a page has. */
interface Paged {
  slug: string;
  /** Canonical address of its page. */
  address: string;
  /** Calendar day. */
  published: string;
  /** The address as the document spells it. */
  link?: string | undefined;
}

type Summary<Name extends PagedCollection> = SummaryOf<Name> & Paged;
type Finder<Name extends PagedCollection, Around> = (document: DocumentOf<Name>) => Around;

/** Answers the summaries of a type, newest first. */
type List<Name extends PagedCollection> = () => readonly Summary<Name>[];

interface Definition<Name extends PagedCollection, Around> {
  collection: Name;
  /** The page that lists them. */
  section: FixedPage;
  /** Loaded on demand, because a list is as long as the magazine. */
  list: () => Promise<List<Name>>;
  /** Name and picture where lists and other pages lead to a document. */
  link: (summary: SummaryOf<Name>) => { name: string; picture: Picture };
  /** Makes the function that finds what its page shows of the documents around one. */
  around: (
    list: List<Name>,
    linkTo: (summary: Summary<Name>) => PageLink,
  ) => Finder<Name, Around> | Promise<Finder<Name, Around>>;
  page: () => Promise<ComponentType<DocumentPage<Name, Around>>>;
  /** Only the prerenderer asks for it: `import.meta.env.SSR` keeps it out of the scripts. */
  seo: DocumentSeo<Name, Around> | undefined;
}

/** What crawlers, feeds and social networks get of a document. */
export interface DocumentSeo<Name extends PagedCollection, Around> {
  /** The words over the title of its social picture; without it, the title of its section. */
  kicker?: (summary: SummaryOf<Name>) => string;
  structuredData: (page: DocumentPage<Name, Around>, context: SeoContext) => readonly Thing[];
  /** Pictures of its page, for the sitemap. */
  pictures: (document: DocumentOf<Name>) => readonly { src: string }[];
  /** Its item in the feed of its section; a type without it has no feed. */
  feedItem?: (page: DocumentPage<Name, Around>, context: SeoContext) => FeedText;
}

/** What the item of a document says in a feed. */
type FeedText = Pick<FeedItem, "title" | "description" | "content" | "author">;

interface DocumentRouteProps {
  /** The part of the address that names the document. */
  segment: string;
  /** Shown where it names none. */
  otherwise: ReactNode;
}

/** A document as lists of every type show it. */
export interface ListedDocument extends PageLink {
  slug: string;
  published: string;
  /** As in `DocumentSeo`. */
  kicker: string | undefined;
}

/** A document as crawlers get it. */
export interface CrawledDocument {
  structuredData: readonly Thing[];
  pictures: readonly { src: string }[];
  feedItem: FeedText | undefined;
}

/** An entry of the registry, the same for every type. */
export type DocumentType = ReturnType<typeof documentType>;

export function documentType<Name extends PagedCollection, Around>({
  collection,
  section,
  list,
  link,
  around,
  page,
  seo,
}: Definition<Name, Around>) {
  const { Part, preload } = lazyPart(page);
  const linkTo = (summary: Summary<Name>): PageLink => {
    const { name, picture } = link(summary);
    return { name, address: hrefOf(summary), picture: pictureOf(picture) };
  };
  const load = documentPages<Name, Around>(collection, async () => around(await list(), linkTo));

  function Page({ segment, otherwise }: DocumentRouteProps) {
    // Code and document are asked for together; the first failure is shown.
    void preload();
    const found = use(load(segment));
    return found ? <Part {...found} /> : otherwise;
  }

  return {
    collection,
    section,
    Page,
    preload,
    /** Loads what its page shows; `undefined` where a segment names no document. */
    load: (segment: string): Promise<DocumentPage<PagedCollection, unknown> | undefined> => load(segment),
    listDocuments: async (): Promise<ListedDocument[]> =>
      (await list())().map((summary) => ({
        slug: summary.slug,
        published: summary.published,
        kicker: seo?.kicker?.(summary),
        ...linkTo(summary),
        address: summary.address,
      })),
    crawl: async (slug: string, context: SeoContext): Promise<CrawledDocument> => {
      const found = await load(slug);
      if (!found || !seo) throw new Error(`${collection}/${slug} is crawled by the prerenderer only`);
      return {
        structuredData: seo.structuredData(found, context),
        pictures: seo.pictures(found.document),
        feedItem: seo.feedItem?.(found, context),
      };
    },
  };
}

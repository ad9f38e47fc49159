/** What the site makes of a type of documents that have a page each. */
import { type ReactNode, use } from "react";
import { hrefOf } from "../compiled/address.ts";
import { lazyPart } from "../loading/lazy-part.tsx";
import { CONTENT_LANGUAGE } from "../magazine/language.ts";
import type { PagedCollection } from "../magazine/addresses.ts";
import { type DocumentPage, documentPages } from "../queries/document-page.ts";
import { type PageLink, pictureOf } from "../queries/page-link.ts";
import { crawlerOf } from "./crawler.ts";
import type { Definition, Summary } from "./definition.ts";

export interface DocumentPageProps {
  /** The part of the address that names the document; empty where there is none. */
  segment: string;
  /** Shown where it names none. */
  otherwise: ReactNode;
}

/** An entry of the registry, the same for every type. */
export type DocumentType = ReturnType<typeof documentType>;

export function documentType<Name extends PagedCollection, Around>(definition: Definition<Name, Around>) {
  const { collection, list, link, around, page, seo } = definition;
  const { Part, preload } = lazyPart(page);
  const linkTo = (summary: Summary<Name>): PageLink => {
    const { name, picture } = link(summary);
    return { name, lang: summary.lang ?? CONTENT_LANGUAGE, address: hrefOf(summary), picture: pictureOf(picture) };
  };
  const load = documentPages<Name, Around>(collection, async () => {
    const [listed, { listsOf }] = await Promise.all([list(), import("../queries/order.ts")]);
    return around(listsOf(listed, linkTo));
  });

  function Page({ segment, otherwise }: DocumentPageProps) {
    // Code and document are asked for together; the first failure is shown.
    void preload();
    const found = use(load(segment));
    return found ? <Part {...found} /> : otherwise;
  }

  return {
    collection,
    Page,
    preload,
    /** Loads what its page shows; `undefined` where a segment names no document. */
    load: (segment: string): Promise<DocumentPage<PagedCollection, unknown> | undefined> => load(segment),
    /** Absent in the browser: https://vite.dev/guide/ssr#conditional-logic */
    crawl: import.meta.env.SSR && seo ? crawlerOf(definition, seo, load) : undefined,
  };
}

import { type FunctionComponent, type ReactNode, use } from "react";
import { lazyPart } from "../../shared/loading/lazy-part.tsx";
import type { LoadData } from "../queries/pages/page-data.ts";

export interface PageProps {
  address: string;
  /** The part of the address that names a document; empty where there is none. */
  segment: string;
  /** Shown where there is no such page. */
  otherwise?: ReactNode;
}

/** The component of a page: it gets what it shows, and how to load the same of other addresses, such as further list pages. */
export type PageComponent<Data> = FunctionComponent<Data & { load: LoadData<Data> }>;

/** A page of the site: its code, and what it shows of the content, which load together. */
export function pageOf<Data extends object>(code: () => Promise<PageComponent<Data>>, load: LoadData<Data>) {
  const { Part, preload } = lazyPart(code);
  function Page({ address, segment, otherwise }: PageProps) {
    // The first failure is shown.
    void preload();
    const read = use(load(address, segment));
    return read ? <Part {...read()} load={load} /> : otherwise;
  }
  return {
    /** Renders the page; suspends while its code or its data are on the way. */
    Page,
    /** Loads the code of the page, and answers the component. */
    preload,
    /** Loads what the page shows of the content; `undefined` when there is no such page. */
    load: load as LoadData<object>,
  };
}

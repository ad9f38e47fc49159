import { type FunctionComponent, type ReactNode, use } from "react";
import { lazyPart } from "../../shared/loading/lazy-part.tsx";
import type { LoadData } from "../queries/pages/page-data.ts";

export interface PageProps {
  address: string;
  /** Part of the address that names a document; `""` if the address names none. */
  segment: string;
  /** Rendered if there is no such page. */
  fallback?: ReactNode;
}

/**
 * Component of a page. Its props are the data of the page and the function `load`, which loads the data of other
 * addresses, such as list pages.
 */
export type PageComponent<Data> = FunctionComponent<Data & { load: LoadData<Data> }>;

/** Creates a page of the site from the loaders of its code and its data, which load at the same time. */
export function pageOf<Data extends object>(code: () => Promise<PageComponent<Data>>, load: LoadData<Data>) {
  const { Part, preload } = lazyPart(code);
  function Page({ address, segment, fallback }: PageProps) {
    // The code starts to load together with the data. If the code cannot be loaded, `Part` throws.
    void preload();
    const read = use(load(address, segment));
    return read ? <Part {...read()} load={load} /> : fallback;
  }
  return {
    /** Renders the page; suspends while its code or its data are loading. */
    Page,
    /** Loads the code of the page; resolves to the component. */
    preload,
    /** Loads the data of the page; resolves to `undefined` if there is no such page. */
    load: load as LoadData<object>,
  };
}

import { type ComponentType, type ReactNode, use } from "react";
import { lazyPart } from "../../shared/loading/lazy-part.tsx";
import type { LoadData } from "../queries/page-data.ts";

export interface PageProps {
  address: string;
  /** The part of the address that names a document; empty where there is none. */
  segment: string;
  /** Shown where there is no such page. */
  otherwise?: ReactNode;
}

/** A page of the site: its code, and what it shows of the content, which load together. `given`: what else it gets. */
export function pageOf<Data extends object, Given = unknown>(
  code: () => Promise<ComponentType<Data & Given>>,
  load: LoadData<Data> | undefined,
  given = {} as Given,
) {
  const { Part, preload } = lazyPart(code);
  function Page({ address, segment, otherwise }: PageProps) {
    if (!load) return <Part {...({} as Data)} {...given} />;
    // The first failure is shown.
    void preload();
    const read = use(load(address, segment));
    return read ? <Part {...read()} {...given} /> : otherwise;
  }
  return { Page, preload, load: load as LoadData<object> | undefined };
}

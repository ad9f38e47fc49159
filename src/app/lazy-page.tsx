import { type ComponentType, createElement, use } from "react";
import { once } from "../queries/document-loader.ts";

export interface LazyPage {
  /** Name of its file in `src/pages/`, by which its built file is found. */
  name: string;
  /** Renders the page; suspends while its code is on the way. */
  Page: ComponentType;
  preload: () => Promise<unknown>;
}

/**
 * A page whose code loads on demand. Once preloaded it renders at once, which `React.lazy` does
 * not: hydration would show the fallback over the prerendered page.
 */
export function lazyPage(name: string, load: () => Promise<ComponentType>): LazyPage {
  const preload = once(load);
  function Page() {
    return createElement(use(preload()));
  }
  return { name, Page, preload };
}

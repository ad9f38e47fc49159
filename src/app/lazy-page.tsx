import { type ComponentType, createElement, use } from "react";
import { track } from "../queries/document-loader.ts";

export interface LazyPage {
  /** Renders the page; suspends while its code is on the way. */
  Page: ComponentType;
  preload: () => Promise<unknown>;
}

/**
 * A page whose code loads on demand. Once preloaded it renders at once, which `React.lazy` does
 * not: hydration would show the fallback over the prerendered page.
 */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let loading: Promise<ComponentType> | undefined;
  const preload = () => {
    loading ??= track(load());
    return loading;
  };
  function Page() {
    return createElement(use(preload()));
  }
  return { Page, preload };
}

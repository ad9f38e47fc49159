import { type ComponentType, createElement, type FunctionComponent, use } from "react";
import { once } from "./once.ts";

export interface LazyPart<Props extends object> {
  /** Renders the part; suspends while its code is loading. */
  Part: FunctionComponent<Props>;
  preload: () => Promise<unknown>;
}

/**
 * A part of the site whose code loads on demand. Unlike `React.lazy`, a preloaded part renders
 * without suspending, so that hydration does not show the fallback over the prerendered page. After
 * a failure it may be loaded again.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  const preload = once(load);
  function Part(props: Props) {
    return createElement(use(preload()), props);
  }
  return { Part, preload };
}

import { type ComponentType, createElement, type FunctionComponent, use } from "react";
import { once } from "./load-once.ts";

export interface LazyPart<Props extends object> {
  /** Renders the part; suspends while its code is loading. */
  Part: FunctionComponent<Props>;
  preload: () => Promise<unknown>;
}

interface PrefetchedPart<Props extends object> extends LazyPart<Props> {
  /** Preloads the part. A failure is ignored, because `Part` loads the code again and reports a failure. */
  prefetch: () => void;
}

/**
 * Makes a part of the site whose code loads on demand. Unlike `React.lazy`, a preloaded part renders without
 * suspending, so that hydration does not show the fallback over the prerendered page. After a failure, the code can be
 * loaded again.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): PrefetchedPart<Props> {
  const preload = once(load);
  function Part(props: Props) {
    return createElement(use(preload()), props);
  }
  return { Part, preload, prefetch: () => void preload().catch(() => {}) };
}

/** Makes a part like `lazyPart`, but rendering does not load the code: the part suspends until `preload` succeeds. */
export function retriablePart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let component: ComponentType<Props> | undefined;
  let resolveComponent: (component: ComponentType<Props>) => void = () => {};
  const componentPromise = new Promise<ComponentType<Props>>((resolve) => (resolveComponent = resolve));
  async function preload(): Promise<void> {
    component = await load();
    resolveComponent(component);
  }
  function Part(props: Props) {
    return createElement(component ?? use(componentPromise), props);
  }
  return { Part, preload };
}

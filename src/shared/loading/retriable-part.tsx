import { type ComponentType, createElement, use } from "react";
import type { LazyPart } from "./lazy-part.tsx";

/** Like `lazyPart`, but when loading fails the part stays suspended until a later `preload` succeeds. */
export function retriablePart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let component: ComponentType<Props> | undefined;
  let arrive: (component: ComponentType<Props>) => void = () => {};
  const arrival = new Promise<ComponentType<Props>>((resolve) => (arrive = resolve));
  async function preload(): Promise<void> {
    component = await load();
    arrive(component);
  }
  function Part(props: Props) {
    return createElement(component ?? use(arrival), props);
  }
  return { Part, preload };
}

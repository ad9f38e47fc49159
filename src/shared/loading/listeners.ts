/**
 * Set of listeners. `tell` calls all; `listen` adds one and returns how to remove it, as `useSyncExternalStore` asks.
 */
export function createListeners() {
  const all = new Set<() => void>();
  return {
    tell: () => all.forEach((listener) => listener()),
    listen: (listener: () => void) => {
      all.add(listener);
      return () => void all.delete(listener);
    },
  };
}

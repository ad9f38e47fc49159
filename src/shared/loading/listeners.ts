/**
 * Creates a set of listeners. `tell` calls all listeners. `listen` adds a listener and returns a function that removes
 * it, as `useSyncExternalStore` requires.
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

/**
 * Creates a set of listeners. `notify` calls all listeners. `subscribe` adds a listener and returns a function that
 * removes the listener, as `useSyncExternalStore` requires.
 */
export function createListeners() {
  const listeners = new Set<() => void>();
  return {
    notify: () => listeners.forEach((listener) => listener()),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

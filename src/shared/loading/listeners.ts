/** Who wants to hear of a change. `listen` returns how to stop, as `useSyncExternalStore` asks for it. */
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

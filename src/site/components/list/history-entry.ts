/** What an entry of the history remembers of its page, beside what the router keeps there: Back and a reload find it. */
const stateOf = () => (window.history.state ?? {}) as Readonly<Record<string, unknown>>;

export function remembered(name: string): unknown {
  return stateOf()[name];
}

/** `key`: of the entry, as the router names it. When the reader goes back, the page is still there for a moment. */
export function remember(key: string, name: string, value: unknown): void {
  const { key: current = "default" } = stateOf();
  if (current === key) window.history.replaceState({ ...stateOf(), [name]: value }, "");
}

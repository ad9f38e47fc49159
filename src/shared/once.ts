/** Returns a function that calls `compute` at its first call, and returns the same value at later calls. */
export function once<Value>(compute: () => Value): () => Value {
  let cached: { value: Value } | undefined;
  return () => (cached ??= { value: compute() }).value;
}

interface Cache<Key, Result> {
  has(key: Key): boolean;
  get(key: Key): Result | undefined;
  set(key: Key, result: Result): unknown;
}

/**
 * Returns a function that caches the results of `compute` by key. `cache` may already have entries. In a `WeakMap`,
 * entries are freed together with their keys.
 */
export function onceForEach<Key, Result>(
  compute: (key: Key) => Result,
  cache: Cache<Key, Result> = new Map<Key, Result>(),
): (key: Key) => Result {
  return (key) => {
    const cached = cache.get(key);
    if (cached !== undefined || cache.has(key)) return cached as Result;
    const result = compute(key);
    cache.set(key, result);
    return result;
  };
}

/** Returns a function that calls `work` at its first call, and returns the same value at later calls. */
export function once<Value>(work: () => Value): () => Value {
  let done: { value: Value } | undefined;
  return () => (done ??= { value: work() }).value;
}

interface Answers<Key, Answer> {
  has(key: Key): boolean;
  get(key: Key): Answer | undefined;
  set(key: Key, answer: Answer): unknown;
}

/**
 * Returns a function that caches the results of `ask` by key. `answers` is the cache, which may already have entries.
 * In a `WeakMap`, entries are freed together with their keys.
 */
export function onceForEach<Key, Answer>(
  ask: (key: Key) => Answer,
  answers: Answers<Key, Answer> = new Map<Key, Answer>(),
): (key: Key) => Answer {
  return (key) => {
    const known = answers.get(key);
    if (known !== undefined || answers.has(key)) return known as Answer;
    const answer = ask(key);
    answers.set(key, answer);
    return answer;
  };
}

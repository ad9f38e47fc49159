/**
 * Loading of code and documents, once each. Each promise has the fields in which React's `use` looks for its outcome,
 * so that what was preloaded renders without suspending. https://react.dev/reference/react/use
 */

/** Error for a file of the site that could not be loaded: the network is down, or a new version was published. */
export class LoadFailure extends Error {}

type Tracked<Value> = Promise<Value> & { status: "pending" | "fulfilled" | "rejected" };

function track<Value>(promise: Promise<Value>): Tracked<Value> {
  const tracked = Object.assign(promise, { status: "pending" as const }) as Tracked<Value>;
  promise.then(
    (value) => Object.assign(tracked, { status: "fulfilled", value }),
    // `void`, since returning `tracked`, which is rejected, would reject this promise too, and nobody handles it.
    (reason: unknown) => void Object.assign(tracked, { status: "rejected", reason }),
  );
  return tracked;
}

function fail(cause: unknown): never {
  throw new LoadFailure("A part of the site could not be loaded", { cause });
}

/**
 * Milliseconds for which a failure is kept. React asks again right after a load has failed, and has to get the same
 * failure; a reader who comes back later gets another attempt.
 */
const FAILURE_STANDS = 1000;

/**
 * Returns a function that loads at the first call and gives every caller the same promise. Rejects with a
 * `LoadFailure`.
 */
export function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let current: Tracked<Value> | undefined;
  let failed = 0;
  return () => {
    if (!current || (current.status === "rejected" && performance.now() - failed > FAILURE_STANDS)) {
      current = track(load().catch(fail));
      current.catch(() => (failed = performance.now()));
    }
    return current;
  };
}

/**
 * Loads each piece of code and each document only once. Each promise has the fields from which React's `use` reads the
 * outcome, so that preloaded code and documents render without suspending. https://react.dev/reference/react/use
 */

/** Error for a file of the site that is unavailable because the network is down or a new version was published. */
export class LoadFailure extends Error {}

type Tracked<Value> = Promise<Value> & { status: "pending" | "fulfilled" | "rejected" };

function track<Value>(promise: Promise<Value>): Tracked<Value> {
  const tracked = Object.assign(promise, { status: "pending" as const }) as Tracked<Value>;
  promise.then(
    (value) => Object.assign(tracked, { status: "fulfilled", value }),
    // `void` is needed: without it, the promise that `then` returns would reject with the same failure, and nobody
    // would handle that rejection.
    (reason: unknown) => void Object.assign(tracked, { status: "rejected", reason }),
  );
  return tracked;
}

function throwLoadFailure(cause: unknown): never {
  throw new LoadFailure("A part of the site could not be loaded", { cause });
}

/**
 * Milliseconds for which a failure is stored. Right after a failure, React requests the promise again and has to get
 * the same one. When the reader returns later, loading is tried again.
 */
const FAILURE_LIFETIME = 1000;

/**
 * Returns a function that loads at the first call and returns the same promise to every caller. If loading fails, the
 * promise rejects with a `LoadFailure`, and a later call tries again.
 */
export function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let current: Tracked<Value> | undefined;
  let failedAt = 0;
  return () => {
    if (!current || (current.status === "rejected" && performance.now() - failedAt > FAILURE_LIFETIME)) {
      current = track(load().catch(throwLoadFailure));
      current.catch(() => (failedAt = performance.now()));
    }
    return current;
  };
}

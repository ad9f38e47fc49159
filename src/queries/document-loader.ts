/**
 * Loads code and documents once. A promise carries its outcome in the fields that React's `use`
 * reads, so that what was preloaded is there at the first render.
 * https://react.dev/reference/react/use
 */

type Tracked<Value> = Promise<Value> & { status: "pending" | "fulfilled" | "rejected" };

function track<Value>(promise: Promise<Value>): Tracked<Value> {
  const tracked = Object.assign(promise, { status: "pending" as const }) as Tracked<Value>;
  promise.then(
    (value) => Object.assign(tracked, { status: "fulfilled", value }),
    (reason: unknown) => Object.assign(tracked, { status: "rejected", reason }),
  );
  return tracked;
}

/**
 * How long a failure stands, in milliseconds. React asks again as soon as a load has failed and must
 * hear the same; a reader who comes back later gets another attempt.
 */
const FAILURE_STANDS = 1000;

/** The same promise for every caller. */
export function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let current: Tracked<Value> | undefined;
  let failed = 0;
  return () => {
    if (!current || (current.status === "rejected" && performance.now() - failed > FAILURE_STANDS)) {
      current = track(load());
      current.catch(() => (failed = performance.now()));
    }
    return current;
  };
}

type Modules<Document> = Readonly<Record<string, () => Promise<{ document: Document }>>>;

export function documentLoader<Document>(modules: () => Modules<Document>) {
  const loaders = new Map<string, () => Promise<{ document: Document }>>();
  return (slug: string): Promise<{ document: Document }> => {
    const missing = () => Promise.reject(new Error(`No document ${slug}`));
    const load = loaders.get(slug) ?? once(() => (modules()[slug] ?? missing)());
    loaders.set(slug, load);
    return load();
  };
}

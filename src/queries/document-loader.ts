/**
 * Loads the module of a document once. The promise carries its outcome in the fields that React's
 * `use` reads, so that a document which was preloaded is there at the first render.
 * https://react.dev/reference/react/use
 */

export function track<Value>(promise: Promise<Value>): Promise<Value> {
  const tracked = Object.assign(promise, { status: "pending" });
  promise.then(
    (value) => Object.assign(tracked, { status: "fulfilled", value }),
    (reason: unknown) => Object.assign(tracked, { status: "rejected", reason }),
  );
  return promise;
}

type Modules<Document> = Readonly<Record<string, () => Promise<{ document: Document }>>>;

export function documentLoader<Document>(modules: () => Modules<Document>) {
  const loading = new Map<string, Promise<{ document: Document }>>();
  return (slug: string): Promise<{ document: Document }> => {
    const known = loading.get(slug);
    if (known) return known;
    const load = modules()[slug];
    if (!load) return track(Promise.reject(new Error(`No document ${slug}`)));
    const promise = track(load());
    loading.set(slug, promise);
    return promise;
  };
}

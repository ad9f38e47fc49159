import { once } from "../loading/once.ts";

type Modules<Document> = Readonly<Record<string, () => Promise<{ document: Document }>>>;

/** Loads the module of a document once, by its slug. */
export function documentLoader<Document>(modules: () => Modules<Document>) {
  const loaders = new Map<string, () => Promise<{ document: Document }>>();
  return (slug: string): Promise<{ document: Document }> => {
    const missing = () => Promise.reject(new Error(`No document ${slug}`));
    const load = loaders.get(slug) ?? once(() => (modules()[slug] ?? missing)());
    loaders.set(slug, load);
    return load();
  };
}

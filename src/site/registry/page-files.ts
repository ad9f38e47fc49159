/** All page modules: path relative to this folder → exports. Only the prerenderer loads this file. */
type Modules = Readonly<Record<string, Record<string, unknown>>>;

const PAGE_FILES: Modules = {
  ...import.meta.glob<Record<string, unknown>>("../pages/*-page.tsx", { eager: true }),
  ...import.meta.glob<Record<string, unknown>>("../../types/*/*-page.tsx", { eager: true }),
};

/**
 * Returns the path, relative to `src/`, of the page module that exports the component; `undefined` if there is no such
 * module.
 */
export function fileOfPage(component: unknown): string | undefined {
  const file = Object.keys(PAGE_FILES).find((name) => Object.values(PAGE_FILES[name] ?? {}).includes(component));
  return file?.replace(/^\.\.\/(?!\.\.)/, "site/").replace(/^\.\.\/\.\.\//, "");
}

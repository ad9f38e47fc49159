/** Modules of all pages by their paths, relative to this folder. Only the prerenderer loads this file. */
type Modules = Readonly<Record<string, Record<string, unknown>>>;

const PAGE_FILES: Modules = {
  ...import.meta.glob<Record<string, unknown>>("../pages/*-page.tsx", { eager: true }),
  ...import.meta.glob<Record<string, unknown>>("../../types/*/*-page.tsx", { eager: true }),
};

/**
 * Returns the path of the module of a page, relative to `src/`; `undefined` if no module of a page exports the
 * component.
 */
export function fileOfPage(component: unknown): string | undefined {
  const file = Object.keys(PAGE_FILES).find((name) => Object.values(PAGE_FILES[name] ?? {}).includes(component));
  return file?.replace(/^\.\.\/(?!\.\.)/, "site/").replace(/^\.\.\/\.\.\//, "");
}

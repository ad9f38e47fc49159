/** The modules of all pages, by their paths from this folder. For the prerenderer only. */
type Modules = Readonly<Record<string, Record<string, unknown>>>;

const PAGE_FILES: Modules = {
  ...import.meta.glob<Record<string, unknown>>("../pages/*-page.tsx", { eager: true }),
  ...import.meta.glob<Record<string, unknown>>("../../types/*/*-page.tsx", { eager: true }),
};

/** Path of the module of a page, from `src/`. */
export function fileOfPage(component: unknown): string | undefined {
  const file = Object.keys(PAGE_FILES).find((name) => Object.values(PAGE_FILES[name] ?? {}).includes(component));
  return file?.replace(/^\.\.\/(?!\.\.)/, "site/").replace(/^\.\.\/\.\.\//, "");
}

/** What the site makes of a page that is there whatever the content says. */
import type { ComponentType } from "react";
import type { Thing } from "schema-dts";
import { lazyPart } from "../loading/lazy-part.tsx";
import type { SeoContext } from "./definition.ts";

interface Definition {
  page: () => Promise<ComponentType>;
  /** Loads what a prerendered page can do without for a while. */
  preloadLater?: () => Promise<unknown>;
  /** Only the prerenderer asks for it: `import.meta.env.SSR` keeps it out of the scripts. */
  seo?: ((context: SeoContext) => FixedPageSeo | Promise<FixedPageSeo>) | false;
}

/** What crawlers and social networks get of a page, beside what it lists. */
interface FixedPageSeo {
  /** The title of its social picture; without it, the title of the page. */
  socialTitle?: string;
  structuredData?: readonly Thing[];
  /** Its pictures, for the sitemap; the first also for its social picture. */
  pictures?: readonly { src: string }[];
}

/** An entry of the registry. */
export type FixedPageEntry = ReturnType<typeof fixedPage>;

export function fixedPage({ page, preloadLater, seo }: Definition) {
  const { Part, preload } = lazyPart(page);
  return { Page: Part, preload, preloadLater, seo };
}

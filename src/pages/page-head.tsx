import { addressOf, getSite } from "../queries/site.ts";
import { Head, type HeadProps } from "../seo/head.tsx";

/** The head tags of a page of this site; an unknown address presents itself as the home page. */
export function PageHead({ noindex = false, ...page }: Omit<HeadProps, "siteName" | "siteUrl">) {
  const { name, url } = getSite();
  return (
    <Head
      siteName={name}
      siteUrl={url}
      {...page}
      noindex={noindex}
      address={noindex ? addressOf("home") : page.address}
    />
  );
}

/**
 * Head tags of a page for browsers, search engines and social networks. React moves these tags into the head, on the
 * server and after navigation.
 */
import { CONTENT_LANGUAGE, LOCALE } from "../../shared/magazine/language.ts";
import { socialAddress } from "../../shared/magazine/site-folders.ts";

export interface HeadProps {
  siteName: string;
  /** Name of the page, in any letter case. */
  page: string;
  description: string;
  /** Public URL of the site, without a slash at the end. */
  siteUrl: string;
  /** Canonical address of the page. */
  address: string;
  /** Address of another page whose social picture this page uses. */
  sharesPictureOf?: string | undefined;
  type?: "website" | "article" | "profile";
  /** Whether search engines should leave out the page, as at an address that the site does not have. */
  noindex?: boolean;
}

export function Head({ siteName, page, description, siteUrl, address, sharesPictureOf, type, noindex }: HeadProps) {
  // Spanish capitals keep their accents: `Pompa | ISSUES`.
  const title = `${siteName} | ${page.toLocaleUpperCase(CONTENT_LANGUAGE)}`;
  const url = siteUrl + address;
  const picture = siteUrl + socialAddress(sharesPictureOf ?? address);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {noindex && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={url} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:type" content={type ?? "website"} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:locale" content={LOCALE.replace("-", "_")} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:alt" content={title} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:image" content={picture} />
    </>
  );
}

/**
 * Head tags of a page for browsers, search engines and social networks. React moves these tags into the head, on the
 * server and after navigation.
 */
import { useTranslation } from "react-i18next";
import type { FixedPage } from "../../shared/magazine/pages.ts";
import { textIn } from "../../shared/magazine/local-text.ts";
import { listPageAddress } from "../../shared/magazine/list-pages.ts";
import type { PageTexts } from "../queries/pages/page-texts.ts";
import { addressOf, getSite } from "../queries/site.ts";
import { CONTENT_LANGUAGE, LOCALE } from "../../shared/magazine/language.ts";
import { socialAddress } from "../../shared/magazine/site-folders.ts";

interface PageHeadProps extends Omit<HeadProps, "siteName" | "siteUrl"> {
  /** Number of the list page, from 1. Later list pages use the social picture of the first one. */
  number?: number;
}

/** Renders the head tags of the page of a document. */
export function PageHead({
  page,
  number = 1,
  description,
  address,
  sharesPictureOf = address,
  ...rest
}: PageHeadProps) {
  const { t } = useTranslation();
  const { name, url } = getSite();
  const suffix = number > 1 ? ` · ${t("list.page", { number })}` : "";
  const numberedProps = {
    page: page + suffix,
    description: description + suffix,
    address: listPageAddress(address, number),
  };
  return <Head siteName={name} siteUrl={url} {...numberedProps} sharesPictureOf={sharesPictureOf} {...rest} />;
}

interface FixedPageHeadProps extends Pick<PageHeadProps, "number" | "noindex"> {
  texts: PageTexts;
  /** Category that the page shows; `undefined` if the page shows the whole list. */
  part?: { name: string; description: string; address: string } | undefined;
}

/** Renders the head tags of a fixed page, in the reader's language. Fixed pages exist independently of documents. */
export function FixedPageHead({ texts, part, ...rest }: FixedPageHeadProps) {
  const { language } = useTranslation().i18n;
  const { title, description } = texts;
  const address = addressOf(texts.slug as FixedPage);
  return (
    <PageHead
      page={(part ? `${part.name} · ` : "") + textIn(title, language)}
      description={part?.description ?? (description ? textIn(description, language) : getSite().description)}
      address={part?.address ?? address}
      sharesPictureOf={address}
      {...rest}
    />
  );
}

interface HeadProps {
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
  /** Whether the page asks search engines not to index it, for example because the site does not have its address. */
  noindex?: boolean;
}

function Head({ siteName, page, description, siteUrl, address, sharesPictureOf, type, noindex }: HeadProps) {
  // The page name is in capitals, by the rules of the magazine's language: `Pompa | ISSUES`.
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

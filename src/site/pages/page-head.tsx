import { useTranslation } from "react-i18next";
import type { FixedPage } from "../../shared/magazine/addresses.ts";
import { listPageAddress } from "../../shared/magazine/list-pages.ts";
import { addressOf, getSite } from "../queries/site.ts";
import { Head, type HeadProps } from "../seo/head.tsx";

/** The head tags of the page of a document. */
export function PageHead(page: Omit<HeadProps, "siteName" | "siteUrl">) {
  const { name, url } = getSite();
  return <Head siteName={name} siteUrl={url} {...page} />;
}

interface FixedPageHeadProps {
  page: FixedPage;
  /** Which page of its list it shows, 1 first. */
  number?: number;
  /** The category of its list that it shows. */
  part?: { name: string; description: string; address: string } | undefined;
  /** The page is shown for an address that is not one of the site's. */
  noindex?: boolean;
}

/** The head tags of a page that is there whatever the content says, in the reader's language. */
export function FixedPageHead({ page, number = 1, part, noindex = false }: FixedPageHeadProps) {
  const { t } = useTranslation();
  const { name, description } = getSite();
  const first = addressOf(page);
  const ending = number > 1 ? ` · ${t("list.page", { number })}` : "";
  return (
    <PageHead
      page={(part ? `${part.name} · ` : "") + t(`pages.${page}.title`, { name }) + ending}
      description={(part?.description ?? t(`pages.${page}.description`, { name, description })) + ending}
      address={listPageAddress(part?.address ?? first, number)}
      sharesPictureOf={first}
      noindex={noindex}
    />
  );
}

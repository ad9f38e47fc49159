import { useTranslation } from "react-i18next";
import type { FixedPage } from "../../shared/magazine/addresses.ts";
import { portionAddress } from "../../shared/magazine/portions.ts";
import { addressOf, getSite } from "../queries/site.ts";
import { Head, type HeadProps } from "../seo/head.tsx";

/** The head tags of the page of a document. */
export function PageHead(page: Omit<HeadProps, "siteName" | "siteUrl">) {
  const { name, url } = getSite();
  return <Head siteName={name} siteUrl={url} {...page} />;
}

interface FixedPageHeadProps {
  page: FixedPage;
  /** Which portion of its list it shows, 1 first. */
  portion?: number;
  /** The category of its list that it shows. */
  part?: { name: string; description: string; address: string } | undefined;
  /** The page is shown for an address that is not one of the site's. */
  noindex?: boolean;
}

/** The head tags of a page that is there whatever the content says, in the reader's language. */
export function FixedPageHead({ page, portion = 1, part, noindex = false }: FixedPageHeadProps) {
  const { t } = useTranslation();
  const { name, description } = getSite();
  const first = addressOf(page);
  const ending = portion > 1 ? ` · ${t("list.page", { number: portion })}` : "";
  return (
    <PageHead
      page={(part ? `${part.name} · ` : "") + t(`pages.${page}.title`, { name }) + ending}
      description={(part?.description ?? t(`pages.${page}.description`, { name, description })) + ending}
      address={portionAddress(part?.address ?? first, portion)}
      sharesPictureOf={first}
      noindex={noindex}
    />
  );
}

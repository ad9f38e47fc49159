import { useTranslation } from "react-i18next";
import type { FixedPage } from "../../shared/magazine/pages.ts";
import { listPageAddress } from "../../shared/magazine/list-pages.ts";
import { addressOf, getSite } from "../queries/site.ts";
import { Head, type HeadProps } from "../seo/head.tsx";

interface PageHeadProps extends Omit<HeadProps, "siteName" | "siteUrl"> {
  /** Which list page it is, 1 first; the others show the social picture of the first. */
  number?: number;
}

/** The head tags of the page of a document. */
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
  const ending = number > 1 ? ` · ${t("list.page", { number })}` : "";
  const shown = { page: page + ending, description: description + ending, address: listPageAddress(address, number) };
  return <Head siteName={name} siteUrl={url} {...shown} sharesPictureOf={sharesPictureOf} {...rest} />;
}

interface FixedPageHeadProps extends Pick<PageHeadProps, "number" | "noindex"> {
  page: FixedPage;
  /** The category of its list that it shows. */
  part?: { name: string; description: string; address: string } | undefined;
}

/** The head tags of a page that is there whatever the content says, in the reader's language. */
export function FixedPageHead({ page, part, ...rest }: FixedPageHeadProps) {
  const { t } = useTranslation();
  const { name, description } = getSite();
  return (
    <PageHead
      page={(part ? `${part.name} · ` : "") + t(`pages.${page}.title`, { name })}
      description={part?.description ?? t(`pages.${page}.description`, { name, description })}
      address={part?.address ?? addressOf(page)}
      sharesPictureOf={addressOf(page)}
      {...rest}
    />
  );
}

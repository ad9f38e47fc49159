import { useTranslation } from "react-i18next";
import type { FixedPage } from "../../shared/magazine/pages.ts";
import { textIn } from "../../shared/magazine/local-text.ts";
import { listPageAddress } from "../../shared/magazine/list-pages.ts";
import type { PageTexts } from "../queries/pages/page-texts.ts";
import { addressOf, getSite } from "../queries/site.ts";
import { Head, type HeadProps } from "../seo/head.tsx";

interface PageHeadProps extends Omit<HeadProps, "siteName" | "siteUrl"> {
  /** Number of the list page, from 1. Later list pages have the social picture of the first list page. */
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
  const ending = number > 1 ? ` · ${t("list.page", { number })}` : "";
  const shown = { page: page + ending, description: description + ending, address: listPageAddress(address, number) };
  return <Head siteName={name} siteUrl={url} {...shown} sharesPictureOf={sharesPictureOf} {...rest} />;
}

interface FixedPageHeadProps extends Pick<PageHeadProps, "number" | "noindex"> {
  texts: PageTexts;
  /** Category of the list, if the page shows only one category; otherwise `undefined`. */
  part?: { name: string; description: string; address: string } | undefined;
}

/** Renders the head tags of a fixed page, in the reader's language. A fixed page exists whatever the content is. */
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

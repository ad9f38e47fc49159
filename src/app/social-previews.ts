/** What the social picture of each page shows, from the content. Used by the prerenderer only. */
import { createI18n } from "../i18n/create-i18n.ts";
import { listArticles } from "../queries/articles.ts";
import { listCards } from "../queries/cards.ts";
import { listEditorials } from "../queries/editorials.ts";
import { listIssues } from "../queries/issues.ts";
import { listProfiles } from "../queries/profiles.ts";
import { addressOf, getSite } from "../queries/site.ts";
import type { FixedPage } from "../magazine/addresses.ts";

export interface SocialPreview {
  /** Canonical address of the page. */
  address: string;
  siteName: string;
  /** A few words over the title. */
  kicker: string;
  title: string;
  /** Address of the largest file of the page's picture, where it has one. */
  picture?: string;
}

const { t } = createI18n();

export function socialPreviews(): SocialPreview[] {
  const { name: siteName } = getSite();
  const pages = [
    ...fixedPages(),
    ...listIssues().map(({ address, number, name, image }) => ({ address, kicker: number, title: name, image })),
    ...listCards().map(({ address, title, image }) => ({ address, kicker: t("cards.page"), title, image })),
    ...listArticles().map(({ address, headline, image }) => ({
      address,
      kicker: t("news.page"),
      title: headline,
      image,
    })),
  ];
  return pages.map(({ image, ...page }) => ({ siteName, ...page, ...(image && { picture: image.src }) }));
}

function fixedPages() {
  const { name } = getSite();
  const page = (key: FixedPage, title: string, image?: { src: string }) => ({
    address: addressOf(key),
    kicker: t("news.tagline"),
    title,
    image,
  });
  return [
    page("home", name),
    page("who", t("who.page")),
    page("editorials", t("editorials.page"), listEditorials()[0]?.images[0]),
    page("socialite", t("socialite.page")),
    page("club-pompa", t("club.page", { name }), listProfiles()[0]?.images[0]),
    page("form", t("form.page")),
    page("issues", t("issues.page"), listIssues()[0]?.image),
    page("made-in-arg", t("cards.page"), listCards()[0]?.image),
    page("news", t("news.page"), listArticles()[0]?.image),
  ];
}

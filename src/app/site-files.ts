/** The files beside the pages, from the content: sitemap, feeds, robots.txt and manifest. */
import { createI18n } from "../i18n/create-i18n.ts";
import { loadArticle } from "../queries/article.ts";
import { listArticles } from "../queries/articles.ts";
import { loadCard } from "../queries/card.ts";
import { listCards } from "../queries/cards.ts";
import type { DocumentPage } from "../queries/document-page.ts";
import { listEditorials } from "../queries/editorials.ts";
import { loadIssue } from "../queries/issue.ts";
import { listIssues } from "../queries/issues.ts";
import { listProfiles } from "../queries/profiles.ts";
import { addressOf, getSite } from "../queries/site.ts";
import { getTeamMember } from "../queries/team.ts";
import { FIXED_ADDRESSES, type FixedPage } from "../magazine/addresses.ts";
import { discoveryLinks, feedFiles, type FeedSource } from "../seo/feeds.ts";
import { manifest } from "../seo/manifest.ts";
import { robots, sitemap, type SitemapPage } from "../seo/sitemap.ts";

const { BASE_URL } = import.meta.env;
const { t } = createI18n();
const sources = (pictures: readonly { src: string }[]) => pictures.map(({ src }) => src);

/** The whole documents of a list. */
async function documentsOf<Document>(
  list: readonly { slug: string }[],
  load: (slug: string) => Promise<DocumentPage<Document, unknown> | undefined>,
): Promise<Document[]> {
  const pages = await Promise.all(list.map(({ slug }) => load(slug)));
  return pages.flatMap((page) => (page ? [page.document] : []));
}

/** Path from the root of the site → text. */
export async function siteFiles(): Promise<Map<string, string>> {
  const { url } = getSite();
  const feeds = (await listFeeds()).flatMap((feed) => [...feedFiles(feed)]);
  return new Map([
    ...feeds,
    ["sitemap.xml", sitemap(url, await sitemapPages())],
    ["robots.txt", robots(url)],
    ["site.webmanifest", manifest({ ...getSite(), base: BASE_URL })],
  ]);
}

/** Tags of every page that lead to them. */
export async function siteLinks(): Promise<string[]> {
  const feeds = (await listFeeds()).flatMap((feed) => discoveryLinks(feed, BASE_URL));
  return [`<link rel="manifest" href="${BASE_URL}site.webmanifest">`, ...feeds];
}

async function listFeeds(): Promise<FeedSource[]> {
  const { url, name } = getSite();
  const articles = await documentsOf(listArticles(), loadArticle);
  return [
    {
      siteUrl: url,
      name: "news",
      title: `${name} · ${t("news.page")}`,
      description: t("news.description"),
      address: addressOf("news"),
      items: articles.map(({ headline, subtitle, body, address, published, image, author }) => ({
        title: headline,
        description: subtitle || body.excerpt,
        content: body.html,
        ...(author && { author: getTeamMember(author).name }),
        address,
        published,
        picture: image.src,
      })),
    },
    {
      siteUrl: url,
      name: "issues",
      title: `${name} · ${t("issues.page")}`,
      description: t("issues.description", { name }),
      address: addressOf("issues"),
      items: listIssues().map(({ number, name: artist, address, published, image }) => ({
        title: `${number} ${artist}`,
        description: t("issue.description", { number, artist, name }),
        address,
        published,
        picture: image.src,
      })),
    },
  ];
}

async function sitemapPages(): Promise<SitemapPage[]> {
  const pictures: Partial<Record<FixedPage, string[]>> = {
    editorials: listEditorials().flatMap(({ images }) => sources(images)),
    "club-pompa": listProfiles().flatMap(({ images }) => sources(images)),
  };
  const fixed = (Object.keys(FIXED_ADDRESSES) as FixedPage[]).map((page) => ({
    address: addressOf(page),
    pictures: pictures[page] ?? [],
  }));
  const issues = await documentsOf(listIssues(), loadIssue);
  const cards = await documentsOf(listCards(), loadCard);
  const galleries = [...issues, ...cards].map(({ address, published, image, gallery }) => ({
    address,
    published,
    pictures: sources([image, ...gallery]),
  }));
  const articles = listArticles().map(({ address, published, image }) => ({
    address,
    published,
    pictures: [image.src],
  }));
  return [...fixed, ...galleries, ...articles];
}

/** The structured data of an address, from the content. Used by the prerenderer only: crawlers read HTML. */
import type { Thing } from "schema-dts";
import { createI18n } from "../i18n/create-i18n.ts";
import type { Article } from "../queries/article.ts";
import { listArticles } from "../queries/articles.ts";
import type { Card } from "../queries/card.ts";
import { listCards } from "../queries/cards.ts";
import { listEditorials } from "../queries/editorials.ts";
import type { Issue } from "../queries/issue.ts";
import { listIssues } from "../queries/issues.ts";
import { addressOf, getSite } from "../queries/site.ts";
import { getTeamMember } from "../queries/team.ts";
import { FIXED_ADDRESSES, type FixedPage } from "../magazine/addresses.ts";
import { article, issue, profilePage, project } from "../seo/structured-data/documents.ts";
import { breadcrumbs, itemList } from "../seo/structured-data/lists.ts";
import { gallery } from "../seo/structured-data/pictures.ts";
import { organization, periodical, type Publication } from "../seo/structured-data/publication.ts";
import { structuredDataTag } from "../seo/structured-data/tag.ts";

const { t } = createI18n();
const { url, name, description, social } = getSite();
const publication: Publication = { url, name, description, profiles: Object.values(social) };
const home = { name, address: addressOf("home") };

/** A script tag; empty for an address that is not one of the site's. `document`: the one that its page shows. */
export function structuredDataOf(address: string, document: { slug: string } | undefined): string {
  const nodes = document ? ofDocument(document as Article | Card | Issue) : ofFixedPage(address);
  return nodes ? structuredDataTag([organization(publication), periodical(publication), ...nodes]) : "";
}

function ofDocument(document: Article | Card | Issue): Thing[] {
  if ("headline" in document) return ofArticle(document);
  return "category" in document ? ofCard(document) : ofIssue(document);
}

function ofIssue(document: Issue): Thing[] {
  const { col1, col2, col3 } = document.credits;
  const credits = [...col1, ...col2, ...(col3 ? [col3] : [])];
  return [
    issue(publication, { ...document, credits }),
    profilePage(publication, document),
    ...(document.gallery.length > 0 ? [gallery(publication, document.name, document.gallery)] : []),
    trail("issues", t("issues.page"), document),
  ];
}

function ofCard(document: Card): Thing[] {
  const facts = { ...document, name: document.title };
  return [
    project(publication, facts),
    ...(document.gallery.length > 0 ? [gallery(publication, document.title, document.gallery)] : []),
    trail("made-in-arg", t("cards.page"), facts),
  ];
}

function ofArticle(document: Article): Thing[] {
  const { headline, subtitle, body, author } = document;
  const signed = author && getTeamMember(author).name;
  const facts = {
    ...document,
    name: headline,
    description: subtitle || body.excerpt,
    words: body.words,
    author: signed,
  };
  return [article(publication, facts), trail("news", t("news.page"), facts)];
}

function trail(page: FixedPage, section: string, document: { name: string; address: string }) {
  return breadcrumbs(publication, [home, { name: section, address: addressOf(page) }, document]);
}

function ofFixedPage(address: string): Thing[] | undefined {
  switch (address) {
    case addressOf("issues"):
      return [itemList(publication, listIssues())];
    case addressOf("news"):
      return [
        itemList(
          publication,
          listArticles().map((each) => ({ name: each.headline, address: each.address })),
        ),
      ];
    case addressOf("made-in-arg"):
      return [
        itemList(
          publication,
          listCards().map((each) => ({ name: each.title, address: each.address })),
        ),
      ];
    case addressOf("editorials"):
      return listEditorials().map(({ title, images }) => gallery(publication, title, images));
    default:
      return Object.values<string>(FIXED_ADDRESSES).includes(address) ? [] : undefined;
  }
}

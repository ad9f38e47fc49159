/** The structured data of an address, from the content. Used by the prerenderer only: crawlers read HTML. */
import type { Thing } from "schema-dts";
import { createI18n } from "../i18n/create-i18n.ts";
import { findArticle, listArticles, loadArticle } from "../queries/articles.ts";
import { findCard, listCards, loadCard } from "../queries/cards.ts";
import { listEditorials } from "../queries/editorials.ts";
import { findIssue, listIssues, loadIssue } from "../queries/issues.ts";
import { addressOf, getSite } from "../queries/site.ts";
import { getTeamMember } from "../queries/team.ts";
import { FIXED_ADDRESSES, type FixedPage } from "../schema/addresses.ts";
import {
  article,
  breadcrumbs,
  gallery,
  issue,
  itemList,
  organization,
  periodical,
  profilePage,
  project,
  type Publication,
  structuredDataTag,
} from "../seo/structured-data.ts";

const { t } = createI18n();
const { url, name, description, social } = getSite();
const publication: Publication = { url, name, description, profiles: Object.values(social) };
const home = { name, address: addressOf("home") };

/** A script tag; empty for an address that is not one of the site's. */
export async function structuredDataOf(address: string): Promise<string> {
  const nodes = (await ofDocument(address)) ?? ofFixedPage(address);
  return nodes ? structuredDataTag([organization(publication), periodical(publication), ...nodes]) : "";
}

async function ofDocument(address: string): Promise<Thing[] | undefined> {
  const segment = address.split("/").at(-1) ?? "";
  const found = [findIssue(segment), findCard(segment), findArticle(segment)].find((each) => each?.address === address);
  if (!found) return undefined;
  if ("headline" in found) return ofArticle(found.slug);
  return "category" in found ? ofProject(found.slug) : ofIssue(found.slug);
}

async function ofIssue(slug: string): Promise<Thing[]> {
  const { document } = await loadIssue(slug);
  const { col1, col2, col3 } = document.credits;
  const credits = [...col1, ...col2, ...(col3 ? [col3] : [])];
  return [
    issue(publication, { ...document, credits }),
    profilePage(publication, document),
    ...(document.gallery.length > 0 ? [gallery(publication, document.name, document.gallery)] : []),
    trail("issues", t("issues.page"), document),
  ];
}

async function ofProject(slug: string): Promise<Thing[]> {
  const { document } = await loadCard(slug);
  const facts = { ...document, name: document.title };
  return [
    project(publication, facts),
    ...(document.gallery.length > 0 ? [gallery(publication, document.title, document.gallery)] : []),
    trail("made-in-arg", t("showcase.page"), facts),
  ];
}

async function ofArticle(slug: string): Promise<Thing[]> {
  const { document } = await loadArticle(slug);
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

/** Atom feeds of the documents that gather pieces, such as issues. */
import { addressKey } from "../../../shared/compiled/address.ts";
import { LIST_PAGE } from "../../../shared/magazine/addresses.ts";
import { contentsOf, listGatherings, type Piece } from "../../queries/gathering/contents.ts";
import { getSite } from "../../queries/site.ts";
import type { CrawledDocument } from "../../registry/crawler.ts";
import { feedFiles, type FeedItem } from "../../seo/feeds.ts";

/** Returns the feed of each issue that has pieces: file name → text. */
export function issueFeeds(documents: readonly CrawledDocument[]): Map<string, string> {
  const { url, formerUrls: [firstUrl = url] = [], name } = getSite();
  const byAddress = new Map(documents.map((document) => [addressKey(document.address), document]));
  const files = listGatherings().flatMap(({ slug, address }) => {
    const issue = byAddress.get(addressKey(address));
    const pieces = contentsOf(slug).flatMap((section) => section.pieces);
    if (!issue || pieces.length === 0) return [];
    const title = [issue.kicker, issue.name].filter(Boolean).join(" ");
    const file = address.slice(1);
    const feed = feedFiles({
      siteUrl: url,
      firstUrl,
      name: file,
      title: `${name} · ${title}`,
      description: title,
      author: name,
      address,
      items: pieces.map((piece) => itemOf(piece, byAddress.get(addressKey(piece.address)), issue)),
    });
    return [[`${file}.atom`, feed.get(`${file}.atom`) ?? ""] as const];
  });
  return new Map(files);
}

/** Matches the number of a list page, which changes as the list grows, unlike the id of an item. */
const LIST_NUMBER = new RegExp(`/${LIST_PAGE}/\\d+(?=#)`);

function itemOf(piece: Piece, page: CrawledDocument | undefined, issue: CrawledDocument): FeedItem {
  const { title, subtitle, address, published = issue.published, picture } = piece;
  return {
    address: page?.address ?? address,
    formerAddresses: page?.formerAddresses ?? [address.replace(LIST_NUMBER, "")],
    published,
    modified: page?.modified,
    picture: page?.picture ?? picture?.src,
    text: page?.feedText || (() => ({ title, description: subtitle || title })),
  };
}

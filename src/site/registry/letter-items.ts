/** Data of a document for the e-mails of the magazine. */
import type { Picture } from "../../shared/compiled/document.ts";
import { CONTENT_LANGUAGE } from "../../shared/magazine/language.ts";
import { socialAddress } from "../../shared/magazine/site-folders.ts";
import type { DocumentPage } from "../queries/pages/document-page.ts";
import type { Source } from "../queries/pages/page-data.ts";
import { nameOf, pictureIn } from "../queries/pages/page-link.ts";
import { textsIn } from "../seo/markup.ts";
import type { SeoContext } from "../seo/structured-data/site-graph.ts";
import type { DocumentContent, Listing, Paged } from "./definition.ts";

export interface LetterItem {
  type: string;
  slug: string;
  /** Name of the page that lists the documents of the type. */
  section: string;
  address: string;
  /** Day or minute of publication. */
  published: string;
  lang: string;
  title: string;
  description: string;
  /** The Markdown texts of the document as HTML; `""` if the document has no text. */
  html: string;
  /** The document's own accent colour. */
  color?: string | undefined;
  picture?: (Pick<Picture, "src" | "srcSet" | "width"> & { alt: string }) | undefined;
  /** Address of the page's social picture, which is a JPEG file. */
  social: string;
}

/**
 * Returns a function that lists the documents of a type, newest first, each with its data for e-mails. Documents for
 * which `isWanted` returns false are left out.
 */
export function letterItemsOf<Document extends Paged, Item extends Paged, Around, Shown>(
  collection: string,
  { section, list, seo }: DocumentContent<Document, Item, Around, Shown> & Listing<Item>,
  source: Source<DocumentPage<Document, Around> & Shown>,
) {
  const itemOf = (page: DocumentPage<Document, Around> & Shown, context: SeoContext): LetterItem => {
    const { document } = page;
    const feed = seo.feedItem ? seo.feedItem(page, context) : undefined;
    const { subtitle, color, ...fields } = document as Document & Partial<Record<"subtitle" | "color", string>>;
    const texts = textsIn(fields);
    return {
      type: collection,
      slug: document.slug,
      section,
      address: document.link ?? document.address,
      published: document.published ?? "",
      lang: document.lang ?? CONTENT_LANGUAGE,
      title: feed?.title ?? nameOf(document),
      description: subtitle || texts[0]?.excerpt || feed?.description || "",
      html: texts.map(({ html }) => html).join(""),
      color,
      picture: pictureIn(document) as LetterItem["picture"],
      social: socialAddress(seo.sharesPictureOf?.(page) ?? document.address),
    };
  };
  return async (isWanted: (summary: Item) => boolean, context: SeoContext): Promise<LetterItem[]> => {
    const summaries = (await list())().filter(isWanted);
    const pages = await Promise.all(summaries.map(({ address }) => source("", address)));
    return pages.flatMap((read) => (read ? [itemOf(read(), context)] : []));
  };
}

/** The pictures in the texts of a document, for crawlers. */
import { textsIn, unescapeMarkup } from "./markup.ts";
import type { PictureFacts } from "./structured-data/site-graph.ts";

/** Matches an `img` tag, even if the description of the image contains a `>`. */
const IMAGE = /<img (?:"[^"]*"|[^">])+>/g;

/** Returns the pictures of all Markdown texts of a document, in order. */
export const textPictures = (document: object): PictureFacts[] =>
  textsIn(document).flatMap(({ html }) => html.split('<figure data-block="').flatMap(picturesIn));

/** Returns the pictures in the HTML from one block to the next. A `small` element after them has their credit. */
function picturesIn(part: string): PictureFacts[] {
  const credit = /<small>(.*?)<\/small>/.exec(part);
  return [...part.matchAll(IMAGE)].map(({ 0: image, index }) => {
    const value = (name: string) => unescapeMarkup(new RegExp(` ${name}="([^"]*)"`).exec(image)?.[1] ?? "");
    return {
      src: value("src"),
      width: Number(value("width")),
      height: Number(value("height")),
      alt: value("alt"),
      ...(credit && index < credit.index && { credit: unescapeMarkup((credit[1] ?? "").replace(/<[^>]*>/g, "")) }),
    };
  });
}

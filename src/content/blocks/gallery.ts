/** `:::gallery{layout caption credit}`: several Markdown images, side by side or one below the other. */
import type { RootContent } from "mdast";
import { visit } from "unist-util-visit";
import { z } from "zod";
import { type BlockElement, blockElement, defineBlock, text } from "../compiler/document/block.ts";
import { pictureAuthor } from "../../shared/credits/credit-words.ts";
import { inEditorsLanguage } from "../messages/messages.ts";
import { choice, described } from "../schema/metadata.ts";
import { captionFields, captionOf } from "./picture-fields.ts";

const texts = inEditorsLanguage({
  es: {
    block: { title: "Galería", description: "Varias fotos juntas." },
    layout: { title: "Disposición", description: "Cómo se ven en una pantalla ancha." },
    layouts: { row: "una al lado de la otra", column: "una debajo de la otra" },
  },
  en: {
    block: { title: "Gallery", description: "Several pictures together." },
    layout: { title: "Layout", description: "How they are seen on a wide screen." },
    layouts: { row: "side by side", column: "one after the other" },
  },
});

export const gallery = defineBlock({
  name: "gallery",
  holds: "pictures",
  fields: described(
    z.strictObject({
      layout: described(choice(["row", "column"], texts.layouts).default("row"), texts.layout),
      ...captionFields,
    }),
    texts.block,
  ),
  credit: ({ credit }) => pictureAuthor(credit),
  element: ({ layout, ...caption }, children) =>
    blockElement("figure", { dataBlock: "gallery", dataLayout: layout }, [
      blockElement("div", {}, children.flatMap(figuresIn)),
      ...captionOf(caption),
    ]),
});

/** Returns a figure for each image. The title of an image is its caption: `![alt](src "caption")`. */
function figuresIn(node: RootContent): BlockElement[] {
  const figures: BlockElement[] = [];
  visit(node, "image", ({ title, ...picture }) => {
    const caption = title ? [blockElement("figcaption", {}, [text(title)])] : [];
    figures.push(blockElement("figure", {}, [picture, ...caption]));
  });
  return figures;
}

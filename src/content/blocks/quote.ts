/** `:::quote{by}`: a pull quote, shown large. Quotations within the text are written with Markdown's `>`. */
import type { BlockContent } from "mdast";
import { z } from "zod";
import { blockElement, defineBlock, text } from "../compiler/document/block.ts";
import { inEditorsLanguage } from "../messages/messages.ts";
import { optionalText } from "../schema/fields/basic.ts";
import { described } from "../schema/metadata.ts";

const texts = inEditorsLanguage({
  es: {
    block: { title: "Frase destacada", description: "Una frase en grande, fuera del texto." },
    by: { title: "De quién es", description: "Quien la dijo; podés dejarlo vacío.", examples: ["Ana Sosa"] },
  },
  en: {
    block: { title: "Pull quote", description: "A sentence in large letters, beside the text." },
    by: { title: "Whose it is", description: "Who said it; you can leave it empty.", examples: ["Ana Sosa"] },
  },
});

export const quote = defineBlock({
  name: "quote",
  holds: "text",
  fields: described(z.strictObject({ by: described(optionalText, texts.by) }), texts.block),
  element: ({ by }, children) =>
    blockElement("figure", { dataBlock: "quote" }, [
      blockElement("blockquote", {}, children as BlockContent[]),
      ...(by === "" ? [] : [blockElement("figcaption", {}, [text(by)])]),
    ]),
});

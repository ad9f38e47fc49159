/** `:::note{title}`: a box with information beside the text, such as the address of an exhibition. */
import type { BlockContent } from "mdast";
import { z } from "zod";
import { blockElement, defineBlock, text } from "../compiler/document/block.ts";
import { inEditorsLanguage } from "../messages/messages.ts";
import { text as textField } from "../schema/fields/basic.ts";
import { described } from "../schema/metadata.ts";

const texts = inEditorsLanguage({
  es: {
    block: { title: "Nota al margen", description: "Un recuadro: dónde se ve la muestra, quiénes hicieron las fotos." },
    title: { title: "Título", description: "En pocas palabras.", examples: ["Dónde verla"] },
  },
  en: {
    block: { title: "Note", description: "A box: where an exhibition is to be seen, who made the pictures." },
    title: { title: "Title", description: "In few words.", examples: ["Where to see it"] },
  },
});

export const note = defineBlock({
  name: "note",
  holds: "text",
  fields: described(z.strictObject({ title: described(textField, texts.title) }), texts.block),
  element: ({ title }, children) =>
    blockElement("div", { dataBlock: "note", role: "note", ariaLabel: title }, [
      blockElement("p", {}, [blockElement("strong", {}, [text(title)])]),
      ...(children as BlockContent[]),
    ]),
});

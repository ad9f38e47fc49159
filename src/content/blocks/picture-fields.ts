/** Fields and elements that all blocks with pictures share. */
import { z } from "zod";
import { type BlockElement, blockElement, text } from "../compiler/document/block.ts";
import { inEditorsLanguage } from "../messages/messages.ts";
import { optionalText } from "../schema/fields/basic.ts";
import { described } from "../schema/metadata.ts";

const texts = inEditorsLanguage({
  es: {
    caption: {
      title: "Epígrafe",
      description: "Lo que se lee debajo; podés dejarlo vacío.",
      examples: ["El telar de la escuela, en marzo"],
    },
    credit: {
      title: "Crédito",
      description: "De quién es, como se lee después del epígrafe; podés dejarlo vacío.",
      examples: ["Foto de Ana Sosa"],
    },
  },
  en: {
    caption: {
      title: "Caption",
      description: "What is read below; you can leave it empty.",
      examples: ["The loom of the school, in March"],
    },
    credit: {
      title: "Credit",
      description: "Whose it is, as it is read after the caption; you can leave it empty.",
      examples: ["Photo by Ana Sosa"],
    },
  },
});

export const captionFields = {
  caption: described(optionalText, texts.caption),
  credit: described(optionalText, texts.credit),
};

const captionSchema = z.object(captionFields);

/** Returns a list with the caption element; an empty list without any text. The credit is a `small` element. */
export function captionOf({ caption, credit }: z.output<typeof captionSchema>): BlockElement[] {
  if (!credit) return caption ? [blockElement("figcaption", {}, [text(caption)])] : [];
  const captionText = caption ? [text(`${caption} · `)] : [];
  return [blockElement("figcaption", {}, [...captionText, blockElement("small", {}, [text(credit)])])];
}

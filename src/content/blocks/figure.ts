/** `::figure{src alt caption credit}`: a picture with its caption and credit. */
import { z } from "zod";
import { blockElement, defineBlock } from "../compiler/document/block.ts";
import { pictureAuthor } from "../../shared/credits/credit-words.ts";
import { inEditorsLanguage } from "../messages/messages.ts";
import { described } from "../schema/metadata.ts";
import { pictureFile, pictureAlt } from "../schema/fields/pictures.ts";
import { captionFields, captionOf } from "./picture-fields.ts";

const texts = inEditorsLanguage({
  es: { title: "Foto con epígrafe", description: "Una foto, con lo que se lee debajo y de quién es." },
  en: { title: "Picture with caption", description: "A picture, with what is read below it and whose it is." },
});

export const figure = defineBlock({
  name: "figure",
  holds: "nothing",
  fields: described(z.strictObject({ src: pictureFile, alt: pictureAlt, ...captionFields }), texts),
  credit: ({ credit }) => pictureAuthor(credit),
  element: ({ src, alt, ...caption }) =>
    blockElement("figure", { dataBlock: "figure" }, [
      { type: "image", url: encodeURI(src), alt },
      ...captionOf(caption),
    ]),
});

import { z } from "zod";
import { inEditorsLanguage } from "../messages/messages.ts";
import { text } from "./fields.ts";
import { described } from "./metadata.ts";
import { image } from "./pictures.ts";

const texts = inEditorsLanguage({
  es: {
    slide: { title: "Lámina" },
    wide: { title: "Imagen ancha", description: "La que se ve en una computadora." },
    narrow: { title: "Imagen angosta", description: "La que se ve en un teléfono." },
    word: { title: "Palabra", examples: ["CREADO"] },
    words: { title: "Palabras", description: "Las tres de la primera lámina, en su orden." },
    slides: { title: "Láminas", description: "Las que llevan imagen, en el orden en que pasan." },
    threeWords: "La primera lámina lleva tres palabras.",
  },
  en: {
    slide: { title: "Slide" },
    wide: { title: "Wide image", description: "The one shown on a computer." },
    narrow: { title: "Narrow image", description: "The one shown on a phone." },
    word: { title: "Word", examples: ["CREATED"] },
    words: { title: "Words", description: "The three of the first slide, in their order." },
    slides: { title: "Slides", description: "Those with an image, in the order in which they pass." },
    threeWords: "The first slide has three words.",
  },
});

const slide = z
  .strictObject({
    wide: described(image, texts.wide),
    narrow: described(image, texts.narrow),
  })
  .meta(texts.slide);

const word = text.meta(texts.word);

/** What passes at the top of lists: three words, then pictures. */
export const carousel = z.strictObject({
  words: described(z.array(word).length(3, { error: texts.threeWords }), texts.words),
  slides: described(z.array(slide), texts.slides),
});

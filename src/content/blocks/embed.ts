/** `::embed{url title}`: a video or audio on another site. The reader's browser loads the player only after a click. */
import type { Link, Strong } from "mdast";
import { z } from "zod";
import { embedOf, SERVICES } from "../../shared/compiled/embeds.ts";
import { blockElement, defineBlock, text } from "../compiler/document/block.ts";
import { inEditorsLanguage } from "../messages/messages.ts";
import { text as textField } from "../schema/fields/basic.ts";
import { described } from "../schema/metadata.ts";

const NAMES = SERVICES.map(({ name }) => name);

const texts = inEditorsLanguage({
  es: {
    block: { title: "Video o audio", description: `Un video o un audio de ${NAMES.join(", ")}.` },
    url: {
      title: "Dirección",
      description: "La de su página, como se copia del navegador. De Bandcamp, la que está en «Embed».",
      examples: ["https://vimeo.com/76979871"],
    },
    title: {
      title: "Título",
      description: "Qué es, para quien decide si lo mira.",
      examples: ["El taller, en tres minutos"],
    },
    service: `Tiene que ser la dirección de un video o un audio de ${NAMES.join(", ")}.`,
  },
  en: {
    block: { title: "Video or audio", description: `A video or audio clip from ${NAMES.join(", ")}.` },
    url: {
      title: "Address",
      description: "That of its page, as it is copied from the browser. Of Bandcamp, the one in “Embed”.",
      examples: ["https://vimeo.com/76979871"],
    },
    title: {
      title: "Title",
      description: "What it is, for who decides whether to watch it.",
      examples: ["The studio, in three minutes"],
    },
    service: `It has to be the address of a video or audio clip from ${NAMES.join(", ")}.`,
  },
});

const url = z
  .string()
  .refine((address) => embedOf(address) !== undefined, texts.service)
  .meta({ pattern: SERVICES.map(({ address }) => address.source).join("|") });

export const embed = defineBlock({
  name: "embed",
  holds: "nothing",
  fields: described(
    z.strictObject({ url: described(url, texts.url), title: described(textField, texts.title) }),
    texts.block,
  ),
  element: ({ url: address, title }) => {
    const { service = "", shape = "", player = "" } = embedOf(address) ?? {};
    const strong: Strong = { type: "strong", children: [text(title)] };
    const link: Link = { type: "link", url: address, children: [strong, text(` ${service}`)] };
    return blockElement("figure", { dataBlock: "embed", dataPlayer: player, dataService: service, dataShape: shape }, [
      link,
    ]);
  },
});

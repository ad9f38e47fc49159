import magazine from "#magazine";
import { z } from "zod";
import { words } from "../words/words.ts";
import { linkKey } from "../../shared/compiled/link-key.ts";
import { email, longText, text } from "./fields.ts";
import { publicAddress, serviceAddress, webLink } from "./links.ts";
import { described, documentType } from "./metadata.ts";
import { navigation } from "./navigation.ts";
import { image } from "./pictures.ts";
import { findRepeated } from "./repeated.ts";

const profiles = z.strictObject(
  Object.fromEntries(
    Object.entries(magazine.networks).map(([key, { name, kind, example }]) => [
      key,
      described(webLink, { title: kind, description: words.site.network(name), examples: [example] }),
    ]),
  ),
);

const social = profiles.superRefine((links, context) =>
  findRepeated(Object.entries(links), context, {
    keyOf: ([, link]) => linkKey(link),
    pathOf: ([network]) => [network],
    wordsOf: ([, link]) => link,
  }),
);

/** A part of the address to which the form is sent. */
const formName = text.regex(/^[\w-]*$/, words.site.formName).meta({ pattern: String.raw`^\s*[\w-]+\s*$` });

const form = z.strictObject({
  endpoint: described(serviceAddress, words.site.endpoint),
  formId: described(formName, words.site.formId),
});

const slide = z
  .strictObject({
    wide: described(image, words.site.wide),
    narrow: described(image, words.site.narrow),
  })
  .meta(words.site.slide);

const word = text.meta(words.site.word);

const carousel = z.strictObject({
  words: described(z.array(word).length(3, { error: words.site.threeWords }), words.site.words),
  slides: described(z.array(slide), words.site.slides),
});

const fields = z.strictObject({
  name: described(text, words.site.name),
  description: described(longText, words.site.description),
  url: described(publicAddress, words.site.url),
  email: described(email, words.site.email),
  social: described(social, words.site.social),
  navigation: described(navigation, words.site.navigation),
  form: described(form, words.site.form),
  carousel: described(carousel, words.site.carousel),
});

/** What the whole site shares. */
export const site = documentType(fields, words.site.document);

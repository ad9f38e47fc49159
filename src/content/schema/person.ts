import { z } from "zod";
import { words } from "../words/words.ts";
import { authored } from "./authored.ts";
import { hyphenated } from "./file-names.ts";
import { checkPeople } from "../people/check.ts";
import { warnOfPeople } from "../people/warnings.ts";
import { derivePeople } from "../people/derive.ts";
import { REMEMBERED } from "../people/person-files.ts";
import { markdown, text } from "./fields.ts";
import { optionalLink } from "./links.ts";
import { described, documentType } from "./metadata.ts";
import { image } from "./pictures.ts";
import { workReference } from "./reference.ts";

const spelling = text.meta(words.person.spelling);

const work = workReference.meta(words.person.work);

const fields = z.strictObject({
  name: described(text, words.person.name),
  alsoKnownAs: described(z.array(spelling).default([]), words.person.alsoKnownAs),
  biography: described(markdown.optional(), words.person.biography),
  portrait: described(image.optional(), words.person.portrait),
  link: optionalLink,
  works: described(z.array(work).default([]), words.person.works),
});

/** What the credits do not say of somebody whom they name; everybody else has a page without it. */
export const people = authored({
  extension: ".yaml",
  schema: documentType(fields, words.person.document),
  detail: ["biography"],
  remembers: REMEMBERED,
  derivation: { derive: derivePeople, check: checkPeople, warn: warnOfPeople, declared: ["portrait", "biography"] },
  start: {
    words: ["person", "people", "persona"],
    slug: hyphenated,
    fields: ({ name }) => ({ name, alsoKnownAs: [], link: "" }),
  },
});

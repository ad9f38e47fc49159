import type { fields as Spanish } from "../es/fields.ts";

const NAMES = new Intl.DisplayNames("en", { type: "language" });

const languageOf = (code: string): string => NAMES.of(code) ?? code;

export const fields: typeof Spanish = {
  subtitle: {
    title: "Standfirst",
    description: "The sentence below the title; it can be left empty.",
    examples: ["A weft that travels from the north to the shop window"],
  },
  published: {
    title: "Publication date",
    description: "The newest comes first in the list. With a day or an hour to come, it isn't published until then.",
    examples: ["2026-11-20", "2026-11-20 18:00"],
  },
  body: {
    title: "Text",
    description: "What is read on the page, in Markdown: headings, bold, quotes, links and photos. No HTML.",
  },
  draft: {
    title: "Draft",
    description: "While it is one, it is checked and you can see how the page will look, but it isn't published.",
  },
  language: (usual: string) => ({
    title: "Language",
    description: `The one read on the page; ${usual} if you don't choose it.`,
  }),
  languageOf,
  inLanguage: (code: string) => ({ title: languageOf(code), description: `With the site in ${languageOf(code)}.` }),
  noLanguage: "It is needed in some language; if it isn't wanted, remove the field.",
  tooLong: (letters: number) => `It can have up to ${letters} letters.`,
  text: "It has to be a text.",
  empty: "It can't be empty.",
  day: "It has to be a real date, written YYYY-MM-DD (for example 2026-11-20), with the hour if needed (2026-11-20 18:00).",
  year: "The year goes from 1900 to 2099, with its four digits (for example 2026-11-20).",
  email: "It has to be an email address, for example hola@pompa.example.",
  longestMarkdown: "It can have up to 200,000 letters.",
  boolean: "It has to be true or false, without quotes.",
};

import type * as Spanish from "../es/schema.ts";

const NAMES = new Intl.DisplayNames("en", { type: "language" });

const languageOf = (code: string): string => NAMES.of(code) ?? code;

export const fields: typeof Spanish.fields = {
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
    description: "What is read on the page, with headings, bold, quotes, links and photos.",
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

export const revisions: typeof Spanish.revisions = {
  corrections: {
    title: "Corrections",
    description: "Mistakes that readers have seen, other than typos: shown at the end of the page, each with its day.",
  },
  correction: { title: "Correction" },
  day: { title: "Day", description: "The day of the correction.", examples: ["2026-11-24"] },
  text: {
    title: "What was corrected",
    description: "In one or two sentences: what it said and what it should have said.",
    examples: ["An earlier version said that the exhibition opens in May; it opens in June."],
  },
  updated: {
    title: "New version of",
    description: "Only if it was rewritten after publication; shown at the end of the page.",
    examples: ["2026-11-24"],
  },
  early: (published) => `It has to be the day of publication (${published}) or later.`,
};

/** Labels and advice for the topics of a document. */
export const topics = {
  topics: {
    title: "Topics",
    description: "What it is about, the most telling first: shown above the title; optional.",
  },
  topic: { title: "Topic", examples: ["craft"] },
};

export const credits: typeof Spanish.credits = {
  credit: { title: "Credit" },
  rol: { title: "Role", description: "What they did; if empty, the one above applies.", examples: ["Photography"] },
  name: { title: "Name", description: "The person's or the studio's.", examples: ["Ana Sosa"] },
  authors: {
    title: "Bylines",
    description: "Who wrote it, in the order in which they are read; optional.",
  },
  signature: { title: "Byline" },
  author: {
    title: "Name",
    description: "Of somebody of the team or of the magazine, or of another person, with their link.",
    examples: ["Ana Sosa"],
  },
  thanks: { title: "Thanks" },
  thanked: {
    title: "Name",
    description: "Who is thanked: a person, a place or a studio.",
    examples: ["Barracas Athletic Club"],
  },
};

export const pictures: typeof Spanish.pictures = {
  src: {
    title: "Photo",
    description: "A JPEG, PNG or WebP image, with its path from the folder of this document.",
    examples: ["MoraVidal/tapa.webp"],
  },
  alt: {
    title: "Alt text",
    description: "What someone who can't see the image needs to know.",
    examples: ["Mora Vidal standing, in a long coat"],
  },
  credit: {
    title: "Image credit",
    description: "Whose it is, as shown below it or when it is enlarged; it can be left empty.",
    examples: ["Photo by Ana Sosa"],
  },
  focus: {
    title: "Focal point",
    description: "What is always seen, also where the image is cropped: percent from the left and from the top.",
    examples: ["40 20"],
  },
  point: "It has to be two whole numbers from 0 to 100 with a space between them, for example 40 20.",
  orientation: { title: "Orientation", description: "The image's own: the space it takes depends on it." },
  orientationChoices: { portrait: "portrait, taller than wide", landscape: "landscape, wider than tall" },
  upright: { title: "Orientation", description: "Always portrait: only images taller than wide go here." },
  photo: { title: "Photo" },
  portrait: { title: "Portrait" },
  gallery: { title: "Gallery", description: "The photos, in the order in which they are shown; optional." },
  source: "It has to be the name of a JPEG, PNG or WebP image, for example MoraVidal/tapa.webp.",
};

export const blocks: typeof Spanish.blocks = {
  pictures: { title: "Photos", description: "In the order in which they are seen." },
  text: { title: "What it says", description: "With bold, lists and links, if needed." },
};

export const colors: typeof Spanish.colors = {
  quoted: 'It has to be a colour in quotes, for example "#39FF14".',
  digits: 'It has to be a colour of six hexadecimal digits, for example "#39FF14".',
  lowOnGround: (color: string, ratio: string, least: string, isDark: boolean) =>
    `${color} has a contrast of ${ratio} on the ground and needs ${least} or more: choose a ${isDark ? "lighter" : "darker"} shade.`,
};

export const links: typeof Spanish.links = {
  optionalLink: {
    title: "Link",
    description: "The full address of their page or profile; it can be left empty.",
    examples: ["https://www.instagram.com/ana.sosa"],
  },
  formerAddress: { title: "Former address", examples: ["/News/Trama"] },
  formerAddresses: {
    title: "Former addresses",
    description: "Those its page had: visitors get to the current one. The editor notes them when the name is changed.",
  },
  ownPath: {
    title: "Page address",
    description: "Needed only if it is written with other upper and lower case.",
  },
  link: "It has to be a full address that begins with https:// (or http://).",
  password: "It can't have a user or a password: anyone would read them.",
  port: "The port, if there is one, is a number from 1 to 65535.",
  publicAddress: "It has to be a full address, with https:// and without a slash, ? or # at its end.",
  serviceAddress: "It has to be an address with https://, with nothing that begins with ? or #.",
  path: "It has to be an address of this site and begin with /, for example /form.",
  notPath: "It has to be an address of this site, for example /form.",
};

export const navigation: typeof Spanish.navigation = {
  who: "about us",
  entry: { title: "Entry" },
  section: { title: "Section", description: "Its name on screen comes from the translations." },
  path: { title: "Page", description: "The address it leads to, on this site.", examples: ["/issues", "/form"] },
  elsewhere: (url: string, owner: string, section: string, address: string) =>
    `“${url}” is the page of the section ${owner}, and that of ${section} is at ${address}.`,
  count: (count: number) => `The menu has ${count} sections.`,
};

export const reference: typeof Spanish.reference = {
  withFolder: (example) => `It has to be the folder and the name of a document, for example ${example}.`,
  folders: (folders: string) => `The folders are ${folders}.`,
};

export const gathering: typeof Spanish.gathering = {
  issue: { title: "Issue", description: "The one in which it appeared; optional.", examples: ["MoraVidal"] },
  contents: {
    title: "Contents",
    description: "What appeared in the issue, in reading order; what is not here comes after, by day.",
  },
  section: { title: "Section" },
  title: { title: "Section title", description: "Shown above its pieces; optional.", examples: ["Crafts"] },
  pieces: { title: "Pieces", description: "Those that say that they appeared in this issue." },
  piece: { title: "Piece" },
  empty: "The section has no pieces.",
};

export const repeated: typeof Spanish.repeated = {
  above: (item: string) => `“${item}” is already above.`,
};

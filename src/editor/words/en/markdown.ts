import type { markdown as Spanish } from "../es/markdown.ts";

export const markdown: typeof Spanish = {
  title: "Heading",
  subtitle: "Subheading",
  bold: "Bold",
  italic: "Italic",
  quotation: "Quote",
  list: "List",
  marksOf: (label: string) => `Formatting of ${label}`,
  link: "Link",
  length: (minutes: number, count: number, written: string) =>
    `${minutes} min · ${written} ${count === 1 ? "word" : "words"}`,
  emptyLine: "Leave a blank line between paragraphs.",
  loading: "Loading the editor…",
  sitePages: "Pages of the site",
  address: "Address, or page of the site",
  addressExample: "https://… or the title of a page",
  notPublished: " · not published yet",
  addressMissing: "Type an address, or search for a page of the site.",
  addressWithSpaces: "An address has no spaces: choose a page from the list, or paste the address.",
  mailAddress: (address: string) => `To link an email, put mailto: before it: mailto:${address}`,
  addressWithoutScheme: (address: string) => `It needs https:// before it: https://${address}`,
  addressBegins: "It has to start with https://, or with / if it's a page of the site.",
  changeLink: "Edit link",
  putLink: "Insert link",
  linkWords: "Link text",
  removeLink: "Remove link",
  put: "Insert",
  whatIsSeen: "What does the photo show?",
  thePicture: "The photo to be inserted",
  description: "Description",
  descriptionHelp: "What someone who can't see the photo needs to know, for example: A loom with the weft half done.",
  descriptionMissing: "Describe what it shows: without that the photo says nothing to someone who can't see it.",
  moreFollow: (more: number) => (more === 1 ? "One more follows." : `${more} more follow.`),
  putPicture: "Insert in the text",
  notPasted: ({ pictures, players, levelled }) =>
    [
      pictures > 0 &&
        `Images can't be pasted (there were ${pictures}): drag them into the text, or put them there with “Photo”.`,
      players > 0 && "A video or an audio can't be pasted: put a link to its page.",
      levelled.length > 0 && `At the height of the other letters now: ${levelled.join(", ")}.`,
    ]
      .filter(Boolean)
      .join(" "),
};

import type { building as Spanish } from "../es/building.ts";

export const building: typeof Spanish = {
  content: "1/4 Content",
  site: "2/4 Site",
  nothingChanged: (known: string) => `Nothing changed. ${known}`,
  pages: "3/4 Pages",
  countPages: (pages: number, folder: string) => `${pages} pages in ${folder}/`,
  hosting: "4/4 Hosting",
  drawsPages: "Pages",
  drawsSocial: "Social images",
  drawsPictures: "Images",
  noProblems: (documents: number) => `Content: ${documents} documents, no problems.`,
  ours: "It is a fault of the program and not of the content: tell whoever maintains it, with this message.",
  writtenAt: (place: string) => `\n    → It is written in ${place}`,
  fault: (target: string, message: string) => `“${target}” ${message}.`,
  faults: (count: number) => (count === 1 ? "1 problem" : `${count} problems`),
  isNotRight: (count: string) => `The site isn't right (${count}). Nothing was published.`,
  appearsIn: (pages: string, more: number) => `It appears in ${pages}${more > 0 ? ` and ${more} more` : ""}.`,
  holdsContent: (folder: string) => `--out: the content is in “${folder}”, and would be lost. Choose another folder.`,
  insideContent: (folder: string) => `--out: “${folder}” is inside the content. Choose a folder elsewhere.`,
  isTaken: (folder: string) =>
    `--out: “${folder}” has things that this command didn't make, and they would be lost. Choose a new or empty folder.`,
  badBasePath: (segment: string) => `BASE_PATH: “${segment}” can't be part of an address.`,
  search: (title: string) => `the search (“${title}”)`,
  alsoOf: (owner: string) => `is the address that ${owner} gives as its own too`,
  noPage: "is a link to a page that doesn't exist",
  noPlace: (id: string) => `is a link to a place (“#${id}”) that that page doesn't have`,
  noFile: "is a file that isn't in the site",
  notListed:
    "is the list of this page and doesn't lead to it: look at the component of the list, or at `name` in site.ts of the type",
  noPageAt: "is an address that has no page",
  notIndexed: "is a page that asks not to be indexed",
  noAddress:
    "is a page that doesn't give its address: it lacks PageHead or FixedPageHead, or a component throws, as `npm run dev` shows",
  saysToBeAt: (address: string) => `is a page that says it is at ${address}`,
};

import type { configuration as Spanish } from "../es/configuration.ts";

export const configuration: typeof Spanish = {
  wrong: (faults: readonly string[]) => ["magazine.config.ts can't be used:", ...faults].join("\n  "),
  formerImport:
    'magazine.config.ts imports defineMagazine by the path of a file, which is no longer done. Write instead:\n  import { defineMagazine } from "pompa";',
  wrongLogo: (faults: readonly string[]) => ["The logo can't be used:", ...faults].join("\n  "),
  noLanguage: "isn't the code of a language, such as en.",
  noSegment: "can have only small letters without accents, numbers and hyphens.",
  languageTwice: "has a language twice.",
  notInLanguages: "isn't in languages.",
  pageTwice: "has a page twice.",
  notInSections: "has a page that isn't in sections.",
  noAddress: "isn't an address, such as /news.",
  noType: "isn't a page of every magazine, and no type of documents has it (types/<type>/type.ts).",
  noDocuments: "isn't an address with :slug at its end, such as /News/:slug.",
  addressOf: (page: string) => `is that of ${page}.`,
  noCover: "isn't the name of a JPEG or PNG image in public/.",
  noPicture: (file: string) => `${file} isn't there, or isn't an image.`,
  coverSize: (file: string, [width, height]: readonly number[], [smallest, largest]: readonly number[]) =>
    `${file} is ${width} × ${height} pixels, and has to be a square of ${smallest} to ${largest}.`,
  noColor: "isn't a colour of six hexadecimal digits, nor rgba.",
  nameOfUse: "is the name of a use: choose another one for the colour.",
  notInPalette: (name: string) => `“${name}” isn't in palette.`,
  seenThrough: "lets through what is behind it: it has to be of six digits.",
  contrast: (ratio: string, behind: string, least: string) =>
    `has a contrast of ${ratio} with ${behind}, and ${least} or more is needed.`,
  noPackage: "isn't a package of Fontsource, such as @fontsource-variable/inter.",
  notInstalled: (name: string) => `${name} isn't installed: npm install ${name}`,
  noStyle: (name: string, style: string, styles: string) => `${name} has no ${style}, but ${styles}.`,
  noWeight: (name: string, weight: number, weights: string) => `${name} has no weight ${weight}, but ${weights}.`,
  fromTo: (from: number, to: number) => `${from} to ${to}`,
};

import type * as Spanish from "../es/building.ts";

export const building: typeof Spanish.building = {
  content: "1/4 Content",
  site: "2/4 Site",
  nothingChanged: (details: string) => `Nothing changed. ${details}`,
  pages: "3/4 Pages",
  countPages: (pages: number, folder: string) => `${pages} pages in ${folder}/`,
  hosting: "4/4 Hosting",
  drawsPages: "Pages",
  drawsSocial: "Social images",
  done: (count: number, total: number) => `${count} of ${total}`,
  secondsLeft: (seconds: number) => `${seconds} s left`,
  socialLacks: (address: string, letters: readonly string[]) =>
    `Warning: the social image of ${address} lacks ${letters.map((letter) => `“${letter}”`).join(", ")}, which none of the typefaces has.`,
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
  noAddress: "is a page that doesn't give its address: it lacks PageHead or FixedPageHead",
  saysToBeAt: (address: string) => `is a page that says it is at ${address}`,
};

export const configuration: typeof Spanish.configuration = {
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

export const drawing: typeof Spanish.drawing = {
  noDrawing: "isn't an SVG drawing.",
  noViewBox: 'lacks a viewBox, which says which part is seen: viewBox="0 0 100 100".',
  program: (name: string) => `has ${name}, which is a program.`,
  elsewhere: "uses something that isn't in the file.",
  tooLarge: (size: number, most: number) => `has ${size} kB and is part of every page: it can have ${most} kB.`,
  notDrawn: (tag: string, advice = "") => `has <${tag}>${advice ? `: ${advice}.` : ", which it can't have."}`,
  style: "write its rules as presentation attributes (Illustrator exports them so where that is chosen)",
  text: "turn the text into outlines",
  image: "it can have only vector drawings",
  animate: "it moves by itself, and readers couldn't stop it",
};

export const translations: typeof Spanish.translations = {
  all: "Translations:",
  stops: "Nothing was published.",
  warning: (sentence) => `Warning: ${sentence} It will be read in the language of the magazine.`,
  lacks: (key) => `“${key}” is missing.`,
  lacksForm: (key) => `“${key}”, a plural form, is missing.`,
  unknown: (key) => `“${key}” is not a text of the site: remove it, or correct its name.`,
  ofKey: (key, fault) => `“${key}” ${fault}`,
  empty: "is empty.",
  html: (tag) => `has HTML, which would be seen as it is: “${tag}”.`,
  letter: (letter) => `has something that is not text: ${letter ?? "a line break"}.`,
  nested: "has “$t(”, which i18next would take for another text.",
  lacksGap: (gap) => `lacks {{${gap}}}, which is needed.`,
  unknownGap: (gap) => `has {{${gap}}}, which nobody fills in.`,
  looseBraces: "has loose braces: what is filled in is written like this, {{name}}.",
  noLanguage: (name) => `“${name}” is not the code of a language.`,
  noFile: "is missing.",
  noTexts: "has no texts.",
  notUtf8: "is not UTF-8 text, and accents would be lost: save it again as UTF-8.",
  byteOrderMark: "begins with a byte order mark (BOM): save it as UTF-8 without BOM.",
  notJson: (why) => `is not JSON (${why}): check commas, quotation marks and braces.`,
  twice: (key, line) => `“${key}” is there twice in the same place (line ${line}): keep one.`,
  notText: (key) => `“${key}” has to be a text between quotation marks.`,
  noTable: "is not a table of texts between braces.",
};

export const report: typeof Spanish.report = {
  didYouMean: "Did you mean “{suggestion}”?",
  alike: (actual: string, expected: string) =>
    ` They look the same and are not: ${!expected ? `${actual} is too much` : !actual ? `${expected} is missing` : `in place of ${actual} goes ${expected}`}.`,
  andMore: (count: string, title: string, files: string) => `${count} more of “${title}” in ${files}`,
  seeAll: "--format=json shows them all.",
  stopsAll: "With --strict nothing is published.",
  stopsNothing: "They don't prevent publishing.",
  errors: (count: string, files: string) => `${count} in ${files}. Nothing was published.`,
  warnings: (count: string, files: string, stops: string) => `${count} in ${files}. ${stops}`,
  warning: "Warning: ",
  files: (count: number) => (count === 1 ? "1 file" : `${count} files`),
  countErrors: (count: number) => (count === 1 ? "1 problem" : `${count} problems`),
  countWarnings: (count: number) => (count === 1 ? "1 warning" : `${count} warnings`),
  locale: "en",
};

export const problemsPage: typeof Spanish.problemsPage = {
  head: `# The problems that the check finds\n\n\`npm run content:check\` looks at everything in this folder and, if something is wrong, tells the file, the line, what happened and what to do. All its messages are here, in case you want to read them calmly; “…” stands for what differs in each case. The name in brackets is the one that the check shows.\n\nThere are errors and warnings. With an error nothing is published. A **warning** is something that is almost surely wrong and that only you can know: it is shown after the errors and stops nothing, except with \`--strict\` (\`npm run content:check -- --strict\`).\n\n<!-- Generated by \`npm run content:problems\`, from src/content/messages. -->\n`,
  suggests: (hint: string) => ` Where there is something similar, it suggests it: ${hint}`,
  warning: "\n**Warning**: it doesn't prevent publishing.\n",
};

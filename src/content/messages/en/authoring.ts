import type * as Spanish from "../es/authoring.ts";

export const authoring: typeof Spanish.authoring = {
  changed: (file: string) => `Changed: ${file}`,
  moved: (from: string, to: string) => `Moved: ${from} → ${to}`,
  changedBeforeDeletion: (file: string) => `${file} changed meanwhile: look again at what will be deleted.`,
  changedSinceDeletion: (file: string) =>
    `${file} changed since it was deleted: this can't be undone without losing that change.`,
  changedMeanwhile: (file: string) => `${file} changed meanwhile: try again.`,
  isNeeded: (slug: string, where: string) => `“${slug}” can't be deleted, because it is needed in ${where}.`,
  optional: "You can also add:",
  cannotRead: (file: string) => `${file} doesn't exist or has problems: fix them first.`,
  folderIsThere: (type: string, slug: string) => `The folder ${type}/${slug} already exists: move or delete it first.`,
  cannotDuplicate: (file: string) => `${file} is written in a way that can't be duplicated.`,
  cannotChange: (file: string, field: string, name: string) =>
    `In ${file}, ${field} mentions “${name}” in a way that can't be changed: change it by hand.`,
  renamed: (from, to) => `It goes from “${from}” to “${to}”.`,
  mentionsChange: (title) => `What mentions it in “${title}” is changed.`,
  addressLeadsOn: (from: string, to: string) =>
    `Its address changes from ${from} to ${to}, and visitors of the old one get to the new one.`,
  addressBreaks: (from: string, to: string) =>
    `Its address changes from ${from} to ${to}: links from other sites to the old one stop working.`,
  picturesAreRemoved: "Its pictures are removed.",
  isRemoved: (title) => `“${title}” is removed.`,
  mentionIsRemoved: (title) => `“${title}” no longer mentions it.`,
  linkIsRemoved: (title, text) => `In “${title}”, “${text}” stays as text, without a link.`,
  picturesStay: (titles) =>
    `Its pictures stay, because they are also shown in ${titles.map((title) => `“${title}”`).join(", ")}.`,
  leadsOn: (from: string, to: string) => `Visitors of ${from} get to ${to}.`,
  isGone: (address: string) =>
    `Visitors of ${address} see the home page, and search engines learn that this one is gone.`,
  noLetters: (name: string) => `“${name}” has no letters or numbers to name the file with.`,
  cannotMake: (file: string, why: string) => `${file} can't be created. ${why}`,
  isThere: (file: string) => `${file} already exists.`,
  notThere: (file: string, suggestion: string | undefined) =>
    `${file} doesn't exist.${suggestion ? ` Did you mean “${suggestion}”?` : ""}`,
  mayMention: (file: string, name: string) => `${file} has problems and may mention “${name}”: fix it first.`,
  isThereAgain: (file: string) => `“${file}” is there again: rename it and try again.`,
  isCalledSo: (file: string) => `It is already called ${file}.`,
  hasProblems: (file: string) => `${file} has problems: fix them first.`,
  bothNames: "Both the old name and the new one are needed.",
  twoOfOneName: (name: string, files: string) =>
    `There are two people called “${name}” (${files}): nobody knows whose each credit is.`,
  hasFile: (name: string, files: string, both: string) =>
    `There is already a file of “${name}” (${files}): merge both, ${both}, into one.`,
  nobodyCalled: (name: string, suggestion: string | undefined) =>
    `Nobody is called “${name}” in the credits.${suggestion ? ` Did you mean “${suggestion}”?` : ""}`,
  and: " and ",
};

export const preparing: typeof Spanish.preparing = {
  damaged: "The image is damaged or incomplete: download it again, or open it in an image editor and export it again.",
  heic: "It is a HEIC photo, as iPhones take them, and it can't be read here: export it as JPEG. For the phone to take them like that, choose Settings › Camera › Formats › Most Compatible.",
  video: "It is a video, and images go here: JPEG, PNG or WebP.",
  raw: "It is a TIFF or a camera's raw file: export it as JPEG or PNG.",
  photoshop: "It is a Photoshop file: export it as JPEG, PNG or WebP.",
  pdf: "It is a PDF: export the page as JPEG or PNG.",
  svg: "It is an SVG drawing, which can hold programs: export it as PNG or WebP.",
  unknown: "It isn't an image that can be read: it has to be JPEG, PNG or WebP.",
  empty: "The file is empty.",
  tooHeavy: (megabytes: number) => `It is larger than ${megabytes} MB: export it smaller and try again.`,
  tooLarge: (width: number, height: number) =>
    `It measures ${width} × ${height} pixels, more than can be read: export it smaller.`,
  animated: "It is an animated image, and the site shows still ones: export one of its frames.",
};

export const writing: typeof Spanish.writing = {
  only: (only: string) => `Write ${only}.`,
  color: "It goes in quotation marks.",
  markdown: "Put | after the colon and write it in the lines below.",
  reference: (folder: string | readonly string[]) =>
    typeof folder === "string"
      ? `Write the name of its file in ${folder}/, without the extension.`
      : "Write its folder and the name of its file, without the extension.",
  moment: "Write YYYY-MM-DD, and with an hour YYYY-MM-DD HH:MM.",
  boolean: "Write true or false.",
  empty: 'If it is left blank, write "".',
  examples: (examples: readonly string[]) => `For example: ${examples.join(" or ")}`,
};

import type { authoring as Spanish } from "../es/authoring.ts";

export const authoring: typeof Spanish = {
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
  renamed: (from: string, to: string) => `${from} is renamed to ${to}.`,
  mentionsChange: (file: string) => `In ${file}, what mentions it is changed.`,
  addressLeadsOn: (from: string, to: string) =>
    `Its address changes from ${from} to ${to}, and visitors of the old one get to the new one.`,
  addressBreaks: (from: string, to: string) =>
    `Its address changes from ${from} to ${to}: links from other sites to the old one stop working.`,
  folderIsRemoved: (folder: string) => `The folder of its images, ${folder}, is deleted.`,
  isRemoved: (file: string) => `${file} is deleted.`,
  fieldIsRemoved: (file: string, field: string, text: string) => `In ${file}, ${field} is removed: ${text}.`,
  linkIsRemoved: (file: string, text: string) => `In ${file}, “${text}” stays as text, without the link.`,
  folderStays: (folder: string, files: string) =>
    `The folder ${folder} stays, because its images are also shown in ${files}.`,
  leadsOn: (from: string, to: string) => `Visitors of ${from} get to ${to}.`,
  isGone: (address: string) =>
    `Visitors of ${address} see the home page, and search engines learn that this one is gone.`,
  noLetters: (name: string) => `“${name}” has no letters or numbers to name the file with.`,
  cannotMake: (file: string, why: string) => `${file} can't be created. ${why}`,
  isThere: (file: string) => `${file} already exists.`,
  notThere: (file: string, meant: string | undefined) =>
    `${file} doesn't exist.${meant ? ` Did you mean “${meant}”?` : ""}`,
  mayMention: (file: string, name: string) => `${file} has problems and may mention “${name}”: fix it first.`,
  isThereAgain: (file: string) => `“${file}” is there again: rename it and try again.`,
  isCalledSo: (file: string) => `It is already called ${file}.`,
  hasProblems: (file: string) => `${file} has problems: fix them first.`,
  bothNames: "Both the old name and the new one are needed.",
  twoOfOneName: (name: string, files: string) =>
    `There are two people called “${name}” (${files}): nobody knows whose each credit is.`,
  hasFile: (name: string, files: string, both: string) =>
    `There is already a file of “${name}” (${files}): merge both, ${both}, into one.`,
  nobodyCalled: (name: string, meant: string | undefined) =>
    `Nobody is called “${name}” in the credits.${meant ? ` Did you mean “${meant}”?` : ""}`,
  and: " and ",
};

import type * as Spanish from "../es/document.ts";

export const document: typeof Spanish.document = {
  mentionsStay: "Anything that mentions it isn't published until you remove the mention or publish it again.",
  keepPublished: "Keep it published",
  backToDraft: "Revert to draft",
  willChange: "This will change:",
  savedAsDraft: "Saved as draft.",
  undo: "Undo",
  redo: "Redo",
  othersHere: (names: readonly string[]) => `Also here: ${names.join(", ")}.`,
  allSaved: "All changes saved.",
  pending: { saved: "Not published yet.", waiting: "Waiting to be accepted." },
  saveAsDraft: "Save as draft",
  save: "Save",
  contested: "Not saved: choose what to keep, above the fields.",
  unkept: "This browser can't keep what you write: don't close the page before you save.",
  unsaved: "Not saved",
  notLoggedIn: "Not saved: you have to log in again.",
  opening: "Opening…",
  waitForPicture: "(wait for the photo)",
  saveFirst: "(save first)",
  asksDraft: (title: string) => `Revert “${title}” to draft?`,
  earlierVersions: "Earlier versions",
  openVersions: "Earlier versions…",
  duplicates: (title: string) => `Duplicate “${title}”`,
  renames: (title: string) => `Change the address of “${title}”`,
  asksRemove: (title: string) => `Delete “${title}”?`,
  nameOfCopy: "Name of the copy",
  duplicate: "Duplicate",
  more: "More",
  discard: "Discard unsaved changes",
  openDuplicate: "Duplicate…",
  openRename: "Change the address…",
  openRemove: "Delete…",
  line: (line: number) => `line ${line}`,
  asText: "The document, as text",
  problems: "Problems",
  countProblems: (count: number) => (count === 1 ? "There is 1 problem" : `There are ${count} problems`),
  warnings: "Warnings",
  countWarnings: (count: number) =>
    count === 1
      ? "There is 1 warning, which doesn't prevent publishing"
      : `There are ${count} warnings, which don't prevent publishing`,
  ready: "Done: it still has to be published.",
  readyElsewhere: "Done: it appears once the site is published.",
  comesOutItself: (moment: string) => `Done: once published, it goes live by itself on ${moment}.`,
  comesOutWith: (moment: string) =>
    `Done: it goes live on ${moment}, if someone publishes from then on. For it to go live by itself, whoever maintains the site has to turn that on.`,
  waitsForProblems: (problems: number, places: readonly string[]) =>
    places.length > 0 && places.length <= 3
      ? `To publish it, fix: ${places.join("; ")}.`
      : problems === 1
        ? "Fix 1 problem to publish it."
        : `Fix ${problems} problems to publish it.`,
  newName: "How the address ends, with letters and hyphens",
  changeAll: "Change all of this",
  seeChanges: "See what changes",
  successor: "Visitors of its page go to",
  noSuccessor: "No page",
};

export const documents: typeof Spanish.documents = {
  saveFirst: "It has unsaved changes: save or discard them first.",
  fixedType: (name: string) => `Documents of “${name}” can't be added or removed.`,
  notInVersion: (name: string) => `“${name}” isn't in that version.`,
  noRepository: "Earlier versions aren't kept here. Ask whoever manages the magazine.",
  removedHere: "deleted on this computer",
  nothingRemoved: "There is nothing deleted to restore.",
  missing: (name: string) => `“${name}” is not there any more.`,
  outside: (name: string) => `“${name}” doesn't belong to the magazine.`,
  draftOrMend: "mark it as a draft to save it like this, or fix them",
  mend: "fix them and save again",
  hasProblems: (way: string) => `There are still problems: ${way}.`,
  badLetter: "What you last typed or pasted has a character that can't be stored: undo it and try again.",
};

export const conflict: typeof Spanish.conflict = {
  fileReturns: "What you wrote is still here: if you save it, the document comes back.",
  choose: "Nothing was overwritten, and the rest is already joined. Choose what to keep of each part, then save.",
  unreadable: "The current version can't be read. You can fix it as text, or keep yours.",
  mine: "You wrote",
  theirs: (by) => (by?.isYou ? "You, in another window" : by ? `${by.name} wrote` : "What is saved"),
  elsewhere: "In the other browser",
  removed: "(removed)",
  switched: (on: boolean): string => (on ? "Yes" : "No"),
  orderOf: (list: string) => `${list}: the order`,
  chooseOne: "Choose one of the two.",
  goOnAsChosen: "Continue with my choices",
  goOnWithOther: "Continue with the other one",
  keepThis: "Keep this one",
  keepMine: "Keep all of mine",
  heading: ({ isRemoved, isOwn }, by) => {
    if (isOwn) return "You also wrote in another browser, and didn't save it there";
    if (isRemoved) return "Someone deleted this document while you were editing it";
    if (!by) return "This changed while you were editing it, just where you wrote";
    return by.isYou ? "In another window you saved something else" : `${by.name} changed the same as you, and saved it`;
  },
  joined: ({ isOwn, by }) => {
    if (isOwn) return "What you wrote in another browser was added.";
    if (!by) return "The document changed while you were writing: the changes were added to yours.";
    return by.isYou
      ? "What you saved in another window was added."
      : `${by.name} saved changes while you were writing: they were added to yours.`;
  },
};

export const differences: typeof Spanish.differences = {
  whole: "The whole document",
  unreadable: "What can't be read",
  struck: "Struck out",
  underlined: "Underlined",
  onlyLook: "The words are the same: how they look changed (bold, heading, quotation…).",
  came: "This photo came in:",
  went: "This photo went out:",
};

export const history: typeof Spanish.history = {
  compareWith: "Compare with",
  same: "They say the same.",
  openRemoved: "Deleted documents…",
  removed: "Deleted documents",
  noneRemoved: "Nothing has been deleted.",
  chooseRemoved:
    "Choose one, and it comes back as it was, with its photos. Readers do not see it until it is published.",
  now: "Current version",
  none: "No version has been published yet.",
  versions: "Versions",
  shallow: "This computer has only the latest part of the history: there may be older versions.",
  wasNotThere: "The document wasn't there in this version.",
  on: (time: string) => `on ${time}`,
  difference: "Differences",
  seePage: "View the page at that time",
  restore: "Restore this version",
};

export const sharing: typeof Spanish.sharing = {
  open: "Share a preview…",
  title: (name: string) => `Share a preview of ${name}`,
  what: "Whoever has the link sees the page as it is saved, even a draft, without logging in. It lasts seven days, and search engines do not show it.",
  unsaved: "There are unsaved changes: they are not seen until you save them.",
  make: "Create a link",
  link: "Link",
  until: (moment: string) => `It lasts until ${moment}.`,
  copy: "Copy the link",
  copied: "Copied.",
  longer: "Extend by seven days",
  remove: "Remove the link",
  removed: "The link shows nothing any more.",
  isOver: "This link has expired, or whoever gave it to you removed it. Ask for another one.",
};

/** Texts about the e-mail of a document. */
export const letters: typeof Spanish.letters = {
  open: "Newsletter…",
  openWeek: "Newsletter of the week…",
  ofWeek: "The newsletter of the week",
  weekName: "week",
  title: (name) => `Newsletter of ${name}`,
  what: "The newsletter is an e-mail for subscribers. It has what is saved and already public. Publish before you send it, because its links lead to the site.",
  subject: "Subject",
  preheader: "After the subject",
  shown: "The newsletter",
  download: "Download the newsletter",
  fileName: (name, ending) => `newsletter-${name}.${ending}`,
  draft: (sender) => `Create the draft in ${sender}`,
  drafted: (sender) => `The magazine sends nothing: the draft is in ${sender}.`,
  openDraft: "Open the draft",
  writing: "Writing the newsletter…",
};

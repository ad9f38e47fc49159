import type * as Spanish from "../es/common.ts";

export const common: typeof Spanish.common = {
  empty: "(empty)",
  tryAgain: "Try again",
  keepIt: "Keep it",
  remove: "Delete",
  problems: (count: number) => (count === 1 ? "1 problem" : `${count} problems`),
  warnings: (count: number) => (count === 1 ? "1 warning" : `${count} warnings`),
  seeking: "Searching…",
  locale: "en",
  cancel: "Cancel",
};

export const time: typeof Spanish.time = {
  asSaid: (day: string) => day,
  atMinute: (day: string, minute: string) => `${day} at ${minute}`,
  toCome: (days: string) => `to come, ${days}`,
  past: "already past",
};

/** Translations of CodeMirror's texts: none, because CodeMirror's own texts are English. */
export const phrases: typeof Spanish.phrases = {};

export const commands: typeof Spanish.commands = {
  notPrepared: "The editor couldn't be prepared: what failed is above.",
  noSubscriptions: (why: string) => `Subscriptions can't be shown: ${why}`,
  preparing: "Preparing the editor (only the first time and when it changes)…",
  isOpen: (address: string) => `The editor is at ${address}\nTo close it: Ctrl C.`,
  portTaken: (port: number) => `Port ${port} is taken: close the other one, or choose one with PORT.`,
  nothingStored: (file: string) => `--state: nothing is stored there: ${file} is missing.`,
  stored: (file: string) => `Saved in ${file}.`,
  newsroomIsOpen: (address: string, site: string) => `The newsroom is at ${address}, and the site at ${site}.`,
};

export const preview: typeof Spanish.preview = {
  lastPublication: "when it was last published",
  was: (when: string) => `How it was ${when}: `,
  is: "How it looks: ",
  seeNow: "View current version",
  loading: "Loading the page…",
  page: "Page preview",
  phone: "Phone",
  computer: "Desktop",
};

import type { commands as Spanish } from "../es/commands.ts";

export const commands: typeof Spanish = {
  notPrepared: "The editor couldn't be prepared: what failed is above.",
  noSubscriptions: (why: string) => `Subscriptions can't be shown: ${why}`,
  preparing: "Preparing the editor (only the first time and when it changes)…",
  isOpen: (address: string) => `The editor is at ${address}\nTo close it: Ctrl C.`,
  portTaken: (port: number) => `Port ${port} is taken: close the other one, or choose one with PORT.`,
  nothingStored: (file: string) => `--state: nothing is stored there: ${file} is missing.`,
  stored: (file: string) => `Saved in ${file}.`,
  newsroomIsOpen: (address: string, site: string) => `The newsroom is at ${address}, and the site at ${site}.`,
};

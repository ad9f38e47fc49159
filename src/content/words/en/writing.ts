import type { writing as Spanish } from "../es/writing.ts";

export const writing: typeof Spanish = {
  only: (only: string) => `Write ${only}.`,
  color: "It goes in quotation marks.",
  markdown: "Put | after the colon and write it in the lines below.",
  reference: (folder: string) => `Write the name of its file in ${folder}/, without the extension.`,
  moment: "Write YYYY-MM-DD, and with an hour YYYY-MM-DD HH:MM.",
  boolean: "Write true or false.",
  empty: 'If it is left blank, write "".',
  examples: (written: readonly string[]) => `For example: ${written.join(" or ")}`,
};

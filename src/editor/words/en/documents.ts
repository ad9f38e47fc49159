import type { documents as Spanish } from "../es/documents.ts";

export const documents: typeof Spanish = {
  saveFirst: "It has unsaved changes: save or discard them first.",
  fixedType: (name: string) => `Documents of “${name}” can't be added or removed.`,
  notInVersion: (file: string) => `${file} isn't in that version.`,
  noRepository: "This folder isn't in a Git repository.",
  removedHere: "deleted on this computer",
  nothingRemoved: "There is nothing deleted to restore.",
  missing: (file: string) => `There is no document ${file}.`,
  outside: (file: string) => `${file} leads outside content.`,
  draftOrMend: "mark it as a draft to save it like this, or fix them",
  mend: "fix them and save again",
  hasProblems: (way: string) => `There are still problems: ${way}.`,
  badLetter: "What you last typed or pasted has a character that a file can't store: undo it and try again.",
};

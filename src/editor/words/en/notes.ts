import type { notes as Spanish } from "../es/notes.ts";

export const notes: typeof Spanish = {
  title: "Notes",
  open: (count: number) => (count === 1 ? "1 note" : `${count} notes`),
  leave: "Leave a note",
  leaveAt: (label: string) => `Leave a note at ${label}`,
  leaveAtDocument: "Leave a note about the document",
  noteAt: (label: string) => `Your note at ${label}`,
  noteAtDocument: "Your note about the document",
  hint: "The team reads it. It is never published.",
  answer: "Answer",
  yourAnswer: (name: string) => `Your answer to ${name}`,
  resolve: "Resolve",
  reopen: "Reopen",
  resolvedBy: (name: string) => `Resolved by ${name}`,
  resolved: (count: number) => (count === 1 ? "1 resolved note" : `${count} resolved notes`),
  goTo: (label: string, count: number) => `${count === 1 ? "1 note" : `${count} notes`} at ${label}`,
  isGone: "That note is no longer there.",
};

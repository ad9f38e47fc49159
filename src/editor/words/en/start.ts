import type { start as Spanish } from "../es/start.ts";

export const start: typeof Spanish = {
  plannedFor: (moment: string) => `planned for ${moment}`,
  nothingToDo: "Nothing left to do: choose a document from the list, or start a new one.",
  unfinished: "Unfinished",
  pending: "Saved, not published",
  notes: "With notes from the team",
  coming: "Scheduled",
  notByItself: "They don't go live by themselves: they appear when someone publishes from that moment on.",
  troubled: "With problems",
  whoIsWhere: "Who is working on what",
  title: "Overview",
  newDocument: "New document",
  lastPublished: "Recently published",
  andMore: (more: number) => `and ${more} more`,
  less: "Show less",
  more: (rest: number) => `Show ${rest} more`,
};

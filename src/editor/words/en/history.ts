import type { history as Spanish } from "../es/history.ts";

export const history: typeof Spanish = {
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

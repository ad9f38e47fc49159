import type { conflict as Spanish } from "../es/conflict.ts";

export const conflict: typeof Spanish = {
  fileReturns: "What you wrote is still here: if you save it, the file comes back.",
  choose: "Nothing was overwritten. Choose what to keep of each field, then save.",
  unreadable: "The current version can't be read. You can fix it as text, or keep yours.",
  theirsInBrowser: "From the other browser",
  theirsOnDisk: "On disk",
  goOnAsChosen: "Continue with my choices",
  goOnWithOther: "Continue with the other one",
  goOnWithDisk: "Continue with the one on disk",
  keepThis: "Keep this one",
  keepMine: "Keep all of mine",
  alsoInBrowser: "You also wrote in another browser, and didn't save it there",
  changedMeanwhile: (gone: boolean) =>
    `${gone ? "Someone deleted this file" : "This file changed on disk"} while you were editing it`,
  mine: "Mine",
};

import type { conflict as Spanish } from "../es/conflict.ts";

export const conflict: typeof Spanish = {
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
  heading: ({ gone, isOwn }, by) => {
    if (isOwn) return "You also wrote in another browser, and didn't save it there";
    if (gone) return "Someone deleted this document while you were editing it";
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

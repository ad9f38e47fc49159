import type { conflict as Spanish } from "../es/conflict.ts";

export const conflict: typeof Spanish = {
  fileReturns: "What you wrote is still here: if you save it, the document comes back.",
  choose: "Nothing was overwritten, and the rest is already joined. Choose what to keep of each part, then save.",
  unreadable: "The current version can't be read. You can fix it as text, or keep yours.",
  mine: "You wrote",
  theirs: (who: string | undefined) => `${who ?? "Someone else"} wrote`,
  elsewhere: "In the other browser",
  removed: "(removed)",
  youElsewhere: "Another window of yours",
  switched: (on: boolean): string => (on ? "Yes" : "No"),
  orderOf: (list: string) => `${list}: the order`,
  chooseOne: "Choose one of the two.",
  goOnAsChosen: "Continue with my choices",
  goOnWithOther: "Continue with the other one",
  keepThis: "Keep this one",
  keepMine: "Keep all of mine",
  heading: ({ gone, isOwn, who = "Someone else" }: { gone: boolean; isOwn: boolean; who: string | undefined }) => {
    if (isOwn) return "You also wrote in another browser, and didn't save it there";
    return gone ? "Someone deleted this document while you were editing it" : `${who} changed the same as you`;
  },
  joined: (isOwn: boolean, who = "Someone else") =>
    isOwn
      ? "What you wrote in another browser was added."
      : `${who} saved changes while you were writing: they were added to yours.`,
};

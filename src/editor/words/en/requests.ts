import type { requests as Spanish } from "../es/requests.ts";

export const requests: typeof Spanish = {
  noSubscriptions: "No subscriptions are stored here.",
  onePerson: "This editor is for one person only.",
  tooLarge: (megabytes: number) => `It is too large: the limit is ${megabytes} MB.`,
  notUnderstood: "The editor doesn't understand that request.",
  notAllowed: "You don't have permission to do that. Ask whoever manages the editor.",
  notJson: "It has to be JSON.",
  cutShort: "The upload was cut short.",
  unknown: "The editor doesn't do that.",
  noRoom:
    "There is no space left on the editor's disk. What you wrote is still here: tell whoever manages it, and try again.",
  fault:
    "Something went wrong in the editor, and not because of what you did. What you wrote is still here: try again, and if it happens again tell whoever installed it.",
  otherAddress: "The editor isn't at this address.",
  otherSite: "Another site can't use the editor.",
  openedAgain: "The editor was opened again: reload this page.",
};

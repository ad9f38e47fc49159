import type * as Spanish from "../es/requests.ts";

export const requests: typeof Spanish.requests = {
  noSubscriptions: "No subscriptions are stored here.",
  onePerson: "This editor is for one person only.",
  tooLarge: (megabytes: number) => `It is too large: the limit is ${megabytes} MB.`,
  notUnderstood: "The editor doesn't understand that request.",
  notAllowed: "You don't have permission to do that. Ask whoever manages the editor.",
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

export const git: typeof Spanish.git = {
  toShow:
    "It didn't work, and not because of what you did. What you saved is still here. Show this to whoever manages the magazine:",
  lfs: "The repository stores images with Git LFS, which isn't on this computer. Whoever manages it can install it from git-lfs.com.",
  filter:
    "The repository passes its files through a Git filter, “$1”, which doesn't work on this computer. Whoever maintains the repository can install it or remove it from .gitattributes.",
  encoding:
    "Git can't read “$1” in the encoding that .gitattributes asks for (working-tree-encoding). Whoever maintains the repository can remove that line: texts are in UTF-8.",
  owner:
    "The folder belongs to another user of this computer, and Git doesn't open it. Whoever manages it can allow it with: git config --global --add safe.directory '$1'",
  index:
    "Git's index on this computer, .git/index, is damaged. Whoever maintains the repository can delete it and run “git reset”: your texts don't change.",
  configuration:
    "The Git configuration of this computer has an error, which Git shows below. Whoever manages the computer can fix it.",
  noRoom: "There is no space left on the disk of this computer. Make room and try again.",
  notAllowed:
    "Git can't write to the repository: its .git folder belongs to another user, or can't be changed. Whoever manages the computer can give it permission.",
  locked:
    "Another Git program is using the repository. Wait a moment and try again; if it goes on, ask whoever maintains it to delete the .lock file that was left behind.",
  tooOld: "Git on this computer is too old. Whoever manages it can install a new one from git-scm.com.",
  damaged:
    "The repository on this computer is damaged: data is missing, or can't be read. Whoever maintains it can clone it again and move your folder over.",
  unknown: "Git couldn't do it.",
  tooSlow: `Git took too long on this computer. It can be tried again.`,
};

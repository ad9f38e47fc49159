import type { publishing as Spanish } from "../es/publishing.ts";

export const publishing: typeof Spanish = {
  ruleAt: (pattern: string, source: string, line: string) => `“${pattern}”, in ${source}:${line}`,
  changed: (first: string) => `Update ${first}`,
  changedAll: (first: string, more: number) => `Update ${first} and ${more} more`,
  tookIn: "Take in what was published\n",
  beforeTakingIn: "Before what was published\n",
  sentence: "Describe in one sentence what you changed.",
  author:
    "Git doesn't know who you are. Give your name and email: they are stored in this repository and sign what you publish.",
  badAuthor: "A well-written name or email is missing, such as Ana Sosa and ana@pompa.example.",
  unfinished:
    "The repository has something half done (a Git merge or rebase). It has to be finished or aborted before publishing: ask whoever started it.",
  empty: "The repository has no publication to compare with yet. Whoever maintains it has to make the first one.",
  changedSince: "It changed since you looked at it, and nothing was published. See how it is now, and choose it again.",
  nothing: "Nothing has changed since the last publication.",
  held: "What changed has problems, and would hold up publishing for everyone. Fix it and try again.",
  unchosen: "Choose at least one document.",
  waiting: "Everything that changed is already waiting to be accepted.",
  onlyTheirs:
    "You chose the published version everywhere, so there is nothing left to publish. Your texts are still saved.",
  raced: "Someone published at the same time. Try again: nothing was lost.",
  conflicts: "Meanwhile someone published other changes in the same places. Choose which version goes in each.",
  ignored: (file: string, rule: string) =>
    `Git leaves out ${file} (${rule}): ask whoever set up Git for you to remove that rule.`,
  needs: (files: string) => `If what you chose needs it, choose this too: ${files}.`,
  andMore: (more: number) => `… and ${more} more.`,
  incomplete: "Nothing was published: others would receive it with problems, and the magazine couldn't be published.",
  notPublished: "It wasn't published, and your changes are still saved",
  publishAgain: "“Publish” tries again.",
  notLetIn:
    "the remote repository didn't let you in. Ask whoever maintains it for access, or check your password with them; then",
  notAccepted: "the remote repository didn't accept it. Show this message to whoever maintains it; then",
  notReached: "the remote repository couldn't be reached. Once you are connected,",
  tooSlow: (kept: string, again: string) => `${kept}: the remote repository took too long to answer. ${again}`,
  notPushed: "it couldn't be uploaded.",
  cloneUnfinished: "The repository has something half done (a merge or rebase). Finish or abort it, and start again.",
  cloneEmpty: "The repository has no publication yet: make the first commit.",
  noMainBranch: "The repository has no branch main or master, which is the one that is published.",
  onMainBranch: (branch: string) =>
    `It is on ${branch}, and the newsroom already has a branch: go back to it with git switch redaccion.`,
};

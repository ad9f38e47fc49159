import type { review as Spanish } from "../es/review.ts";

export const review: typeof Spanish = {
  notReached: (host: string) => `${host} couldn't be reached.`,
  notUnderstood: (host: string) => `${host} answered something that can't be understood.`,
  wrongKey: (host: string) =>
    `${host} doesn't accept the credentials that Git has stored: sign in again, or ask for others.`,
  tooOften: (host: string) => `${host} asks to wait a while before asking again.`,
  notAllowed: (host: string) => `Your ${host} user doesn't have permission for this.`,
  hidden: (host: string) => `${host} doesn't show this repository to your user.`,
  noKey: (host: string) =>
    `Git has no credentials for ${host} stored, and without them it doesn't show this repository.`,
  refused: (host: string, said: string) => `${host} didn't accept it: ${said}`,
  failed: (host: string, status: number) => `${host} couldn't answer (${status}).`,
  nobodyToAsk: "There is nobody to ask to publish it.",
  sentWaits: "It is in the repository: it is published once someone approves it.",
  sentWith: (trouble: string) => `It is in the repository. ${trouble}`,
  sentUnasked: "It is in the repository: nobody has asked to publish it yet.",
  onceChecked: "It is published as soon as the checks pass.",
  published: "It was published.",
  publishedOn: (day: string) => `It was published on ${day}.`,
  closed: "Whoever reviewed it closed it without publishing it.",
  refusedByCheck: "The checks found problems: fix them and submit it again.",
  checking: "It is being checked.",
  waiting: "The checks passed: it is waiting for someone to publish it.",
  asked: "It is waiting for someone to review it.",
};

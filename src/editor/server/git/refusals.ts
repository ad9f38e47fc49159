/** What cannot be done, in the words of the editor. */
import { words } from "../../words/words.ts";
import type { GitError } from "./command.ts";
import type { LeftOut, Refusal } from "../../contract/git.ts";

const refusal = (reason: Refusal["reason"], text: string): Refusal => ({ refusal: text, reason });

export const REFUSALS = {
  sentence: refusal("sentence", words.sending.sentence),
  author: refusal("author", words.sending.author),
  badAuthor: refusal("author", words.sending.badAuthor),
  unfinished: refusal("unavailable", words.sending.unfinished),
  changed: refusal("changed", words.sending.changedSince),
  empty: refusal("unavailable", words.sending.empty),
  nothing: refusal("nothing", words.sending.nothing),
  held: refusal("nothing", words.sending.held),
  unchosen: refusal("nothing", words.sending.unchosen),
  waiting: refusal("nothing", words.sending.waiting),
  onlyTheirs: refusal("nothing", words.sending.onlyTheirs),
  raced: refusal("unavailable", words.sending.raced),
} satisfies Record<string, Refusal>;

export const CONFLICTS = refusal("conflicts", words.sending.conflicts);

interface Missing {
  ignored: readonly LeftOut[];
  /** Documents that the editor did not choose. */
  left: readonly string[];
}

/** `problems`: each in a line. */
export function incomplete(problems: readonly string[], { ignored, left }: Missing): Refusal {
  const why = ignored.map(({ file, rule }) => words.sending.ignored(file, rule));
  if (left.length > 0) why.push(words.sending.needs(left.join(", ")));
  const [shown, more] = [problems.slice(0, MOST), problems.length - MOST];
  return refusal(
    "unavailable",
    [words.sending.incomplete, ...shown, ...(more > 0 ? [words.sending.andMore(more)] : []), ...why].join("\n"),
  );
}

/** Problems that are named. */
const MOST = 5;

/** What became of it, and what tries it again. */
const SENT = { kept: words.sending.keptHere, again: words.sending.sendAgain };
export const RELEASED = {
  kept: words.sending.notPublished,
  again: words.sending.publishAgain,
};

/** A part of what Git says in English → how a sentence goes on that says what became of it, and how it ends. */
const TROUBLES: readonly (readonly [RegExp, string])[] = [
  [
    /authentication failed|could not read (?:username|password)|permission denied|terminal prompts disabled|\b40[13]\b|access denied/i,
    words.sending.notLetIn,
  ],
  [/rejected|hook declined|protected branch/i, words.sending.notAccepted],
  [
    /could not resolve|unable to access|connection|network|timed out|does not appear to be a git repository|could not read from remote/i,
    words.sending.notReached,
  ],
];

/** Why nothing reached the remote and what to do, with what the remote said. */
export function trouble({ timedOut, stderr }: Pick<GitError, "timedOut" | "stderr">, { kept, again } = SENT): string {
  if (timedOut) return words.sending.tooSlow(kept, again);
  const [, why = words.sending.notPushed] = TROUBLES.find(([sign]) => sign.test(stderr)) ?? [];
  const said = saidBy({ stderr });
  return [`${kept}: ${why} ${again}`, said].filter(Boolean).join("\n");
}

/** The last lines of what Git said. */
export const saidBy = ({ stderr }: Pick<GitError, "stderr">) =>
  withoutSecrets(stderr).trim().split("\n").slice(-8).join("\n");

/** `https://ana:clave@host` → `https://host` */
const withoutSecrets = (text: string) => text.replace(/(\w+:\/\/)[^\s/@]+@/g, "$1");

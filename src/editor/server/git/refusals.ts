/** What cannot be done, in the words of the editor. */
import { words } from "../../words/words.ts";
import type { GitError } from "./command.ts";
import type { LeftOut, Refusal } from "../../contract/git.ts";

const refusal = (reason: Refusal["reason"], text: string): Refusal => ({ refusal: text, reason });

export const REFUSALS = {
  sentence: refusal("sentence", words.publishing.sentence),
  author: refusal("author", words.publishing.author),
  badAuthor: refusal("author", words.publishing.badAuthor),
  unfinished: refusal("unavailable", words.publishing.unfinished),
  changed: refusal("changed", words.publishing.changedSince),
  empty: refusal("unavailable", words.publishing.empty),
  nothing: refusal("nothing", words.publishing.nothing),
  held: refusal("nothing", words.publishing.held),
  unchosen: refusal("nothing", words.publishing.unchosen),
  waiting: refusal("nothing", words.publishing.waiting),
  onlyTheirs: refusal("nothing", words.publishing.onlyTheirs),
  raced: refusal("unavailable", words.publishing.raced),
} satisfies Record<string, Refusal>;

export const CONFLICTS = refusal("conflicts", words.publishing.conflicts);

interface Missing {
  ignored: readonly LeftOut[];
  /** Documents that the editor did not choose. */
  left: readonly string[];
}

/** `problems`: each in a line. */
export function incomplete(problems: readonly string[], { ignored, left }: Missing): Refusal {
  const why = ignored.map(({ file, rule }) => words.publishing.ignored(file, rule));
  if (left.length > 0) why.push(words.publishing.needs(left.join(", ")));
  const [shown, more] = [problems.slice(0, MOST), problems.length - MOST];
  return refusal(
    "unavailable",
    [words.publishing.incomplete, ...shown, ...(more > 0 ? [words.publishing.andMore(more)] : []), ...why].join("\n"),
  );
}

/** Problems that are named. */
const MOST = 5;

/** What became of it, and what tries it again. */
const PUBLISHED = { kept: words.publishing.notPublished, again: words.publishing.publishAgain };

/** What a remote says that takes no commit on its main branch */
const NOT_ACCEPTED = /rejected|hook declined|protected branch/i;

export const isNotAccepted = ({ stderr }: Pick<GitError, "stderr">) => NOT_ACCEPTED.test(stderr);

/** A part of what Git says in English → how a sentence goes on that says what became of it, and how it ends. */
const TROUBLES: readonly (readonly [RegExp, string])[] = [
  [
    /authentication failed|could not read (?:username|password)|permission denied|terminal prompts disabled|\b40[13]\b|access denied/i,
    words.publishing.notLetIn,
  ],
  [NOT_ACCEPTED, words.publishing.notAccepted],
  [
    /could not resolve|unable to access|connection|network|timed out|does not appear to be a git repository|could not read from remote/i,
    words.publishing.notReached,
  ],
];

/** Why nothing reached the remote and what to do, with what the remote said. */
export function trouble(
  { timedOut, stderr }: Pick<GitError, "timedOut" | "stderr">,
  { kept, again } = PUBLISHED,
): string {
  if (timedOut) return words.publishing.tooSlow(kept, again);
  const [, why = words.publishing.notPushed] = TROUBLES.find(([sign]) => sign.test(stderr)) ?? [];
  const said = saidBy({ stderr });
  return [`${kept}: ${why} ${again}`, said].filter(Boolean).join("\n");
}

/** The last lines of what Git said. */
export const saidBy = ({ stderr }: Pick<GitError, "stderr">) =>
  withoutSecrets(stderr).trim().split("\n").slice(-8).join("\n");

/** `https://ana:clave@host` → `https://host` */
const withoutSecrets = (text: string) => text.replace(/(\w+:\/\/)[^\s/@]+@/g, "$1");

/** Refusals to publish, and sentences that explain failures of Git to editors. */
import { messages } from "../../messages/messages.ts";
import type { GitError } from "./command.ts";
import type { IgnoredFile, Refusal } from "../../contract/git.ts";
import { spokenName } from "../../contract/spoken-name.ts";

const refusal = (reason: Refusal["reason"], text: string): Refusal => ({ refusal: text, reason });

export const REFUSALS = {
  sentence: refusal("sentence", messages.publishing.sentence),
  author: refusal("author", messages.publishing.author),
  badAuthor: refusal("author", messages.publishing.badAuthor),
  unfinished: refusal("unavailable", messages.publishing.unfinished),
  changed: refusal("changed", messages.publishing.changedSince),
  empty: refusal("unavailable", messages.publishing.empty),
  nothing: refusal("nothing", messages.publishing.nothing),
  held: refusal("nothing", messages.publishing.held),
  unchosen: refusal("nothing", messages.publishing.unchosen),
  waiting: refusal("nothing", messages.publishing.waiting),
  onlyTheirs: refusal("nothing", messages.publishing.onlyTheirs),
  raced: refusal("unavailable", messages.publishing.raced),
} satisfies Record<string, Refusal>;

export const CONFLICTS = refusal("conflicts", messages.publishing.conflicts);

interface IncompleteCauses {
  ignored: readonly IgnoredFile[];
  /** Paths of changed documents that were not chosen for publication. */
  unchosen: readonly string[];
}

/** Returns the refusal for content that does not compile. Each of the `problems` is one line. */
export function incompleteRefusal(problems: readonly string[], { ignored, unchosen }: IncompleteCauses): Refusal {
  const reasons = ignored.map(({ file, rule }) => messages.publishing.ignored(file, rule));
  if (unchosen.length > 0) reasons.push(messages.publishing.needs(unchosen.map(spokenName).join(", ")));
  const [listed, more] = [problems.slice(0, MAX_PROBLEMS), problems.length - MAX_PROBLEMS];
  return refusal(
    "unavailable",
    [
      messages.publishing.incomplete,
      ...listed,
      ...(more > 0 ? [messages.publishing.andMore(more)] : []),
      ...reasons,
    ].join("\n"),
  );
}

/** Maximum number of problems that the refusal names. */
const MAX_PROBLEMS = 5;

/** Phrases that `explainRemoteFailure` uses by default: the outcome of publishing, and how to try again. */
const PUBLISH_PHRASES = { outcome: messages.publishing.notPublished, retry: messages.publishing.publishAgain };

/** Matches messages of a remote that refuses commits on the main branch. */
const NOT_ACCEPTED = /rejected|hook declined|protected branch/i;

export const isNotAccepted = ({ stderr }: Pick<GitError, "stderr">) => NOT_ACCEPTED.test(stderr);

/** Patterns of Git's messages about a remote, each with the reason for editors. */
const REMOTE_FAILURES: readonly (readonly [RegExp, string])[] = [
  [
    /authentication failed|could not read (?:username|password)|permission denied|terminal prompts disabled|\b40[13]\b|access denied/i,
    messages.publishing.notLetIn,
  ],
  [NOT_ACCEPTED, messages.publishing.notAccepted],
  [
    /could not resolve|unable to access|connection|network|timed out|does not appear to be a git repository|could not read from remote/i,
    messages.publishing.notReached,
  ],
];

/** Explains why a command to the remote failed and what to do. Git's message is added, except after a timeout. */
export function explainRemoteFailure(
  { timedOut, stderr }: Pick<GitError, "timedOut" | "stderr">,
  { outcome, retry } = PUBLISH_PHRASES,
): string {
  if (timedOut) return messages.publishing.tooSlow(outcome, retry);
  const [, reason = messages.publishing.notPushed] = REMOTE_FAILURES.find(([pattern]) => pattern.test(stderr)) ?? [];
  const gitMessage = gitMessageOf({ stderr });
  return [`${outcome}: ${reason} ${retry}`, gitMessage].filter(Boolean).join("\n");
}

/** Returns the last lines of Git's message, without user names and passwords. */
const gitMessageOf = ({ stderr }: Pick<GitError, "stderr">) =>
  withoutSecrets(stderr).trim().split("\n").slice(-8).join("\n");

/** Removes user names and passwords from URLs: `https://ana:clave@host` → `https://host`. */
const withoutSecrets = (text: string) => text.replace(/(\w+:\/\/)[^\s/@]+@/g, "$1");

/**
 * Patterns of Git's messages about this computer, each with a sentence for editors. `$1` in a sentence is replaced by
 * the text that matched a group of the pattern, such as the name of a file.
 */
const LOCAL_FAILURES: readonly (readonly [RegExp, string])[] = [
  [/git-lfs|filter '(?:git-)?lfs/i, messages.git.lfs],
  [/(?:clean|smudge|process) filter '([^']+)' failed/i, messages.git.filter],
  [/failed to encode '([^']+)'|BOM is (?:required|prohibited) in '([^']+)'/i, messages.git.encoding],
  [/dubious ownership in repository at '([^']+)'/i, messages.git.owner],
  [
    /index file (?:corrupt|smaller)|bad (?:index file|signature)|unordered stage entries|index uses .* extension|cache entry/i,
    messages.git.index,
  ],
  [
    /bad (?:numeric |boolean )?config|unable to parse .*config|could not (?:parse|read) config/i,
    messages.git.configuration,
  ],
  [/no space left|disk (?:is )?full|quota exceeded/i, messages.git.noRoom],
  [/permission denied|insufficient permission|read-only file system|operation not permitted/i, messages.git.notAllowed],
  [/\.lock'?: file exists|another git process|cannot lock ref/i, messages.git.locked],
  [/unknown (?:option|switch)|^usage: git|is not a git command|unrecognized argument/im, messages.git.tooOld],
  [
    /corrupt|object file .* is empty|unable to read|missing (?:blob|tree|commit)|bad (?:object|tree|ref)|not a valid|invalid object|could not (?:read|parse)|inflate|packfile/i,
    messages.git.damaged,
  ],
];

/** Explains a failure on this computer to editors. Git's message is added for experts, except after a timeout. */
export function explainLocalFailure(error: GitError): string {
  if (error.timedOut) return `${messages.git.toShow}\n${messages.git.tooSlow}`;
  const [sentence] = LOCAL_FAILURES.flatMap(([pattern, text]) => {
    const match = pattern.exec(error.stderr);
    return match ? [text.replace("$1", () => match[1] ?? match[2] ?? "")] : [];
  });
  return [messages.git.toShow, sentence ?? messages.git.unknown, gitMessageOf(error)].filter(Boolean).join("\n");
}

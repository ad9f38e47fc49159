/** What is wrong with Git or the repository of this computer, in the words of the editor, and who can mend it. */
import { words } from "../../words/words.ts";
import type { GitError } from "./command.ts";
import { saidBy } from "./refusals.ts";

/** A part of what Git says in English → a sentence; `$1` is the first group of the pattern. */
const TROUBLES: readonly (readonly [RegExp, string])[] = [
  [/git-lfs|filter '(?:git-)?lfs/i, words.git.lfs],
  [/(?:clean|smudge|process) filter '([^']+)' failed/i, words.git.filter],
  [/failed to encode '([^']+)'|BOM is (?:required|prohibited) in '([^']+)'/i, words.git.encoding],
  [/dubious ownership in repository at '([^']+)'/i, words.git.owner],
  [
    /index file (?:corrupt|smaller)|bad (?:index file|signature)|unordered stage entries|index uses .* extension|cache entry/i,
    words.git.index,
  ],
  [
    /bad (?:numeric |boolean )?config|unable to parse .*config|could not (?:parse|read) config/i,
    words.git.configuration,
  ],
  [/no space left|disk (?:is )?full|quota exceeded/i, words.git.noRoom],
  [/permission denied|insufficient permission|read-only file system|operation not permitted/i, words.git.notAllowed],
  [/\.lock'?: file exists|another git process|cannot lock ref/i, words.git.locked],
  [/unknown (?:option|switch)|^usage: git|is not a git command|unrecognized argument/im, words.git.tooOld],
  [
    /corrupt|object file .* is empty|unable to read|missing (?:blob|tree|commit)|bad (?:object|tree|ref)|not a valid|invalid object|could not (?:read|parse)|inflate|packfile/i,
    words.git.damaged,
  ],
];

/** With what Git said, for whoever mends it. */
export function localTrouble(error: GitError): string {
  if (error.timedOut) return words.git.tooSlow;
  const [sentence] = TROUBLES.flatMap(([sign, text]) => {
    const found = sign.exec(error.stderr);
    return found ? [text.replace("$1", () => found[1] ?? found[2] ?? "")] : [];
  });
  return [`${sentence ?? words.git.unknown} ${words.git.safe}`, saidBy(error)].filter(Boolean).join("\n");
}

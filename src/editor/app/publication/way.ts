import * as words from "#words";
import type { Person } from "../../contract/person.ts";

/** How what was changed gets to readers: by a branch that somebody checks, at once, or by asking who may publish. */
export type Way = "send" | "release" | "ask";

/** Who sits alone at a computer sends; in a team it depends on what one may do. */
export function wayOf(person: Person | undefined): Way {
  if (!person) return "send";
  return person.may.includes("publish") ? "release" : "ask";
}

/** What the button says. */
export const VERBS: Record<Way, string> = {
  send: words.publication.send,
  release: words.publication.release,
  ask: words.publication.ask,
};

export const TITLES: Record<Way, string> = {
  send: words.publication.sendTitle,
  release: words.publication.releaseTitle,
  ask: words.publication.ask,
};

/** While it is under way. */
export const DOING: Record<Way, string> = {
  send: words.publication.sending,
  release: words.publication.releasing,
  ask: words.publication.asking,
};

import * as messages from "#messages";
import { may, type Person } from "../../contract/person.ts";

/** How what was changed gets to readers: at once, or by asking who may publish. */
export type Way = "publish" | "ask";

/** Who sits alone at a computer may everything. */
export const wayOf = (person: Person | undefined): Way => (may(person, "publish") ? "publish" : "ask");

/** What the button says. */
export const VERBS: Record<Way, string> = {
  publish: messages.publication.publish,
  ask: messages.publication.ask,
};

export const TITLES: Record<Way, string> = {
  publish: messages.publication.publishTitle,
  ask: messages.publication.ask,
};

/** While it is under way. */
export const DOING: Record<Way, string> = {
  publish: messages.publication.publishing,
  ask: messages.publication.asking,
};

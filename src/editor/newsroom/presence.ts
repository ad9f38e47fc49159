/** Which document each of the team has open. */
import type { Other } from "../contract/protocol.ts";
import type { Person } from "../contract/person.ts";

export class Presence {
  readonly #open = new Map<string, Other>();

  /** Answers whether that is news. Empty for no document. */
  set({ email, name }: Person, file: string): boolean {
    if ((this.#open.get(email)?.file ?? "") === file) return false;
    if (file) this.#open.set(email, { name, file });
    else this.#open.delete(email);
    return true;
  }

  /** Everybody but one. */
  others({ email }: Person): Other[] {
    return [...this.#open].flatMap(([each, other]) => (each === email ? [] : [other]));
  }
}

/** The people in the credits of the magazine, requested when a field first needs them. */
import { useState } from "react";
import type { KnownPerson } from "../../contract/protocol.ts";
import { editorApi } from "../editor-api.ts";

/** The time in milliseconds after which the list may be requested again. */
const OLD = 60_000;

let last: readonly KnownPerson[] = [];
let asked: Promise<void> | undefined;

/** Returns the people, and a function that requests them. Without a response, nobody is suggested. */
export function useKnownPeople() {
  const [people, setPeople] = useState(last);
  const load = () => {
    if (!asked) setTimeout(() => (asked = undefined), OLD);
    asked ??= editorApi.people({}).then((answer) => void (last = answer.people));
    asked.then(() => setPeople(last)).catch(() => (asked = undefined));
  };
  return { people, load };
}

/** Returns the link of somebody with exactly this name; `""` if none is known. */
export const knownLink = (name: string) => last.find((each) => each.name === name)?.link ?? "";

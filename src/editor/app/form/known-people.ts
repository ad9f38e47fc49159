/** The people in the credits of the magazine. They are requested when a field first needs them. */
import { useState } from "react";
import type { KnownPerson } from "../../contract/protocol.ts";
import { editorApi } from "../editor-api.ts";

/** The time in milliseconds after which the list may be requested again. */
const MAX_AGE = 60_000;

let cachedPeople: readonly KnownPerson[] = [];
let request: Promise<void> | undefined;

/** Returns the people, and a function that requests them. The list is empty until a request has succeeded. */
export function useKnownPeople() {
  const [people, setPeople] = useState(cachedPeople);
  const load = () => {
    if (!request) setTimeout(() => (request = undefined), MAX_AGE);
    request ??= editorApi.people({}).then((response) => void (cachedPeople = response.people));
    request.then(() => setPeople(cachedPeople)).catch(() => (request = undefined));
  };
  return { people, load };
}

/** Returns the link of the person with exactly this name; `""` if there is no such person or link. */
export const knownLink = (name: string) => cachedPeople.find((person) => person.name === name)?.link ?? "";

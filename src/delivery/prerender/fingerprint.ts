import { hash } from "node:crypto";
import { setImmediate } from "node:timers/promises";

/** So many are made before others get the thread. */
const IN_ONE_GO = 50;

/** Says in a few letters what something is made of. What is found at once never lets go of the thread, so this does. */
export function fingerprinter(): (made: object) => Promise<string> {
  let count = 0;
  return async (made) => {
    if (++count % IN_ONE_GO === 0) await setImmediate();
    return hash("sha256", JSON.stringify(made), "base64");
  };
}

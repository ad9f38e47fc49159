import type { phrases as Spanish } from "../es/phrases.ts";

/** CodeMirror speaks English. */
export const phrases: typeof Spanish = {};

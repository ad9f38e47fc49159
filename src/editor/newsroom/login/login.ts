/**
 * Who sent a request, as somebody else verified it: their e-mail address in lower case; `undefined` for what nobody
 * vouches for. `because` hears why, in a sentence for whoever installed it.
 */
export type Login = (headers: Headers, because?: (why: string) => void) => Promise<string | undefined>;

/** By A to Z alone: other letters have one of these as their small one, as the Kelvin sign (U+212A) has `k`. */
export const inLowerCase = (address: string) => address.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/**
 * Who sent a request, as somebody else verified it: their e-mail address in lower case; `undefined` for what nobody
 * vouches for.
 */
export type Login = (headers: Headers) => Promise<string | undefined>;

/** Redirects the requests of a command to the doubles of senders, whose address is in SENDERS. */
const { fetch: send } = globalThis;

globalThis.fetch = (url, init) =>
  send(process.env.SENDERS, { ...init, headers: { ...init.headers, "x-asked": String(url) } });

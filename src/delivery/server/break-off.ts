import type { ServerResponse } from "node:http";
import type { Readable } from "node:stream";

/**
 * An answer whose file cannot be opened after all, as when too many are open, is broken off: sirv leaves the error of
 * the file to nobody, and it would end the process.
 */
export function breakOffUnread(response: ServerResponse): void {
  response.once("pipe", (file: Readable) => file.once("error", () => response.destroy()));
}

/** What failed is to be asked for again. Of an answer that was begun nothing more can be said: it is broken off. */
export function giveUp(response: ServerResponse): void {
  if (response.headersSent) response.destroy();
  else response.writeHead(503, { "Retry-After": "1" }).end();
}

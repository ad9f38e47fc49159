import type { ServerResponse } from "node:http";
import type { Readable } from "node:stream";

/**
 * Destroys an answer whose file cannot be read, as when too many files are open. Nobody listens to that error of sirv's
 * stream, so it would end the process.
 */
export function breakOffUnread(response: ServerResponse): void {
  response.once("pipe", (file: Readable) => file.once("error", () => response.destroy()));
}

/** Answers a failed request with 503, or destroys an answer that was begun. */
export function giveUp(response: ServerResponse): void {
  if (response.headersSent) response.destroy();
  else response.writeHead(503, { "Retry-After": "1" }).end();
}

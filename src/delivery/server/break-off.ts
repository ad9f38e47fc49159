import type { ServerResponse } from "node:http";
import type { Readable } from "node:stream";

/**
 * Destroys a response whose file cannot be read, as when too many files are open. sirv does not handle the error of its
 * stream, so the error would end the process.
 */
export function breakOffUnread(response: ServerResponse): void {
  response.once("pipe", (file: Readable) => file.once("error", () => response.destroy()));
}

/** Responds to a failed request with 503, or destroys the response if it has begun. */
export function giveUp(response: ServerResponse): void {
  if (response.headersSent) response.destroy();
  else response.writeHead(503, { "Retry-After": "1" }).end();
}

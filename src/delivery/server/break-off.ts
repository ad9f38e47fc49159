import type { ServerResponse } from "node:http";
import type { Readable } from "node:stream";

/**
 * An answer whose file cannot be opened after all, as when too many are open, is broken off: sirv leaves the error of
 * the file to nobody, and it would end the process.
 */
export function breakOffUnread(response: ServerResponse): void {
  response.once("pipe", (file: Readable) => file.once("error", () => response.destroy()));
}

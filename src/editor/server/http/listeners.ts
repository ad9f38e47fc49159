import type { ServerResponse } from "node:http";

/**
 * The pages of the editor that hear of changes, by server-sent events.
 * https://html.spec.whatwg.org/multipage/server-sent-events.html
 */
export class Listeners {
  readonly #open = new Set<ServerResponse>();

  add(response: ServerResponse): void {
    response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store" }).flushHeaders();
    this.#open.add(response);
    response.on("close", () => this.#open.delete(response));
  }

  /** `files`: the lists and documents that say something else by now. */
  tell(files: readonly string[]): void {
    for (const response of this.#open) response.write(`data: ${JSON.stringify(files)}\n\n`);
  }
}

/**
 * Open pages of the editor. Server-sent events notify the pages of changes.
 * https://html.spec.whatwg.org/multipage/server-sent-events.html
 */
import type { Context } from "hono";
import type { ServerEvents } from "../../contract/team.ts";
import { type SSEStreamingApi, streamSSE } from "hono/streaming";

/**
 * Milliseconds between two heartbeats. Without heartbeats, proxies would close a connection that is silent for a
 * minute.
 */
const HEARTBEAT = 25_000;

export class Listeners {
  /** Each open stream, with the function that ends the stream. */
  readonly #open = new Map<SSEStreamingApi, () => void>();
  readonly #onAllClosed: () => void;

  /** `onAllClosed` is called after the last page has been closed. */
  constructor(onAllClosed: () => void = () => {}) {
    this.#onAllClosed = onAllClosed;
  }

  get count(): number {
    return this.#open.size;
  }

  add(context: Context): Response {
    return streamSSE(context, async (stream) => {
      const heartbeat = setInterval(() => void stream.write(": \n\n"), HEARTBEAT);
      await new Promise<void>((resolve) => {
        this.#open.set(stream, resolve);
        stream.onAbort(resolve);
        void stream.write(": \n\n");
      });
      clearInterval(heartbeat);
      this.#open.delete(stream);
      if (this.#open.size === 0) this.#onAllClosed();
    });
  }

  /** Ends all streams. Browsers reconnect automatically. */
  end(): void {
    for (const resolve of this.#open.values()) resolve();
  }

  /** Tells all pages which lists and documents changed. */
  sendChanges(files: readonly string[]): void {
    this.#write({ data: JSON.stringify(files) });
  }

  /** Sends a named event to all pages. */
  send<Name extends keyof ServerEvents>(event: Name, data: ServerEvents[Name]): void {
    this.#write({ event, data: JSON.stringify(data) });
  }

  #write(message: { event?: string; data: string }): void {
    for (const stream of this.#open.keys()) void stream.writeSSE(message);
  }
}

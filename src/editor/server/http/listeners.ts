/**
 * The pages of the editor that hear of changes, by server-sent events.
 * https://html.spec.whatwg.org/multipage/server-sent-events.html
 */
import type { Context } from "hono";
import type { ServerEvents } from "../../contract/team.ts";
import { type SSEStreamingApi, streamSSE } from "hono/streaming";

/** Milliseconds between two signs of life: what lies between ends a connection in which nothing moves for a minute. */
const PULSE = 25_000;

export class Listeners {
  /** With what ends each. */
  readonly #open = new Map<SSEStreamingApi, () => void>();
  readonly #onLeft: () => void;

  /** `onLeft`: nobody listens any more. */
  constructor(onLeft: () => void = () => {}) {
    this.#onLeft = onLeft;
  }

  get count(): number {
    return this.#open.size;
  }

  add(context: Context): Response {
    return streamSSE(context, async (stream) => {
      const pulse = setInterval(() => void stream.write(": \n\n"), PULSE);
      await new Promise<void>((resolve) => {
        this.#open.set(stream, resolve);
        stream.onAbort(resolve);
        void stream.write(": \n\n");
      });
      clearInterval(pulse);
      this.#open.delete(stream);
      if (this.#open.size === 0) this.#onLeft();
    });
  }

  /** Browsers ask again by themselves. */
  end(): void {
    for (const resolve of this.#open.values()) resolve();
  }

  /** `files`: the lists and documents that say something else by now. */
  tell(files: readonly string[]): void {
    this.#write({ data: JSON.stringify(files) });
  }

  /** Something else that happened, by the name of its event. */
  send<Name extends keyof ServerEvents>(event: Name, data: ServerEvents[Name]): void {
    this.#write({ event, data: JSON.stringify(data) });
  }

  #write(message: { event?: string; data: string }): void {
    for (const stream of this.#open.keys()) void stream.writeSSE(message);
  }
}

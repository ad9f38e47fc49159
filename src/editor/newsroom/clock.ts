/** Builds the site when a document reaches its day of publication, and when somebody else has published. */
import { setTimeout } from "node:timers/promises";
import type { EditedContent } from "../server/content/edited-content.ts";
import { currentMoment } from "../server/actions/context.ts";
import type { Moment } from "../../content/compiler/document/publication.ts";

interface ClockOptions {
  /** Content of the last publication. */
  content: EditedContent;
  /** Milliseconds between two checks. */
  pause: number;
  isBehind: () => Promise<boolean>;
  catchUp: () => Promise<unknown>;
  onError: (error: unknown) => void;
}

/**
 * Checks immediately, and then every `pause` milliseconds. Returns a function that stops the clock and resolves after
 * the last check.
 */
export function startClock({ content, pause, isBehind, catchUp, onError }: ClockOptions): () => Promise<void> {
  let last = currentMoment();
  const controller = new AbortController();
  const { signal } = controller;
  const check = async () => {
    const current = currentMoment();
    if ((await isBehind()) || (await hasReachedPublication(content, last, current))) await catchUp();
    // `last` is set only after a successful check, because a failed check has to be repeated for the same time span.
    last = current;
  };
  const running = (async () => {
    while (!signal.aborted) {
      await check().catch(onError);
      await setTimeout(pause, undefined, { signal }).catch(() => {});
    }
  })();
  return () => {
    controller.abort();
    return running;
  };
}

async function hasReachedPublication(content: EditedContent, since: Moment, current: Moment): Promise<boolean> {
  const { documents } = await content.read();
  return documents.some(({ metadata: { published = "" } }) => published > since && published <= current);
}

/** Builds when a day or an hour comes on which something comes out or goes, and when others published. */
import type { EditedContent } from "../../server/content/edited-content.ts";
import { currentMoment } from "../../server/actions/context.ts";
import { type Moment, momentOf } from "../../../content/compiler/document/publication.ts";
import { contentConfig } from "../../../content/schema/content-config.ts";

/** Milliseconds between two looks. Moments are minutes. */
const TICK = 20_000;

interface ClockOptions {
  /** What is published. */
  content: EditedContent;
  /** When the site was built last, in milliseconds since the epoch. */
  builtAt: number;
  isBehind: () => Promise<boolean>;
  catchUp: () => Promise<unknown>;
  onError: (error: unknown) => void;
}

/** Returns how to stop it. It looks at once: something may have come out while it was off. */
export function startClock({ content, builtAt, isBehind, catchUp, onError }: ClockOptions): () => void {
  let last = momentOf(contentConfig.timeZone, builtAt);
  const look = async () => {
    const [since, current] = [last, currentMoment()];
    last = current;
    if ((await isBehind()) || (await hasComeOut(content, since, current))) await catchUp();
  };
  let timer: NodeJS.Timeout;
  const tick = async () => {
    await look().catch(onError);
    timer = setTimeout(() => void tick(), TICK);
  };
  timer = setTimeout(() => void tick(), 0);
  return () => clearTimeout(timer);
}

async function hasComeOut(content: EditedContent, since: Moment, current: Moment): Promise<boolean> {
  const { documents } = await content.read();
  return documents.some(({ metadata: { published = "" } }) => published > since && published <= current);
}

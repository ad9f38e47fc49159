import { messages } from "../../content/messages/messages.ts";

const BAR_WIDTH = 30;

/** Called after each step of a stage. */
export type OnProgress = (done: number, total: number) => void;

/** Returns a callback that shows a progress bar and the remaining seconds. Without a terminal, it shows nothing. */
export function progress(name: string): OnProgress {
  if (!process.stdout.isTTY) return () => {};
  const start = performance.now();
  return (done, total) => {
    const filled = Math.round((done / total) * BAR_WIDTH);
    const bar = "█".repeat(filled) + "░".repeat(BAR_WIDTH - filled);
    const secondsLeft = Math.ceil((((performance.now() - start) / done) * (total - done)) / 1000);
    const end = done === total ? "\n" : `, ${messages.building.secondsLeft(secondsLeft)}`;
    process.stdout.write(`\r${name} ${bar} ${messages.building.done(done, total)}${end}\u001B[K`);
  };
}

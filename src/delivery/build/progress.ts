const BAR_WIDTH = 30;

/** Hears of each thing that is done of a stage. */
export type OnProgress = (done: number, total: number) => void;

/** Shows how far a stage has come, and how long it will still take; nothing where nobody watches, as in a log. */
export function progress(name: string): OnProgress {
  if (!process.stdout.isTTY) return () => {};
  const start = performance.now();
  return (done, total) => {
    const filled = Math.round((done / total) * BAR_WIDTH);
    const bar = "█".repeat(filled) + "░".repeat(BAR_WIDTH - filled);
    const left = Math.ceil((((performance.now() - start) / done) * (total - done)) / 1000);
    const end = done === total ? "\n" : `, ${left === 1 ? "falta" : "faltan"} ${left} s`;
    process.stdout.write(`\r${name} ${bar} ${done} de ${total}${end}\u001B[K`);
  };
}

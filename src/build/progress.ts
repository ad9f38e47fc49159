/** Shows how far a long stage has come: a bar that fills on a terminal, a few lines in a log. */

const BAR_WIDTH = 30;
const LINES_IN_LOG = 10;

/** Answers what to call whenever something is done. */
export function progress(name: string): (done: number, total: number) => void {
  return process.stdout.isTTY ? (done, total) => drawBar(name, done, total) : (done, total) => log(name, done, total);
}

function drawBar(name: string, done: number, total: number): void {
  const filled = Math.round((done / total) * BAR_WIDTH);
  const bar = "█".repeat(filled) + "░".repeat(BAR_WIDTH - filled);
  process.stdout.write(`\r${name} ${bar} ${done} de ${total}${done === total ? "\n" : ""}`);
}

function log(name: string, done: number, total: number): void {
  const step = Math.max(1, Math.ceil(total / LINES_IN_LOG));
  if (done % step === 0 || done === total) console.log(`${name}: ${done} de ${total}`);
}

/** Times programs as whole processes. */
import { spawnSync } from "node:child_process";
import path from "node:path";

export interface Run {
  /** Seconds from start to exit. */
  time: number;
  /** Most memory that the process held at once, in megabytes. */
  memory: number;
}

const PEAK = path.join(import.meta.dirname, "peak.mjs");

/** Runs Node with these arguments; throws what it printed when it fails. */
export function run(args: readonly string[]): Run {
  const start = performance.now();
  const { status, stderr, output } = spawnSync(process.execPath, ["--import", PEAK, ...args], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe", "pipe"],
  });
  const time = (performance.now() - start) / 1000;
  if (status !== 0) throw new Error(`node ${args.join(" ")} failed:\n${stderr}`);
  return { time, memory: Number(output[3]) / 1024 };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

/** What an action answers for each item, one after the other, so that no two disturb each other. */
export async function inTurn<Item, Answer>(items: Iterable<Item>, action: (item: Item) => Promise<Answer>) {
  const answers: Answer[] = [];
  for (const item of items) answers.push(await action(item));
  return answers;
}

export function repeat<Answer>(count: number, action: (index: number) => Promise<Answer>): Promise<Answer[]> {
  return inTurn(Array.from({ length: count }).keys(), action);
}

/** A Markdown table, for `README.md` beside it; its head is the keys of the rows. */
export function table(rows: readonly Record<string, string>[]): string {
  const head = Object.keys(rows[0] ?? {});
  const rule = head.map((_, index) => (index ? "---:" : "---"));
  return [head, rule, ...rows.map(Object.values<string>)].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

/** Measures whole processes of Node, and formats the results. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { parseArgs } from "node:util";

export interface Run {
  /** Seconds from start to exit. */
  time: number;
  /** Processor time of the process with all of its threads, in seconds. Child processes are not included. */
  cpu: number;
  /** Peak memory in megabytes of the process together with its child processes. */
  memory: number;
}

const USAGE = path.join(import.meta.dirname, "usage.mjs");
/** Milliseconds between two measurements of memory. */
const MEMORY_INTERVAL = 250;

/** Runs Node with arguments. Rejects with the content of stderr if the process fails. */
export async function run(args: readonly string[]): Promise<Run> {
  const start = performance.now();
  const child = spawn(process.execPath, ["--import", USAGE, ...args], { stdio: ["ignore", "ignore", "pipe", "pipe"] });
  let treePeak = 0;
  const timer = setInterval(() => (treePeak = Math.max(treePeak, memoryOf(child.pid))), MEMORY_INTERVAL);
  const closed = once(child, "close");
  const [stderr = "", usage = ""] = await Promise.all(child.stdio.slice(2).map((stream) => text(stream as Readable)));
  await closed;
  clearInterval(timer);
  const time = (performance.now() - start) / 1000;
  if (child.exitCode !== 0) throw new Error(`node ${args.join(" ")} failed:\n${stderr}`);
  const [peak = 0, microseconds = 0] = usage.split(" ").map(Number);
  return { time, cpu: microseconds / 1e6, memory: Math.max(peak, treePeak) / 1024 };
}

/** Returns the memory of a process and its child processes in kilobytes. */
function memoryOf(process: number | undefined): number {
  const lines = spawnSync("ps", ["-A", "-o", "pid=,ppid=,rss="], { encoding: "utf8" }).stdout.trim().split("\n");
  const processes = lines.map((line) => line.trim().split(/\s+/).map(Number));
  return processes.reduce(
    (sum, [pid, parent, rss = 0]) => (pid === process || parent === process ? sum + rss : sum),
    0,
  );
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

/** Runs an action. Resolves to its duration in milliseconds. */
export async function measureTime(action: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await action();
  return performance.now() - start;
}

/**
 * Runs an action for each item, one after the other, because actions that run at the same time would disturb each
 * other's measurements.
 */
export async function inTurn<Item, Result>(items: Iterable<Item>, action: (item: Item) => Promise<Result>) {
  const results: Result[] = [];
  for (const item of items) results.push(await action(item));
  return results;
}

export function repeat<Result>(count: number, action: (index: number) => Promise<Result>): Promise<Result[]> {
  return inTurn(Array.from({ length: count }).keys(), action);
}

/** Returns the values of command-line options such as `--runs 5`, or the default values. */
export function options<Name extends string>(defaults: Record<Name, string>): Record<Name, string> {
  const entries = Object.keys(defaults).map((name) => [name, { type: "string" }] as const);
  return { ...defaults, ...parseArgs({ options: Object.fromEntries(entries) }).values };
}

export const ms = (time: number) => `${Math.round(time)} ms`;
export const medianMs = (times: readonly number[]) => ms(median(times));
export const slowestMs = (times: readonly number[]) => ms(Math.max(...times));
export const mostMemory = (runs: readonly Pick<Run, "memory">[]) =>
  `${Math.round(Math.max(...runs.map(({ memory }) => memory)))} MB`;

/** Returns a Markdown table for `docs/benchmarks.md`. The keys of the first row are the column headings. */
export function table(rows: readonly Record<string, string>[]): string {
  const head = Object.keys(rows[0] ?? {});
  const rule = head.map((_, index) => (index ? "---:" : "---"));
  return [head, rule, ...rows.map(Object.values<string>)].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

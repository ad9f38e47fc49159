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
const LOOK = 250;

/** Runs Node with arguments. Rejects with the content of stderr if the process fails. */
export async function run(args: readonly string[]): Promise<Run> {
  const start = performance.now();
  const child = spawn(process.execPath, ["--import", USAGE, ...args], { stdio: ["ignore", "ignore", "pipe", "pipe"] });
  let together = 0;
  const looking = setInterval(() => (together = Math.max(together, memoryOf(child.pid))), LOOK);
  const closed = once(child, "close");
  const [said = "", usage = ""] = await Promise.all(child.stdio.slice(2).map((stream) => text(stream as Readable)));
  await closed;
  clearInterval(looking);
  const time = (performance.now() - start) / 1000;
  if (child.exitCode !== 0) throw new Error(`node ${args.join(" ")} failed:\n${said}`);
  const [own = 0, microseconds = 0] = usage.split(" ").map(Number);
  return { time, cpu: microseconds / 1e6, memory: Math.max(own, together) / 1024 };
}

/** Returns the memory of a process and its child processes in kilobytes. */
function memoryOf(process: number | undefined): number {
  const lines = spawnSync("ps", ["-A", "-o", "pid=,ppid=,rss="], { encoding: "utf8" }).stdout.trim().split("\n");
  const held = lines.map((line) => line.trim().split(/\s+/).map(Number));
  return held.reduce((sum, [pid, parent, rss = 0]) => (pid === process || parent === process ? sum + rss : sum), 0);
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

/** Runs an action. Resolves to its duration in milliseconds. */
export async function timed(action: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await action();
  return performance.now() - begun;
}

/**
 * Runs an action for each item, one after the other, because actions that run at the same time would disturb each
 * other's measurements.
 */
export async function inTurn<Item, Answer>(items: Iterable<Item>, action: (item: Item) => Promise<Answer>) {
  const answers: Answer[] = [];
  for (const item of items) answers.push(await action(item));
  return answers;
}

export function repeat<Answer>(count: number, action: (index: number) => Promise<Answer>): Promise<Answer[]> {
  return inTurn(Array.from({ length: count }).keys(), action);
}

/** Returns the values of command-line options such as `--runs 5`, or the default values. */
export function options<Name extends string>(defaults: Record<Name, string>): Record<Name, string> {
  const named = Object.keys(defaults).map((name) => [name, { type: "string" }] as const);
  return { ...defaults, ...parseArgs({ options: Object.fromEntries(named) }).values };
}

export const ms = (time: number) => `${Math.round(time)} ms`;
export const medianMs = (times: readonly number[]) => ms(median(times));
export const slowestMs = (times: readonly number[]) => ms(Math.max(...times));
export const mostMemory = (runs: readonly Pick<Run, "memory">[]) =>
  `${Math.round(Math.max(...runs.map(({ memory }) => memory)))} MB`;

/** Returns a Markdown table for `docs/benchmarks.md`. The head of the table is the keys of the first row. */
export function table(rows: readonly Record<string, string>[]): string {
  const head = Object.keys(rows[0] ?? {});
  const rule = head.map((_, index) => (index ? "---:" : "---"));
  return [head, rule, ...rows.map(Object.values<string>)].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

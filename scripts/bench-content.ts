/**
 * `bench:content`: the compiler against the least that any compiler does (bench/floor.mjs), whole
 * processes in turn, in new folders. Prints a Markdown table of medians and ratios.
 * Arguments: `--runs N` (5), `--sizes 100,1000,10000`.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { rename, slugOf, writeCorpus } from "./bench/corpus.ts";
import { median, type Run, run, table } from "./bench/measure.ts";
import { ROOT } from "../src/build/paths.ts";

const { values } = parseArgs({
  options: { runs: { type: "string", default: "5" }, sizes: { type: "string", default: "100,1000,10000" } },
});

const FLOOR = path.join(ROOT, "scripts/bench/floor.mjs");
const BUILD = [path.join(ROOT, "scripts/compiled.mjs"), "content", "build"];

interface Round {
  floor: Run;
  cold: Run;
  warm: Run;
}

async function round(folder: string, name: string): Promise<Round> {
  const contentDir = path.join(folder, "content");
  const out = path.join(folder, name);
  const build = [...BUILD, "--content", contentDir, "--out", out];
  const floor = run([FLOOR, contentDir, `${out}.json`]);
  const cold = run(build);
  await rename(path.join(contentDir, "issues", `${slugOf(0)}.yaml`), `Artista de la ${name}`);
  return { floor, cold, warm: run(build) };
}

async function measure(count: number): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), "pompa-bench-"));
  await writeCorpus(path.join(folder, "content"), count);
  const rounds: Round[] = [];
  await round(folder, "primera");
  for (let index = 0; index < Number(values.runs); index++) rounds.push(await round(folder, `vuelta ${index}`));
  await rm(folder, { recursive: true });
  const floor = median(rounds.map((each) => each.floor.time));
  const cold = median(rounds.map((each) => each.cold.time));
  const warm = median(rounds.map((each) => each.warm.time));
  const memory = Math.max(...rounds.map((each) => each.cold.memory));
  const seconds = (value: number) => `${value.toFixed(2)} s`;
  return [
    count.toLocaleString("en"),
    seconds(floor),
    seconds(cold),
    `${(cold / floor).toFixed(2)}×`,
    seconds(cold - floor),
    seconds(warm),
    `${(warm / cold).toFixed(2)}×`,
    `${Math.round(memory)} MB`,
  ];
}

const HEAD = ["documents", "floor", "cold", "cold ÷ floor", "cold − floor", "warm", "warm ÷ cold", "peak memory"];
const rows: string[][] = [];
for (const size of values.sizes.split(",").map(Number)) {
  console.error(`${size} documents, ${values.runs} runs…`);
  rows.push(await measure(size));
}
console.log(table(HEAD, rows));

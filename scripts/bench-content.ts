/**
 * `bench:content`: the compiler against the least that any compiler does (bench/floor.mjs), whole
 * processes in turn, in new folders. Prints a Markdown table of medians and ratios.
 * Arguments: `--runs N` (5), `--sizes 100,1000,10000`.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { rename, slugOf, writeCorpus } from "./bench/corpus.ts";
import { inTurn, median, mostMemory, options, repeat, run, table } from "./bench/measure.ts";
import { ROOT } from "../src/delivery/build/paths.ts";

const { runs, sizes } = options({ runs: "5", sizes: "100,1000,10000" });

const FLOOR = path.join(ROOT, "scripts/bench/floor.mjs");
const BUILD = [path.join(ROOT, "scripts/compiled.mjs"), "content", "build"];

async function round(folder: string, name: string) {
  const contentDir = path.join(folder, "content");
  const out = path.join(folder, name);
  const build = [...BUILD, "--content", contentDir, "--out", out];
  const floor = await run([FLOOR, contentDir, `${out}.json`]);
  const cold = await run(build);
  await rename(path.join(contentDir, "issues", `${slugOf(0)}.yaml`), `Artista de la ${name}`);
  return { floor: floor.time, cold: cold.time, warm: (await run(build)).time, memory: cold.memory };
}

const seconds = (value: number) => `${value.toFixed(2)} s`;
const ratio = (value: number) => `${value.toFixed(2)}×`;

async function measure(count: number) {
  console.error(`${count} documents, ${runs} runs…`);
  const folder = await mkdtemp(path.join(tmpdir(), "pompa-bench-"));
  await writeCorpus(path.join(folder, "content"), count);
  await round(folder, "primera");
  const rounds = await repeat(Number(runs), (index) => round(folder, `vuelta ${index}`));
  await rm(folder, { recursive: true });
  const floor = median(rounds.map((each) => each.floor));
  const cold = median(rounds.map((each) => each.cold));
  const warm = median(rounds.map((each) => each.warm));
  return {
    documents: count.toLocaleString("en"),
    floor: seconds(floor),
    cold: seconds(cold),
    "cold ÷ floor": ratio(cold / floor),
    "cold − floor": seconds(cold - floor),
    warm: seconds(warm),
    "warm ÷ cold": ratio(warm / cold),
    "peak memory": mostMemory(rounds),
  };
}

console.log(table(await inTurn(sizes.split(",").map(Number), measure)));

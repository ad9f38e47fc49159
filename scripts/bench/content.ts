/**
 * `bench:content`: compares the compiler with velite and with the minimum work of any compiler (support/floor.mjs).
 * Compiles issues of the three kinds of `Kind` in support/corpus.ts. Each measurement is a whole process. The processes
 * run one after the other, in new folders. Prints a Markdown table of medians and their ratios. Arguments: `--runs N`
 * (5), `--sizes 100,1000,10000`.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Kind, KINDS, rename, slugOf, writeCorpus } from "./support/corpus.ts";
import { inTurn, median, mostMemory, options, repeat, run, table } from "./support/measure.ts";
import { installVelite, veliteArguments } from "./support/velite.ts";
import { ROOT } from "../../src/delivery/build/paths.ts";

const { runs, sizes } = options({ runs: "5", sizes: "100,1000,10000" });

const FLOOR = path.join(ROOT, "scripts/bench/support/floor.mjs");
const BUILD = [path.join(ROOT, "scripts/compiled.mjs"), "content", "build"];

const velite = await installVelite();
if (!velite) console.error("velite could not be installed: without a network there is nothing to compare with.");

async function measureRound(folder: string, name: string) {
  const contentDir = path.join(folder, "content");
  const out = path.join(folder, name);
  const build = [...BUILD, "--content", contentDir, "--out", out];
  const floor = await run([FLOOR, contentDir, `${out}.json`]);
  const cold = await run(build);
  const other = velite && (await run(await veliteArguments(velite, contentDir, `${out}-velite`)));
  await rename(path.join(contentDir, "issues", `${slugOf(0)}.yaml`), `Artista de la ${name}`);
  return { floor, cold, other, warm: await run(build) };
}

const seconds = (value: number) => `${value.toFixed(2)} s`;
const ratio = (value: number) => `${value.toFixed(2)}×`;

async function measure(count: number, kind: Kind) {
  const documents = `${count.toLocaleString("en")}${KINDS[kind]}`;
  console.error(`${documents}, ${runs} runs…`);
  const folder = await mkdtemp(path.join(tmpdir(), "pompa-bench-"));
  await writeCorpus(path.join(folder, "content"), count, kind);
  await measureRound(folder, "primera");
  const rounds = await repeat(Number(runs), (index) => measureRound(folder, `vuelta ${index}`));
  await rm(folder, { recursive: true });
  const floor = median(rounds.map((each) => each.floor.time));
  const cold = median(rounds.map((each) => each.cold.time));
  const warm = median(rounds.map((each) => each.warm.time));
  const cpu = median(rounds.map((each) => each.cold.cpu));
  const others = rounds.flatMap(({ other }) => (other ? [other.cpu] : []));
  return {
    documents,
    floor: seconds(floor),
    cold: seconds(cold),
    "cold ÷ floor": ratio(cold / floor),
    warm: seconds(warm),
    "warm ÷ cold": ratio(warm / cold),
    "peak memory": mostMemory(rounds.map((each) => each.cold)),
    "cold, processor": seconds(cpu),
    "÷ velite": others.length > 0 ? ratio(cpu / median(others)) : "–",
  };
}

const cases = sizes.split(",").flatMap((size) => [
  { size: Number(size), kind: "one" as const },
  { size: Number(size), kind: "several" as const },
  { size: Number(size), kind: "topic" as const },
]);
console.log(table(await inTurn(cases, ({ size, kind }) => measure(size, kind))));
if (velite) await rm(velite, { recursive: true });

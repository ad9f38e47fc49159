/**
 * `bench:build`: how the build of the whole site grows with its documents: the sample, and the sample
 * with more issues. Whole processes; the first build draws every social picture, the second is after
 * a change of one file. Prints a Markdown table. Arguments: `--sizes 0,100,1000,10000` (more issues).
 */
import { readFile, rm, stat } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { NEWEST, rename, sampleFolder, sampleLabel } from "./bench/corpus.ts";
import { inTurn, run, table } from "./bench/measure.ts";
import { startScripts } from "./bench/start-scripts.ts";
import { ROOT, SOCIAL_DIR } from "../src/build/paths.ts";

const { values } = parseArgs({ options: { sizes: { type: "string", default: "0,100,1000,10000" } } });

/** Kilobytes that a reader downloads before a page answers: its HTML and scripts, compressed. */
async function download(dist: string, page: string): Promise<number> {
  const html = await readFile(path.join(dist, page), "utf8");
  const files = [page, ...startScripts(html)].map((file) => path.join(dist, file));
  const sizes = await Promise.all(files.map((file) => stat(`${file}.br`).catch(() => stat(file))));
  return sizes.reduce((sum, { size }) => sum + size, 0) / 1024;
}

async function measure(more: number) {
  console.error(`${more} more issues…`);
  const folder = await sampleFolder(more);
  const [content, out] = [path.join(folder, "content"), path.join(folder, "dist")];
  const build = ["--import", "tsx", path.join(ROOT, "scripts/build.ts"), "--content", content, "--out", out];
  // The pictures of the sample stay: how long those take is said apart.
  await rm(SOCIAL_DIR, { recursive: true, force: true });
  const cold = run(build);
  await rename(path.join(content, NEWEST), "Otro Nombre");
  const warm = run(build);
  const [home, creator] = [await download(out, "index.html"), await download(out, "MoraVidal.html")];
  await rm(folder, { recursive: true });
  return {
    content: sampleLabel(more),
    "first build": `${cold.time.toFixed(1)} s`,
    "one changed": `${warm.time.toFixed(1)} s`,
    "peak memory": `${Math.round(Math.max(cold.memory, warm.memory))} MB`,
    "first download, home": `${home.toFixed(1)} KB`,
    "a creator page": `${creator.toFixed(1)} KB`,
  };
}

console.log(table(await inTurn(values.sizes.split(",").map(Number), measure)));

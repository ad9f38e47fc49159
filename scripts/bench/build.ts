/**
 * `bench:build`: times builds of the whole site for several numbers of issues. Each site is built without a cache, with
 * only the social pictures cached, after a change of one word, and without a change. Prints Markdown tables. Arguments:
 * `--sizes 0,1000,10000` (issues in addition to the sample), `--runs 3` (runs of the last two builds, whose median is
 * printed), `--kinds one` (with `one,topic`, additional sites in which half of the added issues have the topic of the
 * changed issue).
 */
import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, rename as move, rm, stat } from "node:fs/promises";
import path from "node:path";
import { type Kind, NEWEST, rename, sampleFolder, sampleLabel } from "./support/corpus.ts";
import { inTurn, median, mostMemory, options, repeat, run, table } from "./support/measure.ts";
import { startScripts } from "../../src/shared/loading/start-scripts.ts";
import {
  COPIES_DIR,
  DATA_DIR,
  OTHER_GENERATED_DIR,
  PAGES_DIR,
  READS_FILE,
  ROOT,
  SITE_DIR,
  SOCIAL_DIR,
} from "../../src/delivery/build/paths.ts";

const { sizes, runs, kinds } = options({ sizes: "0,1000,10000", runs: "3", kinds: "one" });

const CACHES = [PAGES_DIR, READS_FILE, DATA_DIR, COPIES_DIR, OTHER_GENERATED_DIR, SITE_DIR];

const movedFolders: string[] = [];

/**
 * Renames the caches of builds instead of deleting them. A deletion would slow down the next build by a tenth, because
 * for a minute after it, the file system ext4 examines every freed inode before it assigns an inode to a new file.
 */
async function moveAside(folders: readonly string[]) {
  for (const folder of folders.filter((each) => existsSync(each))) {
    const target = `${folder}.${randomUUID()}`;
    await move(folder, target);
    movedFolders.push(target);
  }
}

/** Resolves to the kilobytes that a reader downloads before a page is interactive: compressed HTML and scripts. */
async function download(dist: string, page: string): Promise<number> {
  const html = await readFile(path.join(dist, page), "utf8");
  const files = [page, ...startScripts(html)].map((file) => path.join(dist, file));
  const stats = await Promise.all(files.map((file) => stat(`${file}.br`).catch(() => stat(file))));
  return stats.reduce((sum, { size }) => sum + size, 0) / 1024;
}

/** Measures builds of the sample with `more` additional issues. The sample's derived images stay in the cache. */
async function measure({ more, kind }: { more: number; kind: Kind }) {
  console.error(`${sampleLabel(more, kind)}…`);
  const folder = await sampleFolder(more, kind);
  const [content, out] = [path.join(folder, "content"), path.join(folder, "dist")];
  const build = () => run([path.join(ROOT, "scripts/compiled.mjs"), "build", "--content", content, "--out", out]);
  await moveAside([...CACHES, SOCIAL_DIR, out]);
  const fromNothing = await build();
  await moveAside([...CACHES, out]);
  const cold = await build();
  const changed = await repeat(Number(runs), async (index) => {
    await rename(path.join(content, NEWEST), `Otro Nombre ${index}`);
    return build();
  });
  const unchanged = await repeat(Number(runs), build);
  const downloads = await inTurn(["index.html", "issues.html", "MoraVidal.html"], (page) => download(out, page));
  movedFolders.push(folder);
  const seconds = (times: readonly { time: number }[]) => `${median(times.map(({ time }) => time)).toFixed(1)} s`;
  return {
    times: {
      content: sampleLabel(more, kind),
      "from nothing": seconds([fromNothing]),
      "social pictures drawn before": seconds([cold]),
      "one word changed": seconds(changed),
      "nothing changed": seconds(unchanged),
      "peak memory": mostMemory([fromNothing, cold, ...changed]),
    },
    readers: {
      content: sampleLabel(more, kind),
      ...Object.fromEntries(
        ["/", "/issues", "/MoraVidal"].map((page, index) => [page, `${downloads[index]?.toFixed(1)} KB`]),
      ),
    },
  };
}

const cases = sizes
  .split(",")
  .flatMap((more) => kinds.split(",").map((kind) => ({ more: Number(more), kind: kind as Kind })));
const results = await inTurn(cases, measure);
for (const folder of movedFolders) await rm(folder, { recursive: true, force: true });
console.log(table(results.map(({ times }) => times)));
console.log(`\n${table(results.map(({ readers }) => readers))}`);

/** Builds that are killed at any moment. `KILL_SEED` repeats the moments of a run, whose seed is in the title. */
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { double, sample } from "fast-check";
import { expect, test } from "vitest";
import { listFiles } from "../../../src/shared/files/list-files.ts";
import { type BuiltSite, builtSite } from "../../support/magazines/built-site.ts";
import { ISSUE } from "../../support/documents.ts";
import { differences, fingerprints } from "../../support/magazines/same-files.ts";

const SEED = Number(process.env.KILL_SEED ?? 12);
const ROUNDS = 30;
/** Round → kept folder that is deleted before it, so that some kills also hit a build that reuses nothing. */
const FORGOTTEN: Record<number, "site" | "cache"> = { 0: "site", 15: "cache" };

/** One random moment in each of `ROUNDS` equal parts of a build: 0 is the start, and 1 is the end. */
const MOMENTS = sample(double({ min: 0, max: 1, noNaN: true }), { seed: SEED, numRuns: ROUNDS }).map(
  (moment, round) => (round + moment) / ROUNDS,
);

/** The parts of a build in another order, so that the rounds of `FORGOTTEN` are spread over the build too. */
const ORDER = [...MOMENTS.keys()].map((round) => (round * 7) % ROUNDS);

/** Contents of alternate rounds. A build deletes cached results that it does not use, so the next build redoes them. */
const CONTENTS = ["Mora Vidal", "Otra Artista"].map((name) => ({
  "issues/MoraVidal.yaml": ISSUE.replace("Mora Vidal", name),
}));

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function killAfter(site: BuiltSite, delay: number): Promise<void> {
  const build = site.start();
  const ended = once(build, "close");
  await Promise.race([wait(delay), ended]);
  if (build.exitCode === null && build.pid) process.kill(-build.pid, "SIGKILL");
  await ended;
}

const NAME = `a killed build leaves a whole site, and the next build is right (seed ${SEED})`;

test(NAME, { tags: ["@exhaustive"], timeout: 600_000 }, async () => {
  const site = await builtSite();
  const [first = {}, second = {}] = CONTENTS;
  const whole: Map<string, string>[] = [];
  await site.write(second);
  const cold = await milliseconds(site.build);
  whole[1] = await site.buildFromNothing();
  await site.write(first);
  const warm = await milliseconds(site.build);
  const cache = await milliseconds(async () => (whole[0] = await site.buildFromNothing()));
  const lengths = { cache, site: cold - cache + warm, nothing: warm };

  for (const [round, part] of ORDER.entries()) {
    const forgotten = FORGOTTEN[round] ?? "nothing";
    const delay = (MOMENTS[part] ?? 0) * lengths[forgotten];
    const moment = `round ${round}, ${Math.round(delay)} ms, ${forgotten} forgotten`;
    const [before = new Map(), after = new Map()] = round % 2 === 0 ? whole : whole.toReversed();
    await rm(path.join(site.keptDir, forgotten), { recursive: true, force: true });
    await site.write(CONTENTS[(round + 1) % 2] ?? {});
    await killAfter(site, delay);
    const current = fingerprints(site.out);
    // The folder may hold either site, because the kill may come after the new site has replaced the old one.
    const comparisons = [before, after].map((each) => differences(current, each));
    expect(comparisons, `dist/ after ${moment}`).toContainEqual([]);
    await site.build();
    expect(differences(fingerprints(site.out), after), `the build after ${moment}`).toEqual([]);
    expect(leftovers(site), `after ${moment}`).toEqual([]);
  }
});

test("a site that a killed build set aside is put back, even by a build that fails", async () => {
  const site = await builtSite();
  // No process has such an id: https://man7.org/linux/man-pages/man5/proc_sys_kernel.5.html
  const aside = `${site.out}.${2 ** 22 + 1}-1.previous`;
  await mkdir(aside);
  await writeFile(path.join(aside, "index.html"), "The last site");
  await site.write({ "issues/MoraVidal.yaml": ISSUE.replace("layout: bri", "layout: none") });
  await expect(site.build()).rejects.toThrow("none");
  expect(await readFile(path.join(site.out, "index.html"), "utf8")).toBe("The last site");
});

/** Lists the temporary folders beside the site and the compiled content, and the unfinished files in the cache. */
function leftovers({ out, keptDir }: BuiltSite): string[] {
  const beside = [path.dirname(out), keptDir].flatMap((dir) =>
    readdirSync(dir).filter((name) => /\.\d+-\d+\./.test(name)),
  );
  const unfinished = listFiles(path.join(keptDir, "cache")).filter((name) => /\.\d+$/.test(name));
  return [...beside, ...unfinished];
}

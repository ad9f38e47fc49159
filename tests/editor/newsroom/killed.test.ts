/**
 * The command, killed at any moment with everything that it started, loses nothing that it confirmed. `KILL_SEED`
 * repeats the moments of a run, whose seed is in the title.
 */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import Database from "better-sqlite3";
import { nat, sample } from "fast-check";
import { afterAll, expect, test } from "vitest";
import { databaseIn } from "../../../src/delivery/server/database/open.ts";
import { checkContent } from "../../../src/content/compiler/build-content.ts";
import { contentConfig } from "../../../src/types/content-config.ts";
import { SITE_MARK } from "../../../src/delivery/build/output/output-folder.ts";
import { git } from "../../support/git/git.ts";
import { startCommand } from "../../support/newsroom/command.ts";
import { placesOfTest } from "../../support/newsroom/newsroom.ts";
import {
  ANA,
  BRUNO,
  CARLA,
  change,
  LEO,
  MORA,
  NORA,
  openSession,
  type Places,
  publishFiles,
  removeMagazine,
} from "../../support/newsroom/team.ts";

afterAll(removeMagazine);

const SEED = Number(process.env.KILL_SEED ?? 12);
/** Milliseconds before each kill. For every third kill, they are counted from a publication. */
const DELAYS = sample(nat({ max: 6000 }), { seed: SEED, numRuns: 30 });

interface Confirmed {
  email: string;
  file: string;
  name: string;
}

interface Work {
  /** Confirmed saves. */
  saved: Confirmed[];
  /** File → last name that was confirmed, or found after a kill. `sentNames`: file → last name that was sent. */
  names: Map<string, string>;
  sentNames: Map<string, string>;
  /** The last round in which both documents were published. */
  published: number;
}

const FILES: Record<string, string[]> = {
  [BRUNO.email]: [LEO],
  [CARLA.email]: ["cards/Pop.md"],
};
const PUBLISHED = [NORA, MORA];

/** Saves the documents of an editor again and again. Rejects when the newsroom no longer answers. */
async function work(
  address: string,
  email: string,
  { saved, names, sentNames }: Work,
  round: () => number,
  afterRound = async () => {},
) {
  const { ask } = await openSession(address, email);
  for (;;) {
    const number = round();
    for (const file of FILES[email] ?? PUBLISHED) {
      const name = `Ronda ${number}`;
      sentNames.set(file, name);
      await change(ask, file, { [file.startsWith("cards") ? "title" : "name"]: name });
      saved.push({ email, file, name });
      names.set(file, name);
    }
    await afterRound();
  }
}

const untilGone = (error: NodeJS.ErrnoException) => {
  if (!/^(?:ECONN|EPIPE)/.test(error.code ?? "")) throw error;
};

async function checkFolder(
  { root, content, state, folder, remote }: Places,
  { names, sentNames }: Work,
): Promise<void> {
  expect(git(root)("fsck", "--no-dangling", "--no-progress")).toBe("");
  expect(git(remote)("fsck", "--no-dangling", "--no-progress")).toBe("");
  const database = new Database(databaseIn(state));
  expect(database.pragma("integrity_check")).toEqual([{ integrity_check: "ok" }]);
  database.close();
  const outDir = path.join(folder, "nada");
  const { problems } = await checkContent({ config: contentConfig, contentDir: content, outDir, version: "" });
  expect(problems).toEqual([]);
  for (const [file, name] of names) {
    const [, found = ""] = /^(?:name|title): (.*)$/m.exec(await readFile(path.join(content, file), "utf8")) ?? [];
    expect([name, sentNames.get(file)], file).toContain(found);
    // The name in the file counts from now on, because a save may have been written but not confirmed before the kill.
    names.set(file, found);
  }
}

/** Returns the confirmed saves that are missing in the commits of their editors. */
function missingInGit({ root }: Places, { saved }: Work): Confirmed[] {
  const log = git(root)("log", "-p", "--format=BY %ae", "redaccion", "--", "content");
  const committed = log.split(/^BY /m).flatMap((commit) => {
    const email = commit.split("\n", 1)[0] ?? "";
    return [...commit.matchAll(/^\+(?:name|title): (.*)$/gm)].map(([, name]) => `${email} ${name}`);
  });
  const commits = new Set(committed);
  return saved.filter(({ email, name }) => !commits.has(`${email} ${name}`));
}

/** Expects that both pages show the same round, and resolves to this round. */
async function shownRound({ site }: Places): Promise<number> {
  expect(existsSync(path.join(site, SITE_MARK)) && existsSync(path.join(site, "index.html"))).toBe(true);
  const pages = await Promise.all(
    ["NoraPaz", "MoraVidal"].map((slug) => readFile(path.join(site, `${slug}.html`), "utf8")),
  );
  const rounds = pages.map((page) => Number(/Ronda (\d+)/.exec(page)?.[1] ?? 0));
  expect(rounds[0]).toBe(rounds[1]);
  return rounds[0] ?? 0;
}

test(
  `thirty kills at random moments lose no confirmed save and no confirmed publication (seed ${SEED})`,
  { tags: ["@exhaustive"], timeout: 1_800_000 },
  async () => {
    const places = await placesOfTest([ANA, BRUNO, CARLA]);
    const state: Work = { saved: [], names: new Map(), sentNames: new Map(), published: 0 };
    let round = 0;
    for (const [kill, delay] of DELAYS.entries()) {
      const command = await startCommand(places);
      const { address } = command;
      const { ask } = await openSession(address, ANA.email);
      const roundOfAna = { current: 0 };
      const publish = async () => {
        const answer = await publishFiles(ask, ...PUBLISHED);
        expect(answer).not.toHaveProperty("refusal");
        expect(answer).not.toHaveProperty("trouble");
        state.published = roundOfAna.current;
      };
      const editors = [
        work(address, ANA.email, state, () => (roundOfAna.current = ++round), publish),
        work(address, BRUNO.email, state, () => ++round),
        work(address, CARLA.email, state, () => ++round),
      ].map((each) => each.catch(untilGone));
      const before = state.published;
      if (kill % 3 === 2) await expect.poll(() => state.published, { timeout: 120_000 }).toBeGreaterThan(before);
      await wait(delay);
      await command.kill();
      await Promise.all(editors);
      await checkFolder(places, state);
      if (existsSync(places.site)) await shownRound(places);
    }
    const command = await startCommand(places);
    await expect
      .poll(() => shownRound(places), { timeout: 120_000, interval: 500 })
      .toBeGreaterThanOrEqual(state.published);
    expect(missingInGit(places, state)).toEqual([]);
    expect(state.published).toBeGreaterThan(0);
    expect(await command.stop("SIGTERM")).toBe(0);
  },
);

/** Fifty editors at once: each save is in Git under its editor's name, or was answered with both versions. */
import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { writeFile } from "node:fs/promises";
import type { Ask } from "../../support/editor-server.ts";
import { git, publishAll } from "../../support/git/git.ts";
import { startCommand } from "../../support/newsroom/command.ts";
import {
  openSession,
  listenToEvents,
  newsroomPlaces,
  type Places,
  removeMagazine,
} from "../../support/newsroom/team.ts";

afterAll(removeMagazine);

const EDITORS = 50;
const SAVES = 20;
/** Every fourth save is of a document that all editors save. */
const SHARED = 4;
/** Memory that the command may take, in megabytes. */
const MEMORY = 700;
const MINUTES = 15;

const numbers = Array.from({ length: EDITORS }, (_, index) => index + 1);
const emailOf = (number: number) => `editor${number}@pompa.example`;
const ownOf = (number: number) => `issues/Numero${number}.yaml`;
const COMMON = "issues/NoraPaz.yaml";

async function addIssues({ root, content }: Places): Promise<void> {
  const model = await readFile(path.join(content, COMMON), "utf8");
  for (const number of numbers) {
    const text = model.replace("#81", `#${1000 + number}`).replace("name: Nora Paz", `name: Número ${number}`);
    await writeFile(path.join(content, ownOf(number)), text);
  }
  publishAll(root, "Más números");
}

interface Outcome {
  /** `email name` of each confirmed save. */
  saved: string[];
  conflicts: number;
  /** Milliseconds of each save. */
  times: number[];
}

/** Saves again over what another saved meanwhile, until it is confirmed. */
async function save(ask: Ask, file: string, name: string, outcome: Outcome): Promise<void> {
  let { fields = {}, revision } = await ask("open", { file });
  for (;;) {
    const start = performance.now();
    const answer = await ask("save", { file, typed: { fields: { ...fields, name } }, revision });
    outcome.times.push(performance.now() - start);
    if (!("conflict" in answer)) return;
    expect(answer.conflict.fields?.["name"]).not.toBe(fields["name"]);
    outcome.conflicts++;
    ({ fields = {}, revision } = answer.conflict);
  }
}

async function edit(address: string, number: number): Promise<Outcome> {
  const session = await openSession(address, emailOf(number));
  const { leave } = await listenToEvents(address, session);
  const outcome: Outcome = { saved: [], conflicts: 0, times: [] };
  for (let count = 1; count <= SAVES; count++) {
    const name = `De ${number}, la ${count}`;
    await save(session.ask, count % SHARED === 0 ? COMMON : ownOf(number), name, outcome);
    outcome.saved.push(`${emailOf(number)} ${name}`);
  }
  leave();
  return outcome;
}

/** Memory of a process, in megabytes. */
const memoryOf = async (pid = 0) =>
  Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;

const LINUX = process.platform === "linux";

test.runIf(LINUX)(
  "no save is lost when fifty editors save twenty times each",
  { tags: ["@exhaustive"], timeout: MINUTES * 60_000 },
  async () => {
    const members = numbers.map((number) => ({
      email: emailOf(number),
      name: `Editor ${number}`,
      may: ["write"] as const,
    }));
    const places = await newsroomPlaces(members);
    await addIssues(places);
    const command = await startCommand(places);
    let mostMemory = 0;
    const memoryTimer = setInterval(
      () => void memoryOf(command.process.pid).then((now) => (mostMemory = Math.max(mostMemory, now))),
      250,
    );
    const start = performance.now();
    const outcomes = await Promise.all(numbers.map((number) => edit(command.address, number)));
    const seconds = (performance.now() - start) / 1000;
    clearInterval(memoryTimer);
    const log = git(places.root)("log", "-p", "--format=BY %ae", "redaccion", "--", "content");
    const lines = log.split(/^BY /m).flatMap((commit) => {
      const name = /^\+name: (.*)$/m.exec(commit)?.[1]?.replaceAll(/^["']|["']$/g, "");
      return [`${commit.split("\n", 1)[0]} ${name}`];
    });
    const saved = outcomes.flatMap((each) => each.saved);
    const committed = new Set(lines);
    expect(saved.filter((each) => !committed.has(each))).toEqual([]);
    expect(saved).toHaveLength(EDITORS * SAVES);
    expect(git(places.root)("status", "--porcelain")).toBe("");
    const times = outcomes.flatMap((each) => each.times).toSorted((one, other) => one - other);
    const conflicts = outcomes.reduce((sum, each) => sum + each.conflicts, 0);
    process.stdout.write(
      `${saved.length} saves in ${seconds.toFixed(0)} s, ${conflicts} conflicts; a save takes ${times[times.length >> 1]?.toFixed(0)} ms, at most ${times.at(-1)?.toFixed(0)} ms; ${mostMemory.toFixed(0)} MB\n`,
    );
    expect(mostMemory).toBeLessThan(MEMORY);
    expect(await command.stop("SIGTERM")).toBe(0);
    await rm(places.folder, { recursive: true, force: true });
  },
);

